import type { Product } from '@comanda/contract';
import { foldedText, LANGUAGE_FIELDS } from '@comanda/domain';

type Entry = {
  readonly product: Product;
  readonly code: string;
  /** Words of its names in all languages, folded. */
  readonly words: readonly string[];
  /** Its whole names in all languages, folded. */
  readonly names: readonly string[];
};

/** The dishes of a menu, prepared for the search of the till. */
export type DishIndex = {
  readonly entries: readonly Entry[];
  readonly byCode: ReadonlyMap<string, Product>;
};

const BETWEEN_WORDS = /[\s'’"“”()（）・·,，.。\-–/／&+]+/;
const HAN = /\p{Script=Han}/u;
const MAX_FOUND = 16;

/** Prepares the search of the till among products, which stand in the menu's order. */
export function createDishIndex(products: readonly Product[]): DishIndex {
  const entries = products.map((product): Entry => {
    const texts = [product.name, product.shortName].flatMap((name) =>
      LANGUAGE_FIELDS.flatMap((field) => name?.[field] ?? []),
    );
    const words = texts.flatMap((text) => text.split(BETWEEN_WORDS).map(foldedText));
    return {
      product,
      code: foldedText(product.code ?? ''),
      words: [...new Set(words)].filter((word) => word !== ''),
      names: [...new Set(texts.map(foldedText))],
    };
  });
  const coded = entries.filter(({ code }) => code !== '').reverse();
  return { entries, byCode: new Map(coded.map(({ code, product }) => [code, product])) };
}

/** Returns the dish of a code; of several with it, the first on the menu. */
export function dishOfCode({ byCode }: DishIndex, code: string): Product | undefined {
  return byCode.get(foldedText(code));
}

/**
 * Returns the dishes found for a text, 16 at most: the exact code first, then codes and names that begin with it, then
 * names of which words begin with its words; Chinese is found anywhere in a name (till T3.1).
 */
export function findDishes({ entries }: DishIndex, typed: string): readonly Product[] {
  const whole = foldedText(typed);
  if (whole === '') return [];
  const words = typed
    .split(BETWEEN_WORDS)
    .map(foldedText)
    .filter((word) => word !== '');
  const ranked = entries
    .map((entry) => ({ entry, rank: rankOf(entry, whole, words) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
  return ranked.slice(0, MAX_FOUND).map(({ entry }) => entry.product);
}

function rankOf(entry: Entry, whole: string, words: readonly string[]): number | undefined {
  if (entry.code === whole) return 0;
  if (entry.code.startsWith(whole)) return 1;
  if (entry.names.some((name) => name.startsWith(whole))) return 2;
  if (words.every((word) => entry.words.some((each) => each.startsWith(word)))) return 3;
  return HAN.test(whole) && entry.names.some((name) => name.includes(whole)) ? 4 : undefined;
}
