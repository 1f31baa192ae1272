import type { Shop } from '@comanda/contract';
import type { Language } from '@comanda/domain';
import { useCallback, useMemo } from 'react';
import { useShops } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { usePersisted } from '../../../../lib/persisted.ts';
import { useLanguages, useOffice } from '../../frame/index.ts';
import { type CellProblem, type GridColumn, gridColumns, isSoldIn } from '../state/grid-columns.ts';
import { gridView } from '../state/grid-view.ts';
import { SELLING_SWITCHES } from '../state/selling.ts';
import type { MenuLists } from './use-menu-lists.ts';
import { useMoreColumns } from './use-more-columns.ts';
import { usePriceProblem } from './use-price-problem.ts';

/** Returns the columns of the table of dishes, and the functions that name one and say what is wrong in a cell. */
export function useGridColumns(lists: MenuLists) {
  const { categories, dishes } = lists;
  const view = usePersisted(gridView);
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
  const { first, offered } = useLanguages();
  const languages = useMemo(() => {
    const isOwn = ({ field }: Language) => Number(field === locale.field);
    return [...offered].sort((one, other) => isOwn(other) - isOwn(one));
  }, [locale, offered]);
  const sold = useMemo(() => {
    const ids = selling.split(' ');
    return (shops ?? []).filter(({ _id }) => ids.includes(_id));
  }, [shops, selling]);
  const usual = useMemo(
    () =>
      shop === undefined ? [] : gridColumns({ shop, shops: sold, categories, languages, first, isManager }),
    [shop, sold, categories, languages, first, isManager],
  );
  const more = useMoreColumns({ view, lists, shop, shops: sold, languages, first, isManager });
  const columns = view === 'usual' ? usual : more;
  const titleOf = useCallback(
    ({ field, language, shop: of }: GridColumn): string => {
      const named = { language: language?.name ?? '' };
      switch (field) {
        case 'name':
          return t('menu.nameIn', named);
        case 'description':
          return t('menu.descriptionIn', named);
        case 'shortName':
          return t('menu.grid.shortNameIn', named);
        case 'imageAlt':
          return t('menu.picture.altIn', named);
        case 'ownPrice':
          return t('menu.grid.priceIn', { shop: say(of?.name) });
        case 'stock':
          return t('menu.grid.stockIn', { shop: say(of?.name) });
        case 'price':
          return t('menu.priceLabel');
        case 'code':
        case 'category':
        case 'subCategory':
          return t(`menu.${field}`);
        case 'sections':
          return t('menu.soldIn');
        case 'allergens':
          return t('menu.allergens.contains');
        case 'diets':
          return t('menu.diets');
        default:
          return otherTitle(field, t);
      }
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
        case 'unknownWord':
          return t('menu.grid.unknownWord', { word: found.word });
        case 'notYesNo':
          return t('menu.grid.notYesNo', { yes: found.yes, no: found.no });
        default:
          return t(`menu.grid.${found.kind}`);
      }
    },
    [t, priceProblem],
  );
  return { columns, titleOf, problemText };
}

/** The fields that only the table has a name for. */
const OTHER_TITLES = [
  'soldByWeight',
  'priceMin',
  'priceMax',
  'weight',
  'options',
  'goesWith',
  'shops',
  'order',
  'notGoKitchen',
  'notGoWaterBar',
  'image',
  'priceModifiers',
] as const;

/** Returns the name of a field of selling. */
function otherTitle(field: GridColumn['field'], t: ReturnType<typeof useTranslation<'office'>>['t']): string {
  const selling = SELLING_SWITCHES.find((each) => each.field === field);
  if (selling !== undefined) return t(`menu.selling.${selling.field}.label`);
  const other = OTHER_TITLES.find((each) => each === field);
  return other === undefined ? field : t(`menu.grid.field.${other}`);
}

export type GridTexts = Pick<ReturnType<typeof useGridColumns>, 'titleOf' | 'problemText'>;
