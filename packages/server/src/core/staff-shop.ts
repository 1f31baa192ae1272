import { CodedError } from '../lib/index.ts';
import type { Actor } from './actor.ts';

/** Returns the shop that the caller, of its staff, is signed in to. Throws `notAuthenticated` or `forbidden` for others. */
export function staffShop(actor: Actor): string {
  if (actor.kind === 'staff') return actor.shop;
  throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
}
