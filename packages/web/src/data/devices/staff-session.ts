import type { Authenticated, StaffRole } from '@comanda/contract';
import { createPersisted } from '../../lib/persisted.ts';
import { having, mapped, text } from '../../lib/schema.ts';

/** Whether a token is still good at `now` (ms). */
export function isCurrent(session: Pick<Authenticated, 'expiresAt'>, now: number): boolean {
  return Date.parse(session.expiresAt) > now;
}

/** Who has signed in; a log-in that has ended without them leaves the screen as it is until somebody signs in again. */
export type StaffLogin = Authenticated & { readonly hasEnded?: true };

const signedIn = having<StaffLogin>({
  accessToken: text,
  expiresAt: text,
  shop: text,
  staff: having({ role: text }),
});

/** Who is signed in on this device: a kitchen display that restarts goes on until its token expires. */
export const staffSession = createPersisted<StaffLogin | null>({
  key: 'comanda.staff',
  version: 1,
  schema: mapped(signedIn, (login) => (isCurrent(login, Date.now()) ? login : { ...login, hasEnded: true })),
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
  schema: text,
  initial: () => null,
});

/** The mark of an earlier sign-in: with it, PINs that guests guess on the same network make nobody here wait. */
export const deviceToken = createPersisted<string | null>({
  key: 'comanda.staffMark',
  version: 1,
  schema: text,
  initial: () => null,
});

/** Whether a person may use a screen; owners and managers may use every one. */
export function mayUse(role: StaffRole, roles: readonly StaffRole[]): boolean {
  return role === 'owner' || role === 'manager' || roles.includes(role);
}
