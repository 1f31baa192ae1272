import type { StaffRole } from '../model/index.ts';
import { permissionOf, type Verdict } from './permission.ts';
import { STAFF_ACTIONS, type StaffAction, type TillSettings } from './permission-table.ts';

/** The decision about each action of the permission table, apart from its limits. */
export type Abilities = Readonly<Record<StaffAction, Verdict>>;

/**
 * Returns what a role may do in a shop, at once, with approval or not at all (till T2.3): what a log-in is answered with,
 * and what screens ask. Limits are decided with the amount, by `permissionOf`.
 */
export function abilitiesOf(role: StaffRole, settings?: TillSettings): Abilities {
  const verdicts = STAFF_ACTIONS.map((action) => [action, permissionOf({ action, role, settings }).verdict]);
  return Object.fromEntries(verdicts) as Abilities;
}

/** Returns true if somebody may do an action, be it with an approval. */
export function mayAct(abilities: Abilities, action: StaffAction): boolean {
  return abilities[action] !== 'refused';
}
