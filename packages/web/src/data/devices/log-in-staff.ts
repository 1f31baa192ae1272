import type { Authenticated } from '@comanda/contract';
import { CallError } from '../calls/call-error.ts';
import { create } from '../calls/connection.ts';
import { type StaffLogin, staffSession, staffShop } from './staff-session.ts';

/** A log-in of staff by password. */
export type StaffPassword = {
  readonly email: string;
  readonly password: string;
  readonly shop?: string | undefined;
  /** Code of the second factor, or a recovery code. */
  readonly code?: string | undefined;
};

/**
 * Logs staff in by password, on this connection and on this device, in place of whoever was signed in.
 * @throws {CallError} invalidCredentials; secondFactorNeeded, secondFactorInvalid; tooManyRequests with `retryAfter` (s)
 */
export async function logInStaff({ email, password, shop, code }: StaffPassword): Promise<StaffLogin> {
  const call = { strategy: 'local', office: true, email: email.trim(), password, shop, code };
  const session = await create<Authenticated>('authentication', call);
  staffShop.set(session.shop);
  staffSession.set(session);
  return session;
}

/** Returns true if a log-in failed for want of the second factor's code, which is asked for then. */
export function wantsCode(error: unknown): boolean {
  return error instanceof CallError && ['secondFactorNeeded', 'secondFactorInvalid'].includes(error.code);
}
