type LanguageEntry = {
  /** Its code: the start of its paths, a member's choice, the key of its texts. */
  readonly code: string;
  /** Its field in names (`LocalizedText`). */
  readonly field: string;
  /** Its tag in pages. */
  readonly tag: string;
  /** Its tag for `Intl`, with the script and region whose habits it follows. */
  readonly intl: string;
  /** The name of its files or folders of texts. */
  readonly file: string;
  /** Its name in itself. */
  readonly name: string;
  /** A pattern of the browser's tags, in lower case, that are answered in it; no tag fits two languages. */
  readonly accepts: RegExp;
  /** The form of a weekday that readers of it expect beside a date. */
  readonly weekday: 'short' | 'long';
  /** True if every name has to have a text in it. */
  readonly isRequired: boolean;
};

/** The languages of the product, in the order in which they are offered; the first stands in for any other. */
export const LANGUAGES = [
  {
    code: 'en',
    field: 'en',
    tag: 'en',
    intl: 'en-HK',
    file: 'en',
    name: 'English',
    accepts: /^en/,
    weekday: 'short',
    isRequired: true,
  },
  {
    code: 'zh-hk',
    field: 'cht',
    tag: 'zh-HK',
    intl: 'zh-Hant-HK',
    file: 'zh-hk',
    name: '繁體中文',
    accepts: /^zh(?!$|-(cn|sg|hans))/,
    // 星期一: the short 週一 is Taiwan's
    weekday: 'long',
    isRequired: true,
  },
  {
    code: 'zh-cn',
    field: 'chs',
    tag: 'zh-CN',
    intl: 'zh-Hans-CN',
    file: 'zh-cn',
    name: '简体中文',
    accepts: /^zh($|-(cn|sg|hans))/,
    weekday: 'short',
    isRequired: true,
  },
] as const satisfies readonly LanguageEntry[];

/** The fields of a name, one for each language. */
export const LANGUAGE_FIELDS = LANGUAGES.map(({ field }) => field);

export type Language = (typeof LANGUAGES)[number];
export type LanguageCode = Language['code'];

/** Text by language, in every required one; pricing and carts never look into it. */
export type LocalizedText = {
  readonly [Each in Extract<Language, { isRequired: true }> as Each['field']]: string;
} & { readonly [Each in Exclude<Language, { isRequired: true }> as Each['field']]?: string };
