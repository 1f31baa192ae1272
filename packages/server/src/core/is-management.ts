import { hasDuty } from '@comanda/domain';
import type { Actor } from './actor.ts';

/** Returns true for managers, area managers, owners and system, who need no approval for voids and similar actions. */
export function isManagement(actor: Actor): boolean {
  if (actor.kind === 'system') return true;
  return actor.kind === 'staff' && hasDuty(actor.staff.role, 'manage');
}
