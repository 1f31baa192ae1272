import type { Actor } from './actor.ts';

const ROLES: ReadonlySet<string> = new Set(['manager', 'areaManager', 'owner']);

/** Returns true for managers, area managers, owners and system, who need no approval for voids and similar actions. */
export function isManagement(actor: Actor): boolean {
  if (actor.kind === 'system') return true;
  return actor.kind === 'staff' && ROLES.has(actor.staff.role);
}
