import { CodedError } from '../lib/index.ts';
import type { Actor } from './actor.ts';

/** Throws `notAuthenticated` for guests and `forbidden` for anyone who is not staff of the shop. */
export function ensureStaff(actor: Actor, shop: string): void {
  if (actor.kind === 'system') return;
  if (actor.kind !== 'staff') throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
  if (actor.shop !== shop) throw new CodedError('forbidden');
}
