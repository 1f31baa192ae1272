import { LANGUAGES } from '@comanda/domain';

/**
 * The way in which a field is written in a cell: `amount` in units of the currency, `flag` as yes or no, `words` and
 * `refs` as a list, `ref` and `refs` as names or ids of other documents, `json` as it is stored.
 */
export type CellKind = 'text' | 'amount' | 'number' | 'flag' | 'words' | 'ref' | 'refs' | 'sources' | 'json';
export type Field = { readonly path: string; readonly kind: CellKind };

/** The kinds of rows in a file of ours, by the name that stands in its first column. */
export const RECORD_KINDS = ['category', 'subCategory', 'option', 'choice', 'dish'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

const texts = (name: string): readonly Field[] =>
  LANGUAGES.map(({ field }) => ({ path: `${name}.${field}`, kind: 'text' }));
const of = (kind: CellKind, ...paths: readonly string[]): readonly Field[] =>
  paths.map((path) => ({ path, kind }));

/** The fields of each kind of row, in the order of the columns. */
export const FIELDS: { readonly [Kind in RecordKind]: readonly Field[] } = {
  dish: [
    ...of('text', 'code'),
    ...texts('name'),
    ...of('amount', 'price'),
    ...of('ref', 'category', 'subCategory'),
    ...of('refs', 'sections', 'shops', 'options'),
    ...texts('description'),
    ...texts('shortName'),
    ...of('words', 'allergens', 'diets'),
    ...of('flag', 'popular', 'hideFromOnline', 'eatInOnly', 'setOrderOrGiftOnly', 'discountable'),
    ...of('flag', 'freeSurcharge', 'soldByWeight', 'openPrice', 'notGoKitchen', 'notGoWaterBar'),
    ...of('amount', 'priceMin', 'priceMax'),
    ...of('number', 'weight', 'order'),
    ...of('text', 'image'),
    ...texts('imageAlt'),
    ...of('refs', 'goesWith'),
    ...of('words', 'ingredients', 'ingredientModifiers', 'kitchenPrinters', 'waterBars'),
    ...of('json', 'priceModifiers', 'discountMapping'),
    ...of('text', 'stock.mode'),
    ...of('number', 'stock.onlineThreshold'),
    ...of('sources', 'sources'),
  ],
  category: [
    ...texts('name'),
    ...of('refs', 'sections'),
    ...of('number', 'order', 'course'),
    ...of('text', 'image'),
  ],
  subCategory: [...texts('name'), ...of('ref', 'category'), ...of('number', 'order')],
  option: [
    ...texts('name'),
    ...of('text', 'type'),
    ...of('flag', 'draft', 'required', 'multiple'),
    ...of('number', 'minPick', 'maxPick'),
    ...of('flag', 'allowQuantity'),
    ...of('number', 'minQuantity', 'maxQuantity'),
    ...of('flag', 'allowSameValue', 'enjoyDiscount'),
    ...of('words', 'allowedOrderType'),
    ...of('flag', 'hideInKitchen', 'hideInReceipt'),
  ],
  choice: [
    ...texts('name'),
    ...of('amount', 'price'),
    ...of('text', 'type'),
    ...of('ref', 'product'),
    ...of('flag', 'defaultSelected'),
    ...of('number', 'defaultSelectedQuantity'),
    ...of('json', 'priceModifiers'),
    ...of('words', 'ingredients', 'allergens'),
    ...of('flag', 'hideInKitchen', 'hideInReceipt'),
  ],
};

/** The columns of a file of ours before its fields: kind of row, id, and the option that a choice belongs to. */
export const OWN_COLUMNS = ['kind', 'id', 'of'] as const;

/** Every field of a file of ours, each once. */
export const OWN_FIELDS: readonly Field[] = [
  ...new Map(
    [...RECORD_KINDS].reverse().flatMap((kind) => FIELDS[kind].map((field) => [field.path, field] as const)),
  ).values(),
];

/** The fields that the columns of any other file may become. */
export const MAPPED_PATHS = [
  'code',
  ...LANGUAGES.map(({ field }) => `name.${field}` as const),
  'price',
  'category',
  'subCategory',
  'sections',
  ...LANGUAGES.map(({ field }) => `description.${field}` as const),
  'allergens',
  'diets',
  'popular',
  'hideFromOnline',
  'eatInOnly',
  'discountable',
  'soldByWeight',
] as const;
export type MappedPath = (typeof MAPPED_PATHS)[number];

/** The fields that the columns of a file of members may become (office B8.4). */
export const MEMBER_PATHS = ['email', 'phone', 'name', 'level', 'points'] as const;
export type MemberPath = (typeof MEMBER_PATHS)[number];

/** Kind of thing that a file has a row for. */
export type Subject = 'menu' | 'members';

/** Returns a field of a kind of row; undefined if it has none of that name. */
export function fieldOf(kind: RecordKind, path: string): Field | undefined {
  return FIELDS[kind].find((field) => field.path === path);
}
