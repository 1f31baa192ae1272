import { LANGUAGES, type LocalizedText } from '@comanda/domain';

/** A text in the languages that every text has to have, in their order. */
export type Texts = readonly [en: string, cht: string, chs: string];

const REQUIRED_FIELDS = LANGUAGES.filter(({ isRequired }) => isRequired).map(({ field }) => field);

/** Returns a text in the languages that every text has to have. */
export function localized(...texts: Texts): LocalizedText {
  // the cast is sound: these are all the fields that have to be there
  return Object.fromEntries(REQUIRED_FIELDS.map((field, at) => [field, texts[at]])) as LocalizedText;
}
