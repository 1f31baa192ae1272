import type { Product } from '@comanda/contract';
import { LANGUAGES, type Language, type Shop } from '@comanda/domain';
import type { Dish } from './dishes.ts';

/** The details that a new dish begins with. */
export type DishStart = {
  readonly id: string;
  /** Its name in the shop's first language. */
  readonly name: string;
  readonly language: Language;
  /** In minor units. */
  readonly price: number;
  readonly category: string;
  readonly sections: readonly string[];
  readonly shop: Shop['_id'];
  readonly order: number;
};

/** Returns the document of a new dish; its allergens are unknown until somebody says them. */
export function newDish({ id, name, language, price, category, sections, shop, order }: DishStart): Product {
  const names = Object.fromEntries(
    LANGUAGES.map(({ field }) => [field, field === language.field ? name : '']),
  ) as Product['name'];
  return { _id: id, name: names, price, category, sections: [...sections], shops: [shop], order } as Product;
}

/** The marks of a document that its copy does not take along: what the server keeps, its stock and its code. */
const OWN = new Set(['_id', 'version', 'archivedAt', 'createdAt', 'updatedAt', 'stock', 'code']);

/** Returns a copy of a dish with a new id and code, after it in its category; `called` gives its name (B3.5). */
export function copyOf(
  { now }: Dish,
  own: { readonly id: string; readonly code: string | undefined },
  called: (name: string) => string,
): Product {
  const kept = Object.fromEntries(Object.entries(now).filter(([field]) => !OWN.has(field)));
  const name = Object.fromEntries(
    Object.entries(now.name).map(([field, text]) => [field, text === '' ? '' : called(text)]),
  );
  const order = now.order === undefined ? {} : { order: now.order + 1 };
  return {
    ...kept,
    _id: own.id,
    name,
    ...order,
    ...(own.code !== undefined && { code: own.code }),
  } as Product;
}

/** Returns the next number after a code that no dish has, with as many digits; undefined unless it ends in a number. */
export function freeCode(code: string | undefined, dishes: readonly Dish[]): string | undefined {
  const [, head = '', digits] = /^(.*?)(\d{1,9})$/.exec(code ?? '') ?? [];
  if (digits === undefined) return undefined;
  const taken = new Set(dishes.map(({ now }) => now.code));
  for (let next = Number(digits) + 1; ; next += 1) {
    const free = `${head}${String(next).padStart(digits.length, '0')}`;
    if (!taken.has(free)) return free;
  }
}

/** Returns the place after the last dish of a category. */
export function nextOrder(dishes: readonly Dish[], category: string): number {
  const orders = dishes.filter(({ now }) => now.category === category).map(({ now }) => now.order ?? 0);
  return Math.max(0, ...orders) + 1;
}
