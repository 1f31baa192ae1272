import type { Category, Product, ProductOption, Section, SubCategory } from '@comanda/contract';
import { ARCHIVED_AT, type ChangeList } from '@comanda/domain';
import { useMemo } from 'react';
import { type DraftedDocument, draftedList, useDraft, useLiveDocuments } from '../../changes/index.ts';
import { useOffice } from '../../frame/index.ts';
import { categoriesIn, dishesOfShop, inMenuOrder, sectionsOf } from '../state/dishes.ts';

type Row = { readonly _id: string };
const NONE: readonly never[] = [];

/** Returns a list with the open set's edits. */
function useDrafted<Each extends Row>(list: ChangeList) {
  const { isJoined } = useOffice();
  const { edits } = useDraft();
  const live = useLiveDocuments<Each>(list, isJoined);
  const rows: readonly DraftedDocument<Each>[] = useMemo(
    () => draftedList(list, live.data ?? NONE, edits),
    [list, live.data, edits],
  );
  return { rows, live };
}

/** Returns the lists of the menu editor, with the open set's edits and in the order of the menu. */
export function useMenuLists() {
  const { session } = useOffice();
  const products = useDrafted<Product>('products');
  const categories = useDrafted<Category>('categories');
  const subCategories = useDrafted<SubCategory>('subCategories');
  const sections = useDrafted<Section>('sections');
  const options = useDrafted<ProductOption>('productOptions');
  const own = useMemo(() => sectionsOf(sections.rows, session.shop), [sections.rows, session.shop]);
  const ordered = useMemo(() => inMenuOrder(categoriesIn(categories.rows, own)), [categories.rows, own]);
  const dishes = useMemo(
    () => dishesOfShop(products.rows, ordered, session.shop),
    [products.rows, ordered, session.shop],
  );
  const queries = [products.live, categories.live, subCategories.live, sections.live, options.live];
  return {
    dishes,
    all: products.rows,
    categories: ordered,
    subCategories: useMemo(() => inMenuOrder(subCategories.rows), [subCategories.rows]),
    sections: own,
    options: useMemo(() => options.rows.filter(({ now }) => now[ARCHIVED_AT] === undefined), [options.rows]),
    isReady: queries.every(({ data }) => data !== undefined),
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}

export type MenuLists = ReturnType<typeof useMenuLists>;
