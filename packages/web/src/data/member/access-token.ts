import type { AuthenticatedMember } from '@comanda/contract';
import { CallError } from '../calls/call-error.ts';
import { connection } from '../calls/connection.ts';
import { sendJson } from '../calls/send-json.ts';
import { saveDeviceToken } from './device-token.ts';
import { login } from './login.ts';
import { saveProfile } from './save-profile.ts';
import { tokenLifetime } from './token-lifetime.ts';

/** Milliseconds before its expiry at which a token is renewed, so that no call meets an expired one. */
const RENEWAL_LEAD = 60_000;
/** Shortest interval between renewals in milliseconds, whatever the clocks say. */
const MIN_INTERVAL = 10_000;

/** The token of this page, in memory only; `endsAt` is on the page's monotonic clock. */
let current: { readonly token: string; readonly endsAt: number } | undefined;
let renewing: Promise<string | undefined> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns the access token, undefined for a guest; it may have expired. */
export const accessToken = (): string | undefined => current?.token;

/** Returns the access token unless it has expired. */
export function freshAccessToken(): string | undefined {
  return current !== undefined && current.endsAt > performance.now() ? current.token : undefined;
}

/** Accepts the server's answer to a log-in or renewal: saves token and profile, and schedules the next renewal. */
export async function acceptLogin(answer: AuthenticatedMember): Promise<void> {
  const lifetime = tokenLifetime(answer);
  current = { token: answer.accessToken, endsAt: performance.now() + lifetime };
  saveDeviceToken(answer.known);
  await saveProfile(answer.user);
  clearTimeout(timer);
  const wait = Math.max(MIN_INTERVAL, lifetime - RENEWAL_LEAD);
  // through the connection, which does not sign members in while a staff screen holds it
  timer = setTimeout(() => void renewAccessToken().then(connection.signIn), wait);
}

/** Forgets the token and the login record, which makes the member a guest. */
export function clearLogin(): void {
  clearTimeout(timer);
  current = undefined;
  login.set(null);
}

/**
 * Renews the access token by the refresh cookie; concurrent calls share one renewal. Undefined when it failed; a
 * log-in that has ended is cleared.
 */
export function renewAccessToken(): Promise<string | undefined> {
  renewing ??= sendJson<AuthenticatedMember>('POST', 'authentication', { strategy: 'refresh' })
    .then(
      async (answer) => {
        await acceptLogin(answer);
        return answer.accessToken;
      },
      (error: unknown) => {
        const isOver = error instanceof CallError && (error.status === 401 || error.status === 403);
        if (isOver) clearLogin();
        return undefined;
      },
    )
    .finally(() => {
      renewing = undefined;
    });
  return renewing;
}
