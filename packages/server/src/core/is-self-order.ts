import type { Actor } from './actor.ts';

/** Returns true for actors who order for themselves (guest, member, kiosk device), false for staff and system. */
export function isSelfOrder({ kind }: Actor): boolean {
  return kind === 'guest' || kind === 'member' || kind === 'device';
}
