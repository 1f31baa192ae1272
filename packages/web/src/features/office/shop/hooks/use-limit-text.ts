import type { Category, OrderLimitEntry, Product, SubCategory } from '@comanda/contract';
import { useMemo } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLiveDocuments } from '../../changes/index.ts';
import { useOffice } from '../../frame/index.ts';

type Entry = { readonly id: string; readonly name: string };
/** The dishes, categories and sub-categories that a limit may name. */
export type LimitEntries = Readonly<Record<'product' | 'category' | 'subCategory', readonly Entry[]>>;
type Named = { readonly _id: string; readonly name: Product['name'] };

/** Returns what limits of a shop may name, undefined while loading; and why it could not be read. */
export function useLimitEntries(shop: string) {
  const { isJoined } = useOffice();
  const { say } = useLocale();
  const products = useLiveDocuments<Product>('products', isJoined);
  const categories = useLiveDocuments<Category>('categories', isJoined);
  const subCategories = useLiveDocuments<SubCategory>('subCategories', isJoined);
  const entries = useMemo((): LimitEntries | undefined => {
    if (!products.data || !categories.data || !subCategories.data) return undefined;
    const named = (rows: readonly Named[]) =>
      rows.map(({ _id, name }) => ({ id: _id, name: say(name) || _id }));
    const own = products.data.filter(({ shops = [] }) => shops.length === 0 || shops.includes(shop));
    return {
      product: named(own),
      category: named(categories.data),
      subCategory: named(subCategories.data),
    };
  }, [products.data, categories.data, subCategories.data, shop, say]);
  const queries = [products, categories, subCategories];
  const retry = () => {
    for (const query of queries) if (query.isError) void query.refetch();
  };
  return { entries, error: queries.find(({ error }) => error !== null)?.error ?? null, retry };
}

/** Returns the function that says a limit as a sentence. */
export function useLimitText(entries: LimitEntries): (limit: OrderLimitEntry) => string {
  const { t } = useTranslation('office-shop');
  return ({ limitType, quantity, capacity = 0, numOfTables = 0, ...lists }) => {
    const comma = t('common:listComma');
    const named = (['product', 'category', 'subCategory'] as const).flatMap((list) => {
      const ids = lists[list] ?? [];
      if (ids.length === 0) return [];
      return [
        ids.map((id) => entries[list].find((entry) => entry.id === id)?.name ?? t('limits.gone')).join(comma),
      ];
    });
    const of = named.length === 0 ? t('limits.everything') : named.join(t('limits.within'));
    const conditions = [
      ...(capacity > 0 ? [t('limits.fromGuests', { count: capacity })] : []),
      ...(numOfTables > 0 ? [t('limits.fromTables', { count: numOfTables })] : []),
    ];
    return [t(`limits.sentence.${limitType}`, { count: quantity, of }), ...conditions].join(comma);
  };
}
