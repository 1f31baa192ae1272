import type { Authenticated, StaffRole } from '@comanda/contract';
import { createPersisted } from '../../../lib/persisted.ts';

function isAuthenticated(stored: unknown): stored is Authenticated {
  if (typeof stored !== 'object' || stored === null) return false;
  const { accessToken, expiresAt, shop, staff } = stored as Record<string, unknown>;
  const hasTexts = [accessToken, expiresAt, shop].every((text) => typeof text === 'string');
  return hasTexts && typeof staff === 'object' && staff !== null && 'role' in staff;
}

/** Whether a token is still good at `now` (ms). */
export function isCurrent(session: Pick<Authenticated, 'expiresAt'>, now: number): boolean {
  return Date.parse(session.expiresAt) > now;
}

/** Who is signed in on this device: a kitchen display that restarts goes on until its token expires. */
export const staffSession = createPersisted<Authenticated | null>({
  key: 'comanda.staff',
  version: 1,
  parse: (stored) => (isAuthenticated(stored) && isCurrent(stored, Date.now()) ? stored : undefined),
  initial: () => null,
});

/** The shop this device stands in, once it was chosen. */
export const staffShop = createPersisted<string | null>({
  key: 'comanda.staffShop',
  version: 1,
  parse: (stored) => (typeof stored === 'string' ? stored : undefined),
  initial: () => null,
});

/** The mark of an earlier sign-in: with it, PINs that guests guess on the same network make nobody here wait. */
export const staffMark = createPersisted<string | null>({
  key: 'comanda.staffMark',
  version: 1,
  parse: (stored) => (typeof stored === 'string' ? stored : undefined),
  initial: () => null,
});

/** Whether a person may use a screen; owners and managers may use every one. */
export function mayUse(role: StaffRole, roles: readonly StaffRole[]): boolean {
  return role === 'owner' || role === 'manager' || roles.includes(role);
}
