import { CodedError } from '../lib/index.ts';
import type { Actor } from './actor.ts';

/** Throws `forbidden` unless the caller is signed in to the shop. */
export function ensureStaff(actor: Actor, shop: string): void {
  if (actor.kind === 'system') return;
  if (actor.kind !== 'staff') throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
  if (actor.shop !== shop) throw new CodedError('forbidden');
}
