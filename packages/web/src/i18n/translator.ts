/** The texts of a namespace: as deep as its file. */
export type Texts = { readonly [key: string]: string | Texts };

/**
 * Gives a text: `a.b` of the namespaces asked for, `namespace:a.b` of another. `count` picks among `a.b_one`,
 * `a.b_other`…; `{{name}}` stands for the value of that name. A text that is missing is what its namespace says of
 * everything, else its key.
 */
export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** All texts of the interface, and the language that is shown. */
export type Translator<Code extends string> = {
  /** Adds texts to a namespace; it may come in several parts. */
  readonly add: (code: Code, namespace: string, texts: Texts) => void;
  /** Lays texts over those that are there, or will be; listeners are told. */
  readonly lay: (code: Code, texts: Readonly<Record<string, Texts>>) => void;
  readonly has: (code: Code, namespace: string) => boolean;
  /** The same function for the same question, so that hooks can depend on it. */
  readonly translator: (code: Code, namespaces: string | readonly string[]) => Translate;
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
 * An empty book, open at a language; `onMissing` hears of every text that was asked for in vain. `ofAll` names, by
 * namespace, the text that stands for any that it lacks.
 */
export function createTranslator<Code extends string>(
  first: Code,
  onMissing?: (code: Code, key: string) => void,
  ofAll: Readonly<Record<string, string>> = {},
): Translator<Code> {
  const books = new Map<string, Texts>();
  const laid = new Map<string, Texts>();
  const translators = new Map<string, Translate>();
  const listeners = new Set<() => void>();
  let shown = first;
  let edition = 0;
  const tell = () => {
    edition += 1;
    for (const listener of listeners) listener();
  };
  const put = (book: string, texts: Texts) => void books.set(book, laidOver(texts, laid.get(book)));

  function createTranslate(code: Code, namespaces: readonly string[]): Translate {
    const plurals = new Intl.PluralRules(code);
    const find = (key: string, among: readonly string[]) => {
      for (const namespace of among) {
        const text = textAt(books.get(`${code}/${namespace}`), key);
        if (text !== undefined) return text;
      }
      return undefined;
    };
    return (asked, values = {}) => {
      const colon = asked.indexOf(':');
      const key = asked.slice(colon + 1);
      const among = colon < 0 ? namespaces : [asked.slice(0, colon)];
      const { count } = values;
      const plural =
        typeof count === 'number'
          ? (find(`${key}_${plurals.select(count)}`, among) ?? find(`${key}_other`, among))
          : undefined;
      const text = plural ?? find(key, among);
      if (text !== undefined) return filled(text, values);
      onMissing?.(code, asked);
      return find(ofAll[among[0] ?? ''] ?? key, among) ?? key;
    };
  }

  return {
    add(code, namespace, texts) {
      const book = `${code}/${namespace}`;
      put(book, laidOver(books.get(book), texts));
    },
    lay(code, texts) {
      for (const [namespace, over] of Object.entries(texts)) {
        const book = `${code}/${namespace}`;
        laid.set(book, laidOver(laid.get(book), over));
        const under = books.get(book);
        if (under) put(book, under);
      }
      // whoever depends on the function that translates is to ask again
      translators.clear();
      tell();
    },
    has: (code, namespace) => books.has(`${code}/${namespace}`),
    translator(code, namespaces) {
      const among = typeof namespaces === 'string' ? [namespaces] : namespaces;
      const question = `${code}/${among.join()}`;
      const known = translators.get(question) ?? createTranslate(code, among);
      translators.set(question, known);
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
