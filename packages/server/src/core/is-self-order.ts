import type { Actor } from './actor.ts';

/** Returns true for actors whose orders obey a guest's rules (guest, member, kiosk device, another program), false for staff and system. */
export function isSelfOrder({ kind }: Actor): boolean {
  return kind === 'guest' || kind === 'member' || kind === 'device' || kind === 'integration';
}
