import { LANGUAGES, type LanguageCode } from '@comanda/domain';

/** Returns the value of a shop's languages; undefined for all of them in their usual order, and for none (B5.4). */
export function languagesValue(codes: readonly LanguageCode[]): readonly LanguageCode[] | undefined {
  const isUsual = codes.length === LANGUAGES.length && LANGUAGES.every(({ code }, at) => codes[at] === code);
  return isUsual || codes.length === 0 ? undefined : codes;
}
