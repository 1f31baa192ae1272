import type { Actor } from '../core/index.ts';

/** Returns true for a paired device that guests order on. */
export function isKiosk(actor: Actor): actor is Extract<Actor, { kind: 'device' }> {
  return actor.kind === 'device' && actor.mode === 'kiosk';
}
