import { type BillInput, createCatalogue, stepOf } from '@comanda/domain';
import { field, type Node } from './node.ts';
import { readProduct, readProductOption } from './read-catalogue.ts';
import { readRule } from './read-promotion.ts';
import { readSession, readUser } from './read-session.ts';
import { readSection, readShop, readTax, readZone } from './read-shop.ts';
import { instant, listOf, optional } from './values.ts';

/** Reads a case: everything that a bill depends on. Throws an InputError that names the first problem. */
export function readCase(document: unknown): BillInput {
  const root: Node = { value: document, path: '', step: 1 };
  const shop = readShop(field(root, 'shop'));
  const node = { ...root, step: stepOf(shop) };
  const at = (key: string) => field(node, key);
  return {
    now: instant(at('now')),
    shop,
    section: optional(readSection)(at('section'), node),
    zone: optional(readZone)(at('zone'), node),
    user: optional(readUser)(at('user'), node),
    session: readSession(at('session'), node),
    catalogue: createCatalogue({
      products: listOf(readProduct)(at('products'), node),
      productOptions: listOf(readProductOption)(at('productOptions'), node),
    }),
    discounts: listOf(readRule)(at('discounts'), node),
    taxes: listOf(readTax)(at('taxes'), node),
  };
}
