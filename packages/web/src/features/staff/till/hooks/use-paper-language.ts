import { type Language, type LanguageOffer, offeredLanguages } from '@comanda/domain';
import { useEffect, useState } from 'react';
import { loadMessages } from '../../../../i18n/load-messages.ts';
import { useLocale } from '../../../../i18n/locale.ts';

/**
 * Returns the language of papers for guests: the first that the shop offers, whatever the cashier reads (office B5.4); that
 * of the till for a shop that has chosen none, and until the texts are there.
 *
 * @param drawn what is drawn next: a part that came with it may have brought texts
 */
export function usePaperLanguage(shop: LanguageOffer, drawn: unknown): Language {
  const { locale } = useLocale();
  const wanted = shop.languages === undefined ? locale : (offeredLanguages(shop)[0] ?? locale);
  const [ready, setReady] = useState<{ readonly language: Language; readonly drawn: unknown }>();
  useEffect(() => {
    let isLeft = false;
    // without a network the paper is in the language of the till
    loadMessages(wanted.code).then(
      () => isLeft || setReady({ language: wanted, drawn }),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [wanted, drawn]);
  return ready?.language === wanted ? wanted : locale;
}
