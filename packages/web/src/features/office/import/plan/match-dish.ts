import type { Product } from '@comanda/contract';
import { ARCHIVED_AT, foldedText, type Json, type JsonObject, LANGUAGE_FIELDS } from '@comanda/domain';
import type { ImportRecord } from '../records/index.ts';
import { namesOf } from './menu-lists.ts';

/** A dish that a row means: for certain, or by its name alone. */
export type Match = { readonly product: JsonObject; readonly isCertain: boolean };

const sourceKey = (system: string, id: string) => `${system}\n${id}`;

/** Creates the function that finds a row's dish: by id, by code, by source, then by name within the category (office B8.3). */
export function createMatcher(products: readonly Product[], shop: string) {
  const all = new Map<string, JsonObject>();
  const codes = new Map<string, JsonObject>();
  const sources = new Map<string, JsonObject>();
  const names = new Map<string, JsonObject[]>();
  for (const product of products) {
    // the cast is sound: documents are JSON
    const document = product as unknown as JsonObject;
    all.set(product._id, document);
    if (product[ARCHIVED_AT] !== undefined || !isOf(product.shops, shop)) continue;
    if (product.code) codes.set(product.code, document);
    for (const { system, id } of product.sources ?? []) sources.set(sourceKey(system, id), document);
    for (const name of namesOf(document)) {
      const key = `${product.category}\n${name}`;
      names.set(key, [...(names.get(key) ?? []), document]);
    }
  }
  return (record: ImportRecord, category: string | undefined): Match | undefined => {
    const { id, source, values } = record;
    const certain =
      (id === undefined ? undefined : all.get(id)) ??
      (typeof values.code === 'string' && isOf(shopsIn(values), shop) ? codes.get(values.code) : undefined) ??
      (source === undefined ? undefined : sources.get(sourceKey(source.system, source.id)));
    if (certain !== undefined) return { product: certain, isCertain: true };
    // a row of ours with an id that nobody has is a dish of another menu
    if (id !== undefined || category === undefined) return undefined;
    const [named] = namesIn(values).flatMap((name) => names.get(`${category}\n${name}`) ?? []);
    return named && { product: named, isCertain: false };
  };
}

/** Returns true for a document of a shop; one without shops is of all. */
export function isOf(shops: readonly string[] | undefined, shop: string): boolean {
  return shops === undefined || shops.length === 0 || shops.includes(shop);
}

/** Returns the shops that a row names; undefined where it names none. */
export function shopsIn({ shops }: Readonly<Record<string, Json | null>>): readonly string[] | undefined {
  return Array.isArray(shops) ? shops.map(String) : undefined;
}

function namesIn(values: Readonly<Record<string, Json | null>>): readonly string[] {
  return LANGUAGE_FIELDS.flatMap((field) => {
    const name = values[`name.${field}`];
    return typeof name === 'string' ? [foldedText(name)] : [];
  });
}
