import type { Shop } from '@comanda/contract';
import type { Language, LocalizedText } from '@comanda/domain';
import { useMemo } from 'react';
import { useShops } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { isArchived } from '../state/dishes.ts';
import { type GridColumn, nameColumn } from '../state/grid-columns.ts';
import type { GridView } from '../state/grid-view.ts';
import { moreColumns } from '../state/more-columns.ts';
import type { MenuLists } from './use-menu-lists.ts';
import { useShopStocks } from './use-shop-stocks.ts';

const NONE: readonly never[] = [];

type NamedDocument = { readonly id: string; readonly now: { readonly name: LocalizedText } };
type MoreColumnsQuery = {
  readonly view: GridView;
  readonly lists: Pick<MenuLists, 'sections' | 'subCategories' | 'options' | 'dishes'>;
  readonly shop: Shop | undefined;
  readonly shops: readonly Shop[];
  readonly languages: readonly Language[];
  readonly first: Language;
  readonly isManager: boolean;
};

/** Returns the pictures that dishes have; the same set while they are the same. */
function usePictures(dishes: MenuLists['dishes']): ReadonlySet<string> {
  const ids = dishes.flatMap(({ now }) => now.image ?? []).join(' ');
  return useMemo(() => new Set(ids.split(' ')), [ids]);
}

/** Returns the name and the columns of a group of other fields; none for the usual columns. */
export function useMoreColumns(query: MoreColumnsQuery): readonly GridColumn[] {
  const { view, lists, shop, shops, languages, first: needed, isManager } = query;
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const { sections, subCategories, options } = lists;
  // the other groups are the same whatever becomes of a dish
  const dishes = view === 'links' ? lists.dishes : NONE;
  const pictures = usePictures(view === 'texts' ? lists.dishes : NONE);
  const all = useShops().data ?? NONE;
  const stockText = useShopStocks(view === 'stock' ? shops.map(({ _id }) => _id) : NONE);
  return useMemo(() => {
    const [first] = languages;
    if (view === 'usual' || shop === undefined || first === undefined) return NONE;
    const words = {
      allergen: (each: Parameters<Parameters<typeof moreColumns>[1]['words']['allergen']>[0]) =>
        t(`dietary-filter:allergen.${each}`),
      diet: (each: Parameters<Parameters<typeof moreColumns>[1]['words']['diet']>[0]) =>
        t(`menu.diet.${each}`),
      yes: t('menu.grid.yes'),
      no: t('menu.grid.no'),
      noAllergen: t('menu.grid.noAllergen'),
      comma: t('common:listComma'),
    };
    const subs = subCategories.map(({ id, now }) => ({
      id,
      name: say(now.name) || id,
      category: now.category,
    }));
    const nameOf = ({ id, now }: NamedDocument) => ({ id, name: say(now.name) || id });
    const isLocked: GridColumn['isLocked'] = (dish) => isManager || isArchived(dish);
    const more = moreColumns(view, {
      ...{ shop, shops, languages, words, isManager, stockText },
      sections: sections.map(nameOf),
      options: options.map((option) => ({
        ...nameOf(option),
        choices: option.now.options.map(({ _id, name }) => ({ id: _id, name: say(name) || _id })),
      })),
      marks: (shop.modifiers ?? []).map(({ _id, name }) => ({ id: _id, name: say(name) || _id })),
      pictures,
      dishes: dishes.map(nameOf),
      namedShops: all.map(({ _id, name }) => ({ id: _id, name: say(name) || _id })),
      subCategories: subs,
    });
    return [nameColumn(first, { needed, isLocked }), ...more];
  }, [
    view,
    shop,
    shops,
    languages,
    needed,
    isManager,
    sections,
    subCategories,
    options,
    dishes,
    pictures,
    all,
    stockText,
    say,
    t,
  ]);
}
