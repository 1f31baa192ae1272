import type { Actor } from './actor.ts';
import { ensureTokenFor } from './integration.ts';

const GUEST: Actor = { kind: 'guest' };

/**
 * Returns the actor as seen by a shop: staff of another shop count as guests (ordering O2.2). Throws `forbidden` for
 * another program whose token is not good for the shop.
 */
export function actorInShop(shop: string, actor: Actor): Actor {
  ensureTokenFor(actor, shop);
  return actor.kind === 'staff' && actor.shop !== shop ? GUEST : actor;
}
