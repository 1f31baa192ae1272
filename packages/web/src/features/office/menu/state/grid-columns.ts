import type { Product, Shop } from '@comanda/contract';
import type { Json, Language } from '@comanda/domain';
import { fieldFact } from '../../fields/index.ts';
import { type Dish, type DraftedCategory, isArchived } from './dishes.ts';
import { movedTo } from './moved-dish.ts';
import { ownPrice, ownPricePath, type PriceProblem, priceText, readPrice } from './price.ts';

const { maxLength: MAX_NAME = 0 } = fieldFact('products.name');
const { maxLength: MAX_CODE = 0 } = fieldFact('products.code');

/** Reason for which a text is no value of a cell. */
export type CellProblem =
  | { readonly kind: 'price'; readonly problem: PriceProblem; readonly shop: Shop }
  | { readonly kind: 'nameNeeded'; readonly language: Language }
  | { readonly kind: 'tooLong'; readonly limit: number }
  | { readonly kind: 'unknownWord'; readonly word: string }
  | { readonly kind: 'notYesNo'; readonly yes: string; readonly no: string }
  | { readonly kind: 'codeTaken' | 'noCategory' | 'locked' | 'noNumber' | 'noModifier' | 'noPicture' };

/** A value of a dish as it will be; undefined takes it away. */
export type CellValue = { readonly dish: Dish; readonly path: string; readonly value: Json | undefined };
export type CellAnswer =
  | { readonly ok: true; readonly values: readonly CellValue[] }
  | { readonly ok: false; readonly problem: CellProblem };
/** Dishes by their codes. */
type DishCodes = ReadonlyMap<string, string>;

/** Column of the table of dishes. */
export type GridColumn = {
  readonly field: 'ownPrice' | Exclude<keyof Product, '_id'>;
  readonly key: string;
  /** Language of a text. */
  readonly language?: Language;
  /** Shop of an own price or stock. */
  readonly shop?: Shop;
  readonly textOf: (product: Product) => string;
  /** Text that counts while the cell is empty. */
  readonly ghostOf?: (product: Product) => string;
  readonly isLocked: (dish: Dish) => boolean;
  /** Reads what is typed or pasted into the cell of a dish. */
  readonly read: (typed: string, dish: Dish, codes: DishCodes) => CellAnswer;
};

type ColumnsOptions = {
  /** The shop one is signed in to. */
  readonly shop: Shop;
  readonly shops: readonly Shop[];
  readonly categories: readonly DraftedCategory[];
  /** Languages of the names, the reader's first. */
  readonly languages: readonly Language[];
  /** The language that a name cannot go without. */
  readonly first: Language;
  /** True for managers, who change their shop's own prices only (B6.1). */
  readonly isManager: boolean;
};

/** Returns the name under which a cell is marked by what became of its edit (B10.1). */
export const cellMark = ({ id }: Dish, { key }: GridColumn) => `cell ${id} ${key}`;

export const refused = (problem: CellProblem): CellAnswer => ({ ok: false, problem });
export const single = (dish: Dish, path: string, value: Json | undefined): CellAnswer => ({
  ok: true,
  values: [{ dish, path, value }],
});
export const clean = (typed: string) => typed.replaceAll(/\s+/g, ' ').trim();

/** Returns the columns of the table of dishes: names, code, category, price, and the prices of shops (B3.3). */
export function gridColumns(options: ColumnsOptions): readonly GridColumn[] {
  const { shop, shops, categories, languages, first: needed, isManager } = options;
  const isLocked = (dish: Dish) => isManager || isArchived(dish);
  const own = isManager ? [shop] : shops.length > 1 ? shops : [];
  return [
    ...languages.map((language) => nameColumn(language, { needed, isLocked })),
    codeColumn(isLocked),
    categoryColumn(categories, languages, isLocked),
    priceColumn(shop, isLocked),
    ...own.map(ownPriceColumn),
  ];
}

export function nameColumn(
  language: Language,
  { needed, isLocked }: Pick<GridColumn, 'isLocked'> & { readonly needed: Language },
): GridColumn {
  const { field } = language;
  return {
    field: 'name',
    key: `name.${field}`,
    language,
    textOf: ({ name }) => name[field] ?? '',
    isLocked,
    read: (typed, dish) => {
      const text = clean(typed);
      if (text === '' && language === needed) return refused({ kind: 'nameNeeded', language });
      if (text.length > MAX_NAME) return refused({ kind: 'tooLong', limit: MAX_NAME });
      return single(dish, `name.${field}`, text === '' ? undefined : text);
    },
  };
}

function codeColumn(isLocked: GridColumn['isLocked']): GridColumn {
  return {
    field: 'code',
    key: 'code',
    textOf: ({ code = '' }) => code,
    isLocked,
    read: (typed, dish, codes) => {
      const text = clean(typed);
      if (text.length > MAX_CODE) return refused({ kind: 'tooLong', limit: MAX_CODE });
      const owner = text === '' ? undefined : codes.get(text);
      if (owner !== undefined && owner !== dish.id) return refused({ kind: 'codeTaken' });
      return single(dish, 'code', text === '' ? undefined : text);
    },
  };
}

function categoryColumn(
  categories: readonly DraftedCategory[],
  languages: readonly Language[],
  isLocked: GridColumn['isLocked'],
): GridColumn {
  const namesOf = ({ now }: DraftedCategory) => languages.map(({ field }) => now.name[field] ?? '');
  return {
    field: 'category',
    key: 'category',
    textOf: ({ category }) => {
      const home = categories.find(({ id }) => id === category);
      return home === undefined ? '' : (namesOf(home).find((name) => name !== '') ?? '');
    },
    isLocked,
    read: (typed, dish) => {
      const text = clean(typed).toLowerCase();
      const home = categories.find((each) => namesOf(each).some((name) => name.toLowerCase() === text));
      if (text === '' || home === undefined) return refused({ kind: 'noCategory' });
      return { ok: true, values: movedTo(dish, home) };
    },
  };
}

/** Currency before an amount, as a spreadsheet writes it. */
const CURRENCY = /^\s*(?:[A-Z]{2,3}\s?)?\p{Sc}?\s*(?=\d)/u;

function readAmountOf(typed: string, shop: Shop, isOptional: boolean) {
  return readPrice(typed.replace(CURRENCY, ''), { shop, isOptional });
}

/** Reads an amount into a field of a dish. */
export function amountAnswer(
  typed: string,
  given: { readonly shop: Shop; readonly dish: Dish; readonly path: string; readonly isOptional: boolean },
): CellAnswer {
  const { shop, dish, path, isOptional } = given;
  const answer = readAmountOf(typed, shop, isOptional);
  if (!answer.ok) return refused({ kind: 'price', problem: answer.problem, shop });
  return single(dish, path, answer.price);
}

function priceColumn(shop: Shop, isLocked: GridColumn['isLocked']): GridColumn {
  return {
    field: 'price',
    key: 'price',
    textOf: ({ price }) => priceText(price, shop),
    isLocked,
    read: (typed, dish) => amountAnswer(typed, { shop, dish, path: 'price', isOptional: false }),
  };
}

/** Price that a shop has of its own, which is the dish's while it is empty. */
function ownPriceColumn(shop: Shop): GridColumn {
  return {
    field: 'ownPrice',
    key: shop._id,
    shop,
    textOf: (product) => priceText(ownPrice(product, shop._id), shop),
    ghostOf: (product) => (isSoldIn(product, shop) ? priceText(product.price, shop) : '–'),
    isLocked: (dish) => isArchived(dish) || !isSoldIn(dish.now, shop),
    read: (typed, dish) =>
      amountAnswer(typed, { shop, dish, path: ownPricePath(shop._id), isOptional: true }),
  };
}

/** Returns true if a dish is sold in a shop; one without shops is of all. */
export function isSoldIn({ shops = [] }: Product, shop: Shop): boolean {
  return shops.length === 0 || shops.some((each) => each === shop._id);
}

/** Returns dishes by their codes, but those of some, whose codes are about to change. */
export function codesOf(dishes: readonly Dish[], except: ReadonlySet<string>): Map<string, string> {
  const codes = new Map<string, string>();
  for (const dish of dishes) {
    const { code } = dish.now;
    if (code !== undefined && !except.has(dish.id) && !isArchived(dish)) codes.set(code, dish.id);
  }
  return codes;
}
