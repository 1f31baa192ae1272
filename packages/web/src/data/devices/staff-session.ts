import type { Authenticated, StaffRole } from '@comanda/contract';
import { type Abilities, hasDuty } from '@comanda/domain';
import { createPersisted } from '../../lib/persisted.ts';
import { having, mapped, text } from '../../lib/schema.ts';

/** Returns true if a token is still valid at `now` (ms). */
export function isCurrent(session: Pick<Authenticated, 'expiresAt'>, now: number): boolean {
  return Date.parse(session.expiresAt) > now;
}

/** A staff log-in; one that has ended by itself leaves the screen as it is until somebody signs in again. */
export type StaffLogin = Authenticated & { readonly hasEnded?: true };

const signedIn = having<StaffLogin>({
  accessToken: text,
  expiresAt: text,
  shop: text,
  staff: having({ role: text }),
});

/** The staff log-in of this device; survives restarts until its token expires. */
export const staffSession = createPersisted<StaffLogin | null>({
  key: 'comanda.staff',
  version: 1,
  schema: mapped(signedIn, (login) => (isCurrent(login, Date.now()) ? login : { ...login, hasEnded: true })),
  initial: () => null,
  isKeptInPosMode: true,
});

/** Marks the log-in with this token as ended: expired, or ended elsewhere. */
export function endSession(accessToken: string): void {
  staffSession.set((now) => (now?.accessToken === accessToken ? { ...now, hasEnded: true } : now));
}

/** Takes over what a person may do, as their log-in was answered again or their shop has set it since. */
export function keepAbilities(
  accessToken: string,
  abilities: (login: StaffLogin) => Abilities | undefined,
): void {
  staffSession.set((now) => (now?.accessToken === accessToken ? { ...now, abilities: abilities(now) } : now));
}

/** The shop of this device, once chosen. */
export const staffShop = createPersisted<string | null>({
  key: 'comanda.staffShop',
  version: 1,
  schema: text,
  initial: () => null,
});

/** Trusted-device token of an earlier sign-in: exempts this device from delays after wrong PINs on the same network. */
export const deviceToken = createPersisted<string | null>({
  key: 'comanda.staffMark',
  version: 1,
  schema: text,
  initial: () => null,
});

/** Returns true if a role may use a screen; owners and managers may use every one. */
export function mayUse(role: StaffRole, roles: readonly StaffRole[]): boolean {
  return hasDuty(role, 'manage') || roles.includes(role);
}
