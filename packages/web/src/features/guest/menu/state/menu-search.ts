import type { Product } from '@comanda/contract';
import { foldedText, LANGUAGE_FIELDS } from '@comanda/domain';
import type { MenuGroup } from '../../../../data/menu/menu-groups.ts';

/** A dish with its folded names, computed once for all keystrokes. */
type Indexed = { readonly product: Product; readonly names: readonly string[] };
export type MenuIndex = readonly Indexed[];

/** Indexes every dish of a menu once for searching. */
export function menuIndex(groups: readonly MenuGroup[]): MenuIndex {
  const products = new Map(groups.flatMap((group) => group.products.map((each) => [each._id, each])));
  return [...products.values()].map((product) => {
    const names = LANGUAGE_FIELDS.map((field) => product.name[field] ?? '');
    return { product, names: [...names, product.code ?? ''].map(foldedText) };
  });
}

/**
 * Returns the dishes whose name in any language contains the keyword, those that start with it first. An empty
 * keyword matches all, one of punctuation alone nothing.
 */
export function searchMenu(index: MenuIndex, keyword: string): readonly Product[] {
  const wanted = foldedText(keyword);
  if (wanted === '' && keyword.trim() !== '') return [];
  const found = index.filter(({ names }) => names.some((name) => name.includes(wanted)));
  const begins = ({ names }: Indexed) => names.some((name) => name.startsWith(wanted));
  return [...found.filter(begins), ...found.filter((each) => !begins(each))].map(({ product }) => product);
}

const pairsOf = (folded: string) => {
  const letters = Array.from(folded);
  return new Set(
    letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`),
  );
};

/** The dishes offered when a keyword matches nothing; `isAlike` if their names are similar to it. */
type Closest = { readonly products: readonly Product[]; readonly isAlike: boolean };

/**
 * Returns the dishes whose names share the most letter pairs with a keyword without a match, then popular ones.
 */
export function closestDishes(index: MenuIndex, keyword: string, count: number): Closest {
  const wanted = [...pairsOf(foldedText(keyword))];
  const scored = index.map(({ product, names }) => {
    const shared = Math.max(
      ...names.map(pairsOf).map((pairs) => wanted.filter((pair) => pairs.has(pair)).length),
    );
    return { product, score: shared + (product.popular ? 0.5 : 0) };
  });
  const best = scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, count);
  return { products: best.map(({ product }) => product), isAlike: best.some(({ score }) => score >= 1) };
}
