import {
  LANGUAGE_FIELDS,
  LANGUAGES,
  type Language,
  type LanguageCode,
  type LocalizedText,
} from '@comanda/domain';

/** The codes of the languages, in the order in which they are offered. */
export const LANGUAGE_CODES: readonly LanguageCode[] = LANGUAGES.map(({ code }) => code);

/** The language that stands in for one that is missing. */
export const FALLBACK_LANGUAGE: Language = LANGUAGES[0];

/** Returns true if a text is the code of a language. */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return LANGUAGE_CODES.some((code) => code === value);
}

/** Returns the language of a code. */
export function languageOf(code: LanguageCode): Language {
  return LANGUAGES.find((language) => language.code === code) ?? FALLBACK_LANGUAGE;
}

const PREFIX = new RegExp(`^/(${LANGUAGE_CODES.join('|')})(?=/|$)`, 'i');

/** Splits a path into the language code that it starts with, if any, and the rest, which starts with a slash. */
export function splitLanguage(path: string): { readonly code?: LanguageCode; readonly path: string } {
  const prefix = PREFIX.exec(path)?.[1]?.toLowerCase();
  const code = LANGUAGE_CODES.find((each) => each === prefix);
  if (code === undefined) return { path };
  // two slashes before a path would name another host
  return { code, path: path.replace(PREFIX, '').replace(/^\/*/, '/') };
}

/** Returns a name in a language, or in the fallback where it has no text in that, or in any that it has. */
export function nameIn(
  { field }: Language,
  name: LocalizedText | undefined,
  fallback: Language = FALLBACK_LANGUAGE,
): string {
  if (name === undefined) return '';
  return name[field] || name[fallback.field] || LANGUAGES.map((each) => name[each.field]).find(Boolean) || '';
}

/** Returns a name that is the same in every language. */
export function inEveryLanguage(text: string): LocalizedText {
  // the cast is sound: these are all its fields
  return Object.fromEntries(LANGUAGE_FIELDS.map((field) => [field, text])) as LocalizedText;
}
