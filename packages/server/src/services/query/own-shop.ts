import type { Actor } from '../../core/index.ts';
import type { Filter } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import { ownShop } from '../../policies/index.ts';
import type { Query } from './parse-query.ts';

/**
 * Restricts a staff member's query to the shop they are signed in to. A query for another shop is `forbidden`,
 * so that an empty list is not mistaken for an answer.
 */
export function inOwnShop<Asked extends Query>(
  query: Asked,
  actor: Actor,
): Asked & { readonly shop: string } {
  const shop = ownShop(actor);
  if (asksForOthers(query.filter, shop)) throw new CodedError('forbidden');
  return { ...query, shop };
}

function asksForOthers(filter: Filter, shop: string): boolean {
  if ('all' in filter) return filter.all.some((inner) => asksForOthers(inner, shop));
  if ('any' in filter || filter.field !== 'shop') return false;
  const { operator, value } = filter;
  if (operator !== '$eq' && operator !== '$in') return false;
  return value instanceof Set ? !value.has(shop) : value !== shop;
}
