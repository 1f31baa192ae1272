import { currencyFormatOf, type Json, moneyText } from '@comanda/domain';
import { useCallback, useMemo } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useOffice } from '../../frame/index.ts';
import type { MenuLists } from '../plan/index.ts';

const MONEY = /(^|\.)(price|priceMin|priceMax)$/;

/** Returns the function that says a value at a path in words; empty for none. */
export function useValueText(lists: MenuLists): (path: string, value: Json | undefined) => string {
  const { t } = useTranslation('office-import');
  const { say, locale } = useLocale();
  const { shop } = useOffice();
  const names = useMemo(() => {
    const { products, productOptions, categories, subCategories, sections, shops } = lists;
    const all = [...products, ...productOptions, ...categories, ...subCategories, ...sections, ...shops];
    return new Map(all.map(({ _id, name }) => [_id as string, name]));
  }, [lists]);
  return useCallback(
    (path, value) => {
      if (value === undefined || value === null) return '';
      if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
      if (typeof value === 'number' && MONEY.test(path) && shop !== undefined)
        return moneyText(value, currencyFormatOf(shop), locale.tag);
      const said = (each: Json) => {
        if (typeof each === 'string') return say(names.get(each)) || each;
        return typeof each === 'object' ? JSON.stringify(each) : String(each);
      };
      return Array.isArray(value) ? value.map(said).join(t('common:listComma')) : said(value);
    },
    [names, say, t, shop, locale],
  );
}
