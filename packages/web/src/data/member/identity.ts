import type { AuthenticatedMember } from '@comanda/contract';
import { CallError } from '../calls/call-error.ts';
import { connection } from '../calls/connection.ts';
import { sendJson } from '../calls/send-json.ts';
import { orderContext } from '../order-context/order-context.ts';
import { restoreKeyOf } from '../sessions/saved-sessions.ts';
import { acceptLogin, accessToken, clearLogin, freshAccessToken, renewAccessToken } from './access-token.ts';
import { savedDeviceToken } from './device-token.ts';
import { login } from './login.ts';
import { saveProfile } from './save-profile.ts';

type Name = { readonly email: string } | { readonly phone: string; readonly shop?: string };

/** Signs the live connection in, renewing the token if need be; false when the log-in has ended. */
async function signInMember(): Promise<boolean> {
  return (await authenticate(freshAccessToken())) || authenticate(await renewAccessToken());
}

/** Authenticates the live connection with a token; false when there is none, or the server considers it expired. */
async function authenticate(token: string | undefined): Promise<boolean> {
  if (token === undefined) return false;
  try {
    await connection.call('create', 'authentication', { strategy: 'jwt', accessToken: token });
    return true;
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return false;
    throw error;
  }
}

/** Assigns the bill of this phone's table to a member, or to nobody; another member's bill stays theirs. */
async function assignBill(user: string | undefined): Promise<void> {
  const { session } = orderContext.get();
  if (session === undefined) return;
  const call = { session, restoreKey: restoreKeyOf(session), ...(user !== undefined && { user }) };
  // refused when somebody else pays for it or is paying now: the bill stays as it is
  await connection.call('create', 'tableSessions/changeUser', call).catch(() => undefined);
}

/** Signs the live connection in if a member is logged in on this phone. @throws {CallError} on a temporary failure */
async function signIn(): Promise<boolean> {
  const isSignedIn = login.get() !== null && (await signInMember());
  // the log-in has not ended: its token could not be renewed now
  if (!isSignedIn && login.get() !== null) throw new CallError('socketDisconnect', 0);
  return isSignedIn;
}

/** Logs a member in and gives them the bill of this phone's table. @throws {CallError} invalidCredentials, tooManyRequests */
async function logIn(name: Name, password: string): Promise<void> {
  const credentials = { strategy: 'local', ...name, password, known: savedDeviceToken() };
  const answer = await sendJson<AuthenticatedMember>('POST', 'authentication', credentials);
  await acceptLogin(answer);
  await signInMember();
  await assignBill(answer.user._id);
}

/** Logs out here and leaves the table's bill (specification §4, logout); a log-in the server is not told of expires. */
async function logOut(): Promise<void> {
  await assignBill(undefined);
  const token = accessToken();
  clearLogin();
  await sendJson('DELETE', 'authentication', undefined, token).catch(() => undefined);
  await connection.reconnect();
}

/** Logs out on every device. @throws {CallError} */
async function logOutEverywhere(): Promise<void> {
  await assignBill(undefined);
  await connection.call('create', 'users/logoutEverywhere', {});
  clearLogin();
  await connection.reconnect();
}

/** The member's identity on this page: signed in on every live connection before anything else is called on it. */
export const identity = {
  signIn,
  logIn,
  logOut,
  logOutEverywhere,
  /** Saves the profile after it was changed or read. */
  keepProfile: saveProfile,
};
