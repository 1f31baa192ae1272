import { FALLBACK_LANGUAGE } from '@comanda/contract/languages';
import { type Language, type LanguageOffer, type LocalizedText, offeredLanguages } from '@comanda/domain';

/** A name as it stands in one language. */
export type NameInLanguage = { readonly text: string; readonly lang: string };

/**
 * Returns a name as the people of the place and as strangers read it: in the reader's language and in another that the
 * shop offers, English after the others; one where both are the same.
 */
export function ownNames(
  reader: Language,
  name: LocalizedText | undefined,
  shop?: LanguageOffer,
): readonly NameInLanguage[] {
  const second = offeredLanguages(shop).filter(({ code }) => code !== reader.code);
  const isEnglish = ({ code }: Language) => code === FALLBACK_LANGUAGE.code;
  const names = [reader, ...second.slice(0, 1)]
    .sort((one, other) => Number(isEnglish(one)) - Number(isEnglish(other)))
    .map(({ field, tag }) => ({ text: name?.[field] ?? '', lang: tag }));
  return names.filter(({ text }, at) => text !== '' && names.findIndex((each) => each.text === text) === at);
}
