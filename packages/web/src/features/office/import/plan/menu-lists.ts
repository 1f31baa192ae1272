import type {
  Category,
  OrderDiscount,
  Product,
  ProductOption,
  Section,
  Shop,
  SubCategory,
} from '@comanda/contract';
import { ARCHIVED_AT, foldedText, type JsonObject, LANGUAGE_FIELDS } from '@comanda/domain';
import type { RecordKind } from '../columns/index.ts';

/** The lists of the organisation as they are published, which an import is compared with. */
export type MenuLists = {
  readonly products: readonly Product[];
  readonly productOptions: readonly ProductOption[];
  readonly categories: readonly Category[];
  readonly subCategories: readonly SubCategory[];
  readonly sections: readonly Section[];
  readonly shops: readonly Shop[];
  readonly orderDiscounts: readonly OrderDiscount[];
};

/** The list that has the documents of a kind of row; choices are part of their option. */
export const LIST_OF = {
  dish: 'products',
  category: 'categories',
  subCategory: 'subCategories',
  option: 'productOptions',
  choice: 'productOptions',
} as const satisfies Record<RecordKind, keyof MenuLists>;

export type MenuList = keyof MenuLists;

/** Documents of a list, found by id and by name in any language. */
export type Known = {
  readonly byId: ReadonlyMap<string, JsonObject>;
  /** The id of the one document with a name or id; undefined for none or several. */
  idOf(text: string): string | undefined;
  add(document: JsonObject): void;
  /** Lets an id of the file mean a document that is known by another. */
  alias(id: string, known: string): void;
};

/** Creates the look-up of a list; archived documents are found by id only. */
export function createKnown(documents: readonly object[]): Known {
  const byId = new Map<string, JsonObject>();
  const ids = new Map<string, Set<string>>();
  const aliases = new Map<string, string>();
  function add(given: object): void {
    // the cast is sound: documents are JSON
    const document = given as JsonObject;
    const id = String(document._id);
    byId.set(id, document);
    if (document[ARCHIVED_AT] !== undefined) return;
    for (const name of namesOf(document)) ids.set(name, (ids.get(name) ?? new Set()).add(id));
  }
  for (const document of documents) add(document);
  return {
    byId,
    add,
    alias: (id, known) => void aliases.set(id, known),
    idOf(text) {
      if (byId.has(text)) return text;
      const alias = aliases.get(text);
      if (alias !== undefined) return alias;
      const found = ids.get(foldedText(text));
      return found?.size === 1 ? [...found][0] : undefined;
    },
  };
}

/** Returns the names of a document in every language, as they are compared. */
export function namesOf({ name }: JsonObject): readonly string[] {
  // the cast is sound: names are texts in languages
  const texts = (name ?? {}) as Readonly<Record<string, string | undefined>>;
  return LANGUAGE_FIELDS.map((field) => foldedText(texts[field] ?? '')).filter((text) => text !== '');
}
