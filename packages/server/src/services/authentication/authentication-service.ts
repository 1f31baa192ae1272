import { Authenticate, createValidator } from '@comanda/contract';
import type { Devices } from '../../accounts/devices/index.ts';
import type { Identity } from '../../accounts/index.ts';
import type { LoggedIn } from '../../accounts/log-ins/index.ts';
import type { StaffAuth } from '../../accounts/staff/index.ts';
import type { Actor } from '../../core/index.ts';
import { CodedError } from '../../lib/index.ts';
import { type Call, type Handlers, onlyNames, validated } from '../call/index.ts';
import { present } from '../present/index.ts';

const authenticate = createValidator(Authenticate);

/**
 * Authenticates by any strategy; over a live connection it also signs that connection in. The refresh token
 * goes into a cookie over REST and into the answer otherwise, or where requested.
 */
export function createAuthenticationService(
  staffAuth: StaffAuth,
  identity: Identity,
  devices: Devices,
): Handlers {
  const { byPin, byPassword, byRefresh } = createStrategies(staffAuth, identity, devices);

  function loggedInBy(data: Authenticate, call: Call): Promise<LoggedIn> {
    switch (data.strategy) {
      case 'pin':
        return byPin(data, call);
      case 'local':
        return byPassword(data, call);
      case 'refresh':
        return byRefresh(data, call);
      case 'jwt':
        return identity.resume(data.accessToken);
      case 'device':
        return devices.signIn(data.deviceToken);
    }
  }

  return {
    async create(data, call) {
      onlyNames(call.query);
      const { actor, answer } = await loggedInBy(validated(authenticate, data), call);
      const { accessToken, expiresAt } = answer;
      call.listener?.signIn(actor, Date.parse(expiresAt), () => identity.verify(accessToken));
      // Last, so that the connection which changes its user is not signed out meanwhile.
      if (isOnDevice(actor)) await staffAuth.endEarlierLogIns(actor);
      return present.authenticated(answer);
    },
    async remove(_id, call) {
      onlyNames(call.query);
      await identity.logOut(call.actor, call.refreshCookie?.token);
      call.refreshCookie?.clear();
      call.listener?.signOut();
      return { status: 'done' };
    },
  };
}

/** Returns true if staff are signed in on a paired device. */
function isOnDevice(actor: Actor): actor is Actor & { readonly device: string; readonly logIn: string } {
  return actor.kind === 'staff' && actor.device !== undefined && actor.logIn !== undefined;
}

/** Creates the strategies that need more than a token. */
function createStrategies(staffAuth: StaffAuth, identity: Identity, devices: Devices) {
  async function byPin(data: Extract<Authenticate, { strategy: 'pin' }>, call: Call): Promise<LoggedIn> {
    const answer = await staffAuth.signIn(data, call.address, await originActor(data, call));
    return { ...(await identity.resume(answer.accessToken)), answer };
  }

  /** Returns the actor on whose screen a PIN is entered: the device, or the one signed in before. */
  async function originActor(
    data: Extract<Authenticate, { strategy: 'pin' }>,
    { actor }: Call,
  ): Promise<Actor> {
    if (data.deviceToken === undefined) return actor;
    const { actor: device } = await devices.signIn(data.deviceToken);
    if (device.kind !== 'device' || device.shop !== data.shop) throw new CodedError('forbidden');
    return device;
  }

  async function byPassword(
    data: Extract<Authenticate, { strategy: 'local' }>,
    call: Call,
  ): Promise<LoggedIn> {
    const isCookie = call.refreshCookie !== undefined && data.refresh !== 'body';
    const loggedIn = await identity.logIn(data, call);
    // a log-in of the office is not renewed, and leaves a member's cookie alone
    if (loggedIn.refresh === undefined) return loggedIn;
    if (!isCookie) return withRefreshToken(loggedIn);
    // ends the previous log-in of this cookie
    await identity.logOut({ kind: 'guest' }, call.refreshCookie?.token);
    return inCookie(loggedIn, call);
  }

  async function byRefresh(
    data: Extract<Authenticate, { strategy: 'refresh' }>,
    call: Call,
  ): Promise<LoggedIn> {
    if (data.refreshToken !== undefined) {
      return withRefreshToken(await identity.renew(data.refreshToken, data.shop));
    }
    const token = call.refreshCookie?.token;
    if (token === undefined) throw new CodedError('notAuthenticated');
    try {
      return inCookie(await identity.renew(token, data.shop), call);
    } catch (error) {
      const isOver = error instanceof CodedError && error.code === 'notAuthenticated';
      if (isOver) call.refreshCookie?.clear();
      throw error;
    }
  }

  return { byPin, byPassword, byRefresh };
}

function withRefreshToken({ actor, answer, refresh }: LoggedIn): LoggedIn {
  return { actor, answer: { ...answer, refreshToken: refresh?.token } };
}

function inCookie({ actor, answer, refresh }: LoggedIn, { refreshCookie }: Call): LoggedIn {
  if (refresh !== undefined) refreshCookie?.set(refresh.token, refresh.expiresAt);
  return { actor, answer };
}
