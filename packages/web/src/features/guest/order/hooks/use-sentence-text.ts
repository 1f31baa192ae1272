import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { OrderSentence } from '../state/order-sentence.ts';

/** Returns the sentence of an order: the main point, then what follows from it. */
export function useSentenceText(sentence: OrderSentence): { readonly lead: string; readonly tail: string } {
  const { t } = useTranslation('order');
  const { say } = useLocale();
  switch (sentence.key) {
    case 'cooking':
      return { lead: t('say.cooking.lead', { count: sentence.count }), tail: t('say.cooking.tail') };
    case 'someReady':
    case 'someReadyTable': {
      const { cooking, ready } = sentence;
      const words = { name: say(sentence.dish.line.name), count: ready };
      const readyText = t(`say.${sentence.key}.${ready > 1 ? 'more' : 'tail'}`, words);
      if (cooking === 0) return { lead: readyText, tail: t('say.rest') };
      return { lead: t('say.cooking.lead', { count: cooking }), tail: readyText };
    }
    case 'declined':
    case 'declinedPaid':
    case 'declinedGivenBack': {
      const { reason, words } = sentence;
      const isKnown = reason === 'outOfStock' || reason === 'tooSlow';
      const why = [isKnown && t(`say.declinedWhy.${reason}`), words && t('common:quoted', { text: words })];
      return {
        lead: t(`say.${sentence.key}.lead`),
        tail: [...why, t(`say.${sentence.key}.tail`)].filter(Boolean).join(' '),
      };
    }
    default:
      return { lead: t(`say.${sentence.key}.lead`), tail: t(`say.${sentence.key}.tail`) };
  }
}
