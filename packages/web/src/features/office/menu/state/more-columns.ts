import type { Product, Shop } from '@comanda/contract';
import { ALLERGENS, DIETS, type Json, type Language } from '@comanda/domain';
import { fieldFact } from '../../fields/index.ts';
import { type Dish, isArchived } from './dishes.ts';
import { amountAnswer, type CellAnswer, clean, type GridColumn, refused, single } from './grid-columns.ts';
import type { GridView } from './grid-view.ts';
import { linkColumns } from './link-columns.ts';
import { modifierColumn, type NamedOption } from './modifier-column.ts';
import { isSame, type Named, namesOf, readNames } from './named-cells.ts';
import { priceText } from './price.ts';
import { SELLING_SWITCHES } from './selling.ts';

/** The words in which cells are written and read, in the reader's language. */
type GridWords = {
  readonly allergen: (each: (typeof ALLERGENS)[number]) => string;
  readonly diet: (each: (typeof DIETS)[number]) => string;
  readonly yes: string;
  readonly no: string;
  /** A dish with none of the allergens, which an empty cell does not say. */
  readonly noAllergen: string;
  readonly comma: string;
};
export type MoreColumnsOptions = {
  readonly shop: Shop;
  readonly shops: readonly Shop[];
  /** Languages of the texts, the reader's first. */
  readonly languages: readonly Language[];
  readonly sections: readonly Named[];
  readonly subCategories: readonly (Named & { readonly category: string })[];
  readonly options: readonly NamedOption[];
  /** Marks of an order that prices may depend on. */
  readonly marks: readonly Named[];
  /** Pictures that dishes have; others come by a dish's own form. */
  readonly pictures: ReadonlySet<string>;
  readonly dishes: readonly Named[];
  /** Every shop of the organisation. */
  readonly namedShops: readonly Named[];
  readonly words: GridWords;
  readonly isManager: boolean;
  /** Returns the stock of a dish in a shop, in words. */
  readonly stockText: (shop: string, product: string) => string;
};

const TEXTS = ['description', 'shortName', 'imageAlt'] as const;
const FLAGS = [
  ...SELLING_SWITCHES,
  { field: 'soldByWeight', usual: false },
  { field: 'notGoKitchen', usual: false },
  { field: 'notGoWaterBar', usual: false },
] as const;
const AMOUNTS = ['priceMin', 'priceMax'] as const;
const MAX_WEIGHT = 1_000_000;

/** Returns the columns that a group shows beside the name: every other field of a dish (B3.3). */
export function moreColumns(
  view: Exclude<GridView, 'usual'>,
  options: MoreColumnsOptions,
): readonly GridColumn[] {
  const { languages, shop, shops, isManager } = options;
  const isLocked = (dish: Dish) => isManager || isArchived(dish);
  switch (view) {
    case 'texts':
      return [
        ...TEXTS.flatMap((text) => languages.map((language) => textColumn(text, language, isLocked))),
        pictureColumn(options.pictures, isLocked),
      ];
    case 'details':
      return detailColumns(options, isLocked);
    case 'links':
      return linkColumns({
        ...{ isLocked, options: options.options, dishes: options.dishes },
        ...{ shops: options.namedShops, comma: options.words.comma },
      });
    case 'selling':
      return [
        ...FLAGS.map((flag) => flagColumn(flag, options.words, isLocked)),
        ...AMOUNTS.map((field) => amountColumn(field, shop, isLocked)),
        weightColumn(isLocked),
        modifierColumn({ ...options, shops: options.namedShops, isLocked }),
      ];
    case 'stock':
      return shops.map((each) => stockColumn(each, options.stockText));
  }
}

type Locked = GridColumn['isLocked'];

function textColumn(name: (typeof TEXTS)[number], language: Language, isLocked: Locked): GridColumn {
  const { field } = language;
  const { maxLength: limit = 0 } = fieldFact(`products.${name}`);
  return {
    field: name,
    key: `${name}.${field}`,
    language,
    textOf: (product) => product[name]?.[field] ?? '',
    isLocked,
    read: (typed, dish) => {
      const text = clean(typed);
      if (text.length > limit) return refused({ kind: 'tooLong', limit });
      return single(dish, `${name}.${field}`, text === '' ? undefined : text);
    },
  };
}

/** The picture by the id under which it is stored, to be copied from dish to dish; empty for none. */
function pictureColumn(pictures: ReadonlySet<string>, isLocked: Locked): GridColumn {
  return {
    field: 'image',
    key: 'image',
    textOf: ({ image = '' }) => image,
    isLocked,
    read: (typed, dish) => {
      const text = clean(typed);
      if (text !== '' && !pictures.has(text)) return refused({ kind: 'noPicture' });
      return single(dish, 'image', text === '' ? undefined : text);
    },
  };
}

function detailColumns(options: MoreColumnsOptions, isLocked: Locked): readonly GridColumn[] {
  const { words, sections, subCategories } = options;
  const allergens = ALLERGENS.map((id) => ({ id, name: words.allergen(id) }));
  const none = { id: '', name: words.noAllergen };
  return [
    {
      field: 'subCategory',
      key: 'subCategory',
      textOf: ({ subCategory }) => subCategories.find(({ id }) => id === subCategory)?.name ?? '',
      isLocked,
      read: (typed, dish) => {
        const own = subCategories.filter(({ category }) => category === dish.now.category);
        const answer = readNames(typed, own);
        if (!answer.ok) return refused({ kind: 'unknownWord', word: answer.word });
        return single(dish, 'subCategory', answer.ids[0]);
      },
    },
    listColumn('sections', { known: sections, options, isLocked, empty: () => [] }),
    {
      ...listColumn('allergens', { known: allergens, options, isLocked, empty: () => undefined }),
      textOf: ({ allergens: own }) =>
        own?.length === 0 ? words.noAllergen : namesOf(own ?? [], allergens).join(words.comma),
      read: (typed, dish) => {
        if (isSame(typed, none.name)) return single(dish, 'allergens', []);
        return readList(typed, dish, { field: 'allergens', known: allergens, empty: undefined });
      },
    },
    listColumn('diets', {
      known: DIETS.map((id) => ({ id, name: words.diet(id) })),
      options,
      isLocked,
      empty: () => undefined,
    }),
  ];
}

type ListField = 'sections' | 'allergens' | 'diets';
type ListOptions = {
  readonly known: readonly Named[];
  readonly options: MoreColumnsOptions;
  readonly isLocked: Locked;
  /** Returns the value of an empty cell. */
  readonly empty: () => Json | undefined;
};

function listColumn(field: ListField, { known, options, isLocked, empty }: ListOptions): GridColumn {
  return {
    field,
    key: field,
    textOf: (product) => namesOf(product[field] ?? [], known).join(options.words.comma),
    isLocked,
    read: (typed, dish) => readList(typed, dish, { field, known, empty: empty() }),
  };
}

function readList(
  typed: string,
  dish: Dish,
  given: { readonly field: ListField; readonly known: readonly Named[]; readonly empty: Json | undefined },
): CellAnswer {
  const { field, known, empty } = given;
  const answer = readNames(typed, known);
  if (!answer.ok) return refused({ kind: 'unknownWord', word: answer.word });
  return single(dish, field, answer.ids.length === 0 ? empty : [...answer.ids]);
}

function flagColumn(
  { field, usual }: (typeof FLAGS)[number],
  words: GridWords,
  isLocked: Locked,
): GridColumn {
  return {
    field,
    key: field,
    textOf: (product) => ((product[field] ?? usual) ? words.yes : words.no),
    isLocked,
    read: (typed, dish) => {
      const isOn = readFlag(typed, words) ?? (clean(typed) === '' ? usual : undefined);
      if (isOn === undefined) return refused({ kind: 'notYesNo', yes: words.yes, no: words.no });
      return single(dish, field, isOn === usual ? undefined : isOn);
    },
  };
}

/** Returns what a cell says, in the reader's language or as spreadsheets write it; undefined for neither. */
function readFlag(typed: string, { yes, no }: GridWords): boolean | undefined {
  const says = (...words: readonly string[]) => words.some((word) => isSame(typed, word));
  if (says(yes, 'yes', 'y', 'true', '1', 'x', '✓', '是')) return true;
  return says(no, 'no', 'n', 'false', '0', '否') ? false : undefined;
}

function amountColumn(field: (typeof AMOUNTS)[number], shop: Shop, isLocked: Locked): GridColumn {
  return {
    field,
    key: field,
    textOf: (product) => priceText(product[field], shop),
    isLocked,
    read: (typed, dish) => amountAnswer(typed, { shop, dish, path: field, isOptional: true }),
  };
}

function weightColumn(isLocked: Locked): GridColumn {
  return {
    field: 'weight',
    key: 'weight',
    textOf: ({ weight }) => (weight === undefined ? '' : String(weight)),
    isLocked,
    read: (typed, dish) => {
      const text = typed.normalize('NFKC').replace(/\s/g, '').replace(',', '.');
      if (text === '') return single(dish, 'weight', undefined);
      const weight = /^\d{1,7}(\.\d{1,3})?$/.test(text) ? Number(text) : MAX_WEIGHT + 1;
      if (weight > MAX_WEIGHT) return refused({ kind: 'noNumber' });
      return single(dish, 'weight', weight);
    },
  };
}

/** Stock in a shop, which is no part of a draft: the switch and the kitchen change it (B2.11). */
function stockColumn(shop: Shop, stockText: MoreColumnsOptions['stockText']): GridColumn {
  return {
    field: 'stock',
    key: `stock.${shop._id}`,
    shop,
    textOf: (product: Product) => stockText(shop._id, product._id),
    isLocked: () => true,
    read: () => refused({ kind: 'locked' }),
  };
}
