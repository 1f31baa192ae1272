/** Texts of a namespace, nested as in its file. */
export type Texts = { readonly [key: string]: string | Texts };

/** Values for the placeholders of a text, by name. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * Returns a text: `a.b` of its own namespace, `namespace:a.b` of another. `count` picks among `a.b_one`,
 * `a.b_other`…; `{{name}}` is replaced by the value of that name. A missing text falls back to the namespace's
 * fallback text, then to its key.
 */
export type TranslateKey = (key: string, values?: Values) => string;

/** All texts of the interface, and the language that is shown. */
export type Translator<Code extends string> = {
  /** Adds texts to a namespace; it may come in several parts. */
  readonly add: (code: Code, namespace: string, texts: Texts) => void;
  /** Overrides texts, including those added later, and notifies listeners. */
  readonly override: (code: Code, texts: Readonly<Record<string, Texts>>) => void;
  readonly has: (code: Code, namespace: string) => boolean;
  /** Returns the same function for the same language and namespace, so that hooks can depend on it. */
  readonly translate: (code: Code, namespace: string) => TranslateKey;
  readonly shown: () => Code;
  readonly show: (code: Code) => void;
  /** Returns a number that changes whenever listeners are notified. */
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

/** Returns texts with others merged over them. */
function merged(under: Texts | undefined, over: Texts | undefined): Texts {
  const texts: Record<string, string | Texts> = { ...under };
  for (const [key, text] of Object.entries(over ?? {})) {
    const below = texts[key];
    texts[key] = typeof text === 'object' && typeof below === 'object' ? merged(below, text) : text;
  }
  return texts;
}

/** Creates the store of texts by `language/namespace`, with overrides that outlive what is added. */
function createTextStore() {
  const texts = new Map<string, Texts>();
  const overrides = new Map<string, Texts>();
  const put = (id: string, added: Texts) => void texts.set(id, merged(added, overrides.get(id)));
  return {
    get: (id: string) => texts.get(id),
    has: (id: string) => texts.has(id),
    add: (id: string, added: Texts) => put(id, merged(texts.get(id), added)),
    override(id: string, over: Texts): void {
      overrides.set(id, merged(overrides.get(id), over));
      const under = texts.get(id);
      if (under) put(id, under);
    },
  };
}

/** Sources of the texts that a `TranslateKey` returns. */
type Lookup = {
  readonly textsOf: (namespace: string) => Texts | undefined;
  readonly onMissing: (key: string) => void;
  /** Fallback texts by namespace: their keys. */
  readonly fallbacks: Readonly<Record<string, string>>;
};

function createTranslate(code: string, own: string, { textsOf, onMissing, fallbacks }: Lookup): TranslateKey {
  const plurals = new Intl.PluralRules(code);
  return (asked, values = {}) => {
    const colon = asked.indexOf(':');
    const namespace = colon < 0 ? own : asked.slice(0, colon);
    const key = asked.slice(colon + 1);
    const find = (path: string) => textAt(textsOf(namespace), path);
    const { count } = values;
    const plural =
      typeof count === 'number'
        ? (find(`${key}_${plurals.select(count)}`) ?? find(`${key}_other`))
        : undefined;
    const text = plural ?? find(key);
    if (text !== undefined) return filled(text, values);
    onMissing(`${namespace}:${key}`);
    return find(fallbacks[namespace] ?? key) ?? key;
  };
}

/**
 * Creates a translator without texts that shows a language. Calls `onMissing` for every text that is not there;
 * `fallbacks` names, by namespace, the key of the text that replaces any it lacks.
 */
export function createTranslator<Code extends string>(
  first: Code,
  onMissing?: (code: Code, key: string) => void,
  fallbacks: Readonly<Record<string, string>> = {},
): Translator<Code> {
  const store = createTextStore();
  const translations = new Map<string, TranslateKey>();
  const listeners = new Set<() => void>();
  let shown = first;
  let edition = 0;
  const notify = () => {
    edition += 1;
    for (const listener of listeners) listener();
  };
  return {
    add: (code, namespace, texts) => store.add(`${code}/${namespace}`, texts),
    override(code, texts) {
      for (const [namespace, over] of Object.entries(texts)) store.override(`${code}/${namespace}`, over);
      // hooks that depend on a translate function have to read again
      translations.clear();
      notify();
    },
    has: (code, namespace) => store.has(`${code}/${namespace}`),
    translate(code, namespace) {
      const id = `${code}/${namespace}`;
      const textsOf = (name: string) => store.get(`${code}/${name}`);
      const noteMissing = (key: string) => onMissing?.(code, key);
      const translate =
        translations.get(id) ??
        createTranslate(code, namespace, { textsOf, onMissing: noteMissing, fallbacks });
      translations.set(id, translate);
      return translate;
    },
    shown: () => shown,
    show(code) {
      shown = code;
      notify();
    },
    edition: () => edition,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
