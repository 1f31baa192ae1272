import type { Actor } from './actor.ts';

/** Whether somebody runs the shop: what others need a manager's approval for they may do by themselves. */
export function isManagement(actor: Actor): boolean {
  if (actor.kind === 'system') return true;
  return actor.kind === 'staff' && (actor.staff.role === 'manager' || actor.staff.role === 'owner');
}
