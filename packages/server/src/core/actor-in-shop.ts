import type { Actor } from './actor.ts';

const GUEST: Actor = { kind: 'guest' };

/** Returns the actor as seen by a shop: staff of another shop count as guests (ordering O2.2). */
export function actorInShop(shop: string, actor: Actor): Actor {
  return actor.kind === 'staff' && actor.shop !== shop ? GUEST : actor;
}
