import {
  type Abilities,
  abilitiesOf,
  DUTIES,
  type Duty,
  hasDuty,
  mayAct,
  type StaffAction,
} from '@comanda/domain';
import { usePersisted } from '../../lib/persisted.ts';
import { type StaffLogin, staffSession } from './staff-session.ts';

/** Returns what the person of a log-in may do; by the defaults for a log-in that was answered without it. */
function abilitiesOfLogin({ staff, abilities }: StaffLogin): Abilities {
  return abilities ?? abilitiesOf(staff.role);
}

/**
 * Returns true if the person at this screen may do an action, be it with an approval, or has a duty: the same table as
 * the server's (till T2.3), live as the shop changes it. False with nobody signed in.
 */
export function useMay(right: StaffAction | Duty): boolean {
  const login = usePersisted(staffSession);
  if (login === null) return false;
  return isDuty(right) ? hasDuty(login.staff.role, right) : mayAct(abilitiesOfLogin(login), right);
}

function isDuty(right: StaffAction | Duty): right is Duty {
  return Object.hasOwn(DUTIES, right);
}
