import type { Shop } from '@comanda/contract';
import { offeredLanguages } from '@comanda/domain';
import { useEffect, useState } from 'react';
import { needEveryLanguage } from '../../../../i18n/load-messages.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { typed } from '../../../../i18n/messages.ts';
import { ownNames } from '../../../../i18n/own-names.ts';
import { translator } from '../../../../i18n/use-translation.ts';

/** A line of a card, in one language. */
type CardText = { readonly text: string; readonly lang: string };
/** Words on a table's card: the names of the shop, and the invitation to scan. */
export type CardTexts = { readonly names: readonly CardText[]; readonly scan: readonly CardText[] };

/** Returns the words on the cards of a shop's tables, in the languages that it offers its guests (office B5.4). */
export function useCardTexts(shop: Shop | undefined): CardTexts {
  const { locale } = useLocale();
  const [hasAll, setHasAll] = useState(false);
  useEffect(() => {
    let isLeft = false;
    // without a network the cards are in the language of the page
    needEveryLanguage('office').then(
      () => isLeft || setHasAll(true),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  const languages = hasAll ? offeredLanguages(shop) : [locale];
  const [first = locale] = languages;
  const scan = languages.map(({ code, tag }) => ({
    text: typed<'office'>(translator.translate(code, 'office'))('tables.scan'),
    lang: tag,
  }));
  return { names: ownNames(first, shop?.name, shop), scan };
}
