import type { Authenticated, StaffRole } from '@comanda/contract';
import { createPersisted } from '../../lib/persisted.ts';

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

/** Who has signed in; a log-in that has ended without them leaves the screen as it is until somebody signs in again. */
export type StaffLogin = Authenticated & { readonly hasEnded?: true };

/** Who is signed in on this device: a kitchen display that restarts goes on until its token expires. */
export const staffSession = createPersisted<StaffLogin | null>({
  key: 'comanda.staff',
  version: 1,
  parse: (stored) => {
    if (!isAuthenticated(stored)) return undefined;
    return isCurrent(stored, Date.now()) ? stored : { ...stored, hasEnded: true };
  },
  initial: () => null,
});

/** The log-in with this token is over: expired, or ended elsewhere. */
export function endSession(accessToken: string): void {
  staffSession.set((now) => (now?.accessToken === accessToken ? { ...now, hasEnded: true } : now));
}

/** The shop this device stands in, once it was chosen. */
export const staffShop = createPersisted<string | null>({
  key: 'comanda.staffShop',
  version: 1,
  parse: (stored) => (typeof stored === 'string' ? stored : undefined),
  initial: () => null,
});

/** The mark of an earlier sign-in: with it, PINs that guests guess on the same network make nobody here wait. */
export const deviceToken = createPersisted<string | null>({
  key: 'comanda.staffMark',
  version: 1,
  parse: (stored) => (typeof stored === 'string' ? stored : undefined),
  initial: () => null,
});

/** Whether a person may use a screen; owners and managers may use every one. */
export function mayUse(role: StaffRole, roles: readonly StaffRole[]): boolean {
  return role === 'owner' || role === 'manager' || roles.includes(role);
}
