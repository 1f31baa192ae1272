import type { Shop } from '@comanda/contract';
import { LANGUAGES, type Language } from '@comanda/domain';
import { useCallback, useMemo } from 'react';
import { useShops } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useOffice } from '../../frame/index.ts';
import { type CellProblem, type GridColumn, gridColumns, isSoldIn } from '../state/grid-columns.ts';
import type { MenuLists } from './use-menu-lists.ts';
import { usePriceProblem } from './use-price-problem.ts';

/** Returns the columns of the table of dishes, and the functions that name one and say what is wrong in a cell. */
export function useGridColumns({ categories, dishes }: Pick<MenuLists, 'categories' | 'dishes'>) {
  const { t } = useTranslation('office');
  const { locale, say } = useLocale();
  const { session, shop } = useOffice();
  const shops = useShops().data;
  const priceProblem = usePriceProblem();
  const isManager = session.staff.role === 'manager';
  // a text, so that an edit of a dish makes no new columns
  const selling = useMemo(() => {
    const sellsAny = (each: Shop) => dishes.some(({ now }) => isSoldIn(now, each));
    return (shops ?? [])
      .filter(sellsAny)
      .map(({ _id }) => _id)
      .join(' ');
  }, [shops, dishes]);
  const columns = useMemo(() => {
    if (shop === undefined) return [];
    const isOwn = ({ field }: Language) => Number(field === locale.field);
    const languages = LANGUAGES.toSorted((one, other) => isOwn(other) - isOwn(one));
    const sold = selling.split(' ');
    const own = (shops ?? []).filter(({ _id }) => sold.includes(_id));
    return gridColumns({ shop, shops: own, categories, languages, isManager });
  }, [shop, shops, selling, categories, locale, isManager]);
  const titleOf = useCallback(
    ({ field, language, shop: of }: GridColumn): string => {
      if (field === 'name') return t('menu.nameIn', { language: language?.name ?? '' });
      if (field === 'ownPrice') return t('menu.grid.priceIn', { shop: say(of?.name) });
      if (field === 'price') return t('menu.priceLabel');
      return t(field === 'code' ? 'menu.code' : 'menu.category');
    },
    [t, say],
  );
  const problemText = useCallback(
    (found: CellProblem): string => {
      switch (found.kind) {
        case 'price':
          return priceProblem(found.problem, found.shop);
        case 'nameNeeded':
          return t('menu.nameNeeded', { language: found.language.name });
        case 'tooLong':
          return t('menu.grid.tooLong', { count: found.limit });
        default:
          return t(`menu.grid.${found.kind}`);
      }
    },
    [t, priceProblem],
  );
  return { columns, titleOf, problemText };
}

export type GridTexts = Pick<ReturnType<typeof useGridColumns>, 'titleOf' | 'problemText'>;
