/** The texts of a namespace: as deep as its file. */
export type Texts = { readonly [key: string]: string | Texts };

/** What a text is filled in with, by name. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * Returns a text: `a.b` of its own namespace, `namespace:a.b` of another. `count` picks among `a.b_one`,
 * `a.b_other`…; `{{name}}` stands for the value of that name. A text that is missing is the one that stands for all
 * of its namespace, else its key.
 */
export type TranslateKey = (key: string, values?: Values) => string;

/** All texts of the interface, and the language that is shown. */
export type Translator<Code extends string> = {
  /** Adds texts to a namespace; it may come in several parts. */
  readonly add: (code: Code, namespace: string, texts: Texts) => void;
  /** Lays texts over those that are there, or will be; listeners are told. */
  readonly lay: (code: Code, texts: Readonly<Record<string, Texts>>) => void;
  readonly has: (code: Code, namespace: string) => boolean;
  /** Returns the same function for the same language and namespace, so that hooks can depend on it. */
  readonly translate: (code: Code, namespace: string) => TranslateKey;
  readonly shown: () => Code;
  readonly show: (code: Code) => void;
  /** Another with every change that is told to listeners. */
  readonly edition: () => number;
  readonly subscribe: (listener: () => void) => () => void;
};

function textAt(texts: Texts | undefined, key: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const step of key.split('.')) {
    if (typeof found !== 'object') return undefined;
    found = found[step];
  }
  return typeof found === 'string' ? found : undefined;
}

const filled = (text: string, values: Readonly<Record<string, unknown>>) =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** Both texts as one: what is laid over the other counts. */
function laidOver(under: Texts | undefined, over: Texts | undefined): Texts {
  const texts: Record<string, string | Texts> = { ...under };
  for (const [key, text] of Object.entries(over ?? {})) {
    const below = texts[key];
    texts[key] = typeof text === 'object' && typeof below === 'object' ? laidOver(below, text) : text;
  }
  return texts;
}

/**
 * Creates a translator without texts that shows a language; `onMissing` is called for every text that is not there. `ofAll` names, by
 * namespace, the text that stands for any that it lacks.
 */
export function createTranslator<Code extends string>(
  first: Code,
  onMissing?: (code: Code, key: string) => void,
  ofAll: Readonly<Record<string, string>> = {},
): Translator<Code> {
  const messages = new Map<string, Texts>();
  const laid = new Map<string, Texts>();
  const translations = new Map<string, TranslateKey>();
  const listeners = new Set<() => void>();
  let shown = first;
  let edition = 0;
  const tell = () => {
    edition += 1;
    for (const listener of listeners) listener();
  };
  const put = (id: string, texts: Texts) => void messages.set(id, laidOver(texts, laid.get(id)));

  function createTranslate(code: Code, own: string): TranslateKey {
    const plurals = new Intl.PluralRules(code);
    return (asked, values = {}) => {
      const colon = asked.indexOf(':');
      const namespace = colon < 0 ? own : asked.slice(0, colon);
      const key = asked.slice(colon + 1);
      const find = (path: string) => textAt(messages.get(`${code}/${namespace}`), path);
      const { count } = values;
      const plural =
        typeof count === 'number'
          ? (find(`${key}_${plurals.select(count)}`) ?? find(`${key}_other`))
          : undefined;
      const text = plural ?? find(key);
      if (text !== undefined) return filled(text, values);
      onMissing?.(code, `${namespace}:${key}`);
      return find(ofAll[namespace] ?? key) ?? key;
    };
  }

  return {
    add(code, namespace, texts) {
      const id = `${code}/${namespace}`;
      put(id, laidOver(messages.get(id), texts));
    },
    lay(code, texts) {
      for (const [namespace, over] of Object.entries(texts)) {
        const id = `${code}/${namespace}`;
        laid.set(id, laidOver(laid.get(id), over));
        const under = messages.get(id);
        if (under) put(id, under);
      }
      // whoever depends on the function that translates is to ask again
      translations.clear();
      tell();
    },
    has: (code, namespace) => messages.has(`${code}/${namespace}`),
    translate(code, namespace) {
      const id = `${code}/${namespace}`;
      const known = translations.get(id) ?? createTranslate(code, namespace);
      translations.set(id, known);
      return known;
    },
    shown: () => shown,
    show(code) {
      shown = code;
      tell();
    },
    edition: () => edition,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
