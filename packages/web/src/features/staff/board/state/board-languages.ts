import { type Language, type LanguageOffer, offeredLanguages } from '@comanda/domain';

/** Languages of the board: the first that the shop offers, and another beside it, unless it offers one (office B5.4). */
export type BoardLanguages = { readonly first: Language; readonly second: Language | undefined };

/** Returns the languages of a shop's board: its first, and the screen's own, or the next one offered. */
export function boardLanguages(locale: Language, shop: LanguageOffer): BoardLanguages {
  const [first = locale, ...others] = offeredLanguages(shop);
  return { first, second: others.find(({ code }) => code === locale.code) ?? others[0] };
}
