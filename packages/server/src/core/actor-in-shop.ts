import type { Actor } from './actor.ts';

const GUEST: Actor = { kind: 'guest' };

/** Returns the caller as they are in a shop: who works in another one is a guest here (ordering O2.2). */
export function actorInShop(shop: string, actor: Actor): Actor {
  return actor.kind === 'staff' && actor.shop !== shop ? GUEST : actor;
}
