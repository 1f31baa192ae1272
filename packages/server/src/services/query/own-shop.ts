import { type Actor, ensureTokenFor, type Integration } from '../../core/index.ts';
import type { Filter } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import { ownShop } from '../../policies/index.ts';
import type { Query } from './parse-query.ts';

/**
 * Restricts a staff member's query to the shop they are signed in to. A query for another shop is `forbidden`,
 * so that an empty list is not mistaken for an answer. Another program names the shop, unless its token has only one.
 */
export function inOwnShop<Asked extends Query>(
  query: Asked,
  actor: Actor,
): Asked & { readonly shop: string } {
  const shop = actor.kind === 'integration' ? shopOfToken(query, actor) : ownShop(actor);
  if (asksForOthers(query.filter, shop)) throw new CodedError('forbidden');
  return { ...query, shop };
}

/** Returns the shop that another program asks for, or the only one of its token. Throws `badRequest` or `forbidden`. */
function shopOfToken({ filter }: Query, actor: Integration): string {
  const [only] = actor.shops;
  const shop = shopAskedFor(filter) ?? (actor.shops.length === 1 ? only : undefined);
  if (shop === undefined)
    throw new CodedError('badRequest', { problems: [{ field: 'shop', rule: 'required' }] });
  ensureTokenFor(actor, shop);
  return shop;
}

function shopAskedFor(filter: Filter): string | undefined {
  if ('all' in filter) return filter.all.map(shopAskedFor).find((shop) => shop !== undefined);
  if ('any' in filter || filter.field !== 'shop' || filter.operator !== '$eq') return undefined;
  return typeof filter.value === 'string' ? filter.value : undefined;
}

function asksForOthers(filter: Filter, shop: string): boolean {
  if ('all' in filter) return filter.all.some((inner) => asksForOthers(inner, shop));
  if ('any' in filter || filter.field !== 'shop') return false;
  const { operator, value } = filter;
  if (operator !== '$eq' && operator !== '$in') return false;
  return value instanceof Set ? !value.has(shop) : value !== shop;
}
