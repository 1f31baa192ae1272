import { LANGUAGES, type Language, type LocalizedText, offeredLanguages } from '@comanda/domain';
import { useMemo } from 'react';
import { useOffice } from './office-context.ts';

/** The languages of the shop that one is signed in to, by which the office asks for texts (B5.4). */
export type ShopLanguages = {
  /** The language that stands in for any other, and that a name cannot go without. */
  readonly first: Language;
  /** The languages that guests are offered, in the shop's order. */
  readonly offered: readonly Language[];
  /** Returns the languages to ask for: those offered, and others that a text has already. */
  readonly asked: (text: LocalizedText | undefined) => readonly Language[];
};

/** Returns the languages of the shop that one is signed in to (B5.4). */
export function useLanguages(): ShopLanguages {
  const { shop } = useOffice();
  return useMemo(() => {
    const offered = offeredLanguages(shop);
    const others = LANGUAGES.filter((language) => !offered.includes(language));
    return {
      first: offered[0] ?? LANGUAGES[0],
      offered,
      asked: (text) => [...offered, ...others.filter(({ field }) => (text?.[field] ?? '') !== '')],
    };
  }, [shop]);
}
