import type { AuthenticatedMember, User, VipLevel } from '@comanda/contract';
import { CallError } from '../calls/call-error.ts';
import { connection } from '../calls/connection.ts';
import { readJson } from '../calls/read-list.ts';
import { sendJson } from '../calls/send-json.ts';
import { orderContext } from '../order-context/order-context.ts';
import { restoreKeyOf } from '../sessions/saved-sessions.ts';
import { login } from './login.ts';
import { tokenLifetime } from './token-lifetime.ts';

/** A token is renewed this long before it ends, so that no call meets its end. */
const BEFORE_END = 60_000;
/** Never more often, whatever clocks say. */
const SOONEST = 10_000;
const KNOWN = 'comanda.known';

type Name = { readonly email: string } | { readonly phone: string; readonly shop?: string };

function knownHere(): string | undefined {
  try {
    return localStorage.getItem(KNOWN) ?? undefined;
  } catch {
    return undefined;
  }
}

function keepKnown(known: string | undefined): void {
  try {
    if (known !== undefined) localStorage.setItem(KNOWN, known);
  } catch {
    // private mode: guesses of others at this address count for this browser, too
  }
}

/**
 * Logging in and staying logged in: the access token lives in memory and is renewed with the cookie; every live
 * connection is signed in with it before anything else is asked on it.
 */
function createIdentity() {
  /** With its end by the page's own monotonic clock. */
  let current: (AuthenticatedMember & { readonly endsAt: number }) | undefined;
  let renewing: Promise<AuthenticatedMember | undefined> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function forget(): void {
    clearTimeout(timer);
    current = undefined;
    login.set(null);
  }

  async function take(answer: AuthenticatedMember): Promise<AuthenticatedMember> {
    const lasts = tokenLifetime(answer);
    current = { ...answer, endsAt: performance.now() + lasts };
    keepKnown(answer.known);
    await keep(answer.user);
    clearTimeout(timer);
    const wait = Math.max(SOONEST, lasts - BEFORE_END);
    // by way of the connection, which knows whether it is a member's at all
    timer = setTimeout(() => void renew().then(connection.greeted), wait);
    return answer;
  }

  /** Remembers a member with their level, which prices are made with. */
  async function keep(profile: User): Promise<void> {
    const { vipLevel: id } = profile;
    const kept = login.get()?.level;
    const known = kept?._id === id ? kept : undefined;
    const level = id && (await readJson<VipLevel>(`vipLevels/${encodeURIComponent(id)}`).catch(() => known));
    login.set({ profile, ...(level && { level }) });
  }

  /** A new access token by the cookie; undefined when the log-in has ended, which makes a guest of the member. */
  function renew(): Promise<AuthenticatedMember | undefined> {
    renewing ??= sendJson<AuthenticatedMember>('POST', 'authentication', { strategy: 'refresh' })
      .then(take, (error: unknown) => {
        const isOver = error instanceof CallError && (error.status === 401 || error.status === 403);
        if (isOver) forget();
        return undefined;
      })
      .finally(() => {
        renewing = undefined;
      });
    return renewing;
  }

  /** Signs the live connection in; false when the log-in has ended. */
  async function signIn(): Promise<boolean> {
    const isFresh = current !== undefined && current.endsAt > performance.now();
    if (isFresh && (await isTaken(current?.accessToken))) return true;
    return isTaken((await renew())?.accessToken);
  }

  /** Signs the live connection in with a token; false when there is none, or the server has its end behind it. */
  async function isTaken(accessToken: string | undefined): Promise<boolean> {
    if (accessToken === undefined) return false;
    try {
      await connection.call('create', 'authentication', { strategy: 'jwt', accessToken });
      return true;
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return false;
      throw error;
    }
  }

  /** The bill of the table this phone sits at becomes the member's, or is left; another member's stays theirs. */
  async function billTo(user: string | undefined): Promise<void> {
    const { session } = orderContext.get();
    if (session === undefined) return;
    const call = { session, restoreKey: restoreKeyOf(session), ...(user !== undefined && { user }) };
    // somebody else pays for it, or is paying now: then it stays as it is
    await connection.call('create', 'tableSessions/changeUser', call).catch(() => undefined);
  }

  return {
    /** Signs the live connection in, when somebody is logged in on this phone. @throws {CallError} when it could not for a time */
    async greet(): Promise<boolean> {
      const isSignedIn = login.get() !== null && (await signIn());
      // the log-in did not end: its token could not be renewed now
      if (!isSignedIn && login.get() !== null) throw new CallError('socketDisconnect', 0);
      return isSignedIn;
    },
    /** @throws {CallError} invalidCredentials, tooManyRequests */
    async logIn(name: Name, password: string): Promise<void> {
      const { user } = await take(
        await sendJson<AuthenticatedMember>('POST', 'authentication', {
          strategy: 'local',
          ...name,
          password,
          known: knownHere(),
        }),
      );
      await signIn();
      await billTo(user._id);
    },
    /** Logs out here, and leaves the table's bill (specification §4, logout); what the server cannot be told now ends by itself. */
    async logOut(): Promise<void> {
      await billTo(undefined);
      const token = current?.accessToken;
      forget();
      await sendJson('DELETE', 'authentication', undefined, token).catch(() => undefined);
      await connection.renewed();
    },
    /** Logs out on every device. @throws {CallError} */
    async logOutEverywhere(): Promise<void> {
      await billTo(undefined);
      await connection.call('create', 'users/logoutEverywhere', {});
      forget();
      await connection.renewed();
    },
    /** The profile as it was changed or read. */
    keepProfile(user: User): Promise<void> {
      return keep(user);
    },
  };
}

/** The identity of this page. */
export const identity = createIdentity();
