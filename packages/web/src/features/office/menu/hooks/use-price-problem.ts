import type { Shop } from '@comanda/contract';
import { currencyFormatOf, moneyText } from '@comanda/domain';
import { useCallback } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useOffice } from '../../frame/index.ts';
import type { PriceProblem } from '../state/price.ts';

/** Returns the function that says what is wrong with a typed price, with its limit in the currency of a shop. */
export function usePriceProblem(): (problem: PriceProblem, of?: Shop) => string {
  const { t } = useTranslation('office');
  const { locale } = useLocale();
  const { shop } = useOffice();
  return useCallback(
    (problem, of = shop) => {
      const hasLimit = 'limit' in problem && of !== undefined;
      return t(problem.key, {
        limit: hasLimit ? moneyText(problem.limit, currencyFormatOf(of), locale.tag) : '',
      });
    },
    [t, locale, shop],
  );
}
