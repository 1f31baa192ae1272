import { LANGUAGES, type Language, type LanguageCode } from './languages.ts';

/** The languages that a shop offers its guests, in its order; all of the product's when absent (office B5.4). */
export type LanguageOffer = { readonly languages?: readonly LanguageCode[] };

/** A guest's wishes for a language, as far as they are known. */
export type LanguageWish = {
  /** The code that they chose. */
  readonly chosen?: string | undefined;
  /** The tags that their browser prefers, the most wanted first. */
  readonly tags?: readonly string[];
};

/** Returns the languages that a shop offers its guests, in its order (office B5.4); all of them without a shop. */
export function offeredLanguages(shop?: LanguageOffer): readonly Language[] {
  const offered = (shop?.languages ?? []).flatMap(
    (each) => LANGUAGES.find(({ code }) => code === each) ?? [],
  );
  return offered.length === 0 ? LANGUAGES : offered;
}

/**
 * Returns the language that a guest reads (office B5.4): the one they chose; if they chose none, the first of their
 * browser's that is offered; else the first that the shop offers.
 */
export function guestLanguage({ chosen, tags = [] }: LanguageWish, shop?: LanguageOffer): Language {
  const offered = offeredLanguages(shop);
  const isChoice = LANGUAGES.some(({ code }) => code === chosen);
  // a language accepts its own code
  for (const tag of isChoice && chosen !== undefined ? [chosen] : tags) {
    const met = offered.find(({ accepts }) => accepts.test(tag.toLowerCase()));
    if (met !== undefined) return met;
  }
  return offered[0] ?? LANGUAGES[0];
}
