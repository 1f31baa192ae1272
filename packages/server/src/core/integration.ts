import { CodedError } from '../lib/index.ts';
import type { Actor } from './actor.ts';

/** Another program with a token of its own. */
export type Integration = Extract<Actor, { readonly kind: 'integration' }>;

/** Returns true for another program whose token is good for a shop (office B9.1). */
export function isTokenFor(actor: Actor, shop: string): actor is Integration {
  return actor.kind === 'integration' && (actor.shops.length === 0 || actor.shops.includes(shop));
}

/** Throws `forbidden` for another program whose token is not good for a shop; nothing for any other actor. */
export function ensureTokenFor(actor: Actor, shop: string): void {
  if (actor.kind === 'integration' && !isTokenFor(actor, shop)) throw new CodedError('forbidden');
}
