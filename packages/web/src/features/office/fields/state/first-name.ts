import { LANGUAGES, type Language, type LocalizedText } from '@comanda/domain';

/** Returns a name in the first language only, of the product or of a shop; where others are missing, guests read it. */
export function firstName(name: string, first: Language = LANGUAGES[0]): LocalizedText {
  // the cast is sound: every language has its text
  return Object.fromEntries(
    LANGUAGES.map(({ field }) => [field, field === first.field ? name : '']),
  ) as LocalizedText;
}
