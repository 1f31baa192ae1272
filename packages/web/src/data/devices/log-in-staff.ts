import type { Authenticated } from '@comanda/contract';
import { create } from '../calls/connection.ts';
import { type StaffLogin, staffSession, staffShop } from './staff-session.ts';

/** A log-in of staff by password. */
export type StaffPassword = {
  readonly email: string;
  readonly password: string;
  readonly shop?: string | undefined;
};

/**
 * Logs staff in by password, on this connection and on this device, in place of whoever was signed in.
 * @throws {CallError} invalidCredentials; tooManyRequests with `retryAfter` (s)
 */
export async function logInStaff({ email, password, shop }: StaffPassword): Promise<StaffLogin> {
  const call = { strategy: 'local', office: true, email: email.trim(), password, shop };
  const session = await create<Authenticated>('authentication', call);
  staffShop.set(session.shop);
  staffSession.set(session);
  return session;
}
