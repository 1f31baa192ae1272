import type { Actor } from './actor.ts';

/** Whether somebody orders for themselves (a guest, a member, a kiosk) and not staff for them. */
export function isSelfOrder({ kind }: Actor): boolean {
  return kind === 'guest' || kind === 'member' || kind === 'device';
}
