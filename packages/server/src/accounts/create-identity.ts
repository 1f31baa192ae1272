import type { ForgotPassword, ResetPassword } from '@comanda/contract';
import { shopOf } from '../catalogue/availability/index.ts';
import type { Actor, Asker, CoreContext, KnownActor } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';
import { accountNameOf, accountNameText } from './account-name.ts';
import { type AuthParts, logInKeys } from './attempt-limiter/index.ts';
import {
  endEveryLogIn,
  endLogIns,
  forgetLogIns,
  isIssuedFor,
  type LoggedIn,
  type LogInRow,
  liveLogIn,
  moveLogIn,
  type PasswordLogIn,
  renewLogIn,
  startLogIn,
} from './log-ins/index.ts';
import { forgetResets, forgotPassword, resetPassword } from './passwords/index.ts';
import {
  type Account,
  accountsOf,
  deviceActor,
  isActive,
  presentStaff,
  presentUser,
  readDevice,
  readStaff,
  readUser,
  seeDevice,
  worksIn,
} from './stores/index.ts';
import {
  deviceOfToken,
  markOf,
  readRefreshToken,
  readToken,
  refreshTokenOf,
  SHORT_SECONDS,
  signToken,
  type TokenClaims,
} from './tokens/index.ts';

export type Identity = {
  /** Who an access token was made for, as they are now; `notAuthenticated` when it is worth nothing. */
  verify(accessToken: string): Promise<KnownActor>;
  /** The same, with the answer that gave the token. */
  resume(accessToken: string): Promise<LoggedIn>;
  /** `invalidCredentials`, or `tooManyRequests` with `retryAfter` (s). */
  logIn(call: PasswordLogIn, asker: Asker): Promise<LoggedIn>;
  /** `shop` is where an owner turns to. `notAuthenticated` when the token is too old, or was used before. */
  renew(refreshToken: string, shop?: string): Promise<LoggedIn>;
  /** Ends what the caller, or the refresh token, is logged in with. */
  logOut(actor: Actor, refreshToken?: string): Promise<void>;
  logOutEverywhere(actor: Actor): Promise<void>;
  /** A mail with a link, when somebody has the address; nothing tells whether. */
  forgotPassword(call: ForgotPassword, address: string): Promise<void>;
  /** `linkExpired` when the token was used, is too old or is none. */
  resetPassword(call: ResetPassword): Promise<void>;
  /** Forgets what has ended by itself; gives how many rows. */
  forget(): Promise<number>;
};

/** Who is who: logging in by password, tokens and their renewal, logging out. */
export function createIdentity(context: CoreContext, parts: AuthParts): Identity {
  const { attemptLimiter, checkPassword } = parts;
  const { read, write, secret } = context;

  async function logIn(call: PasswordLogIn, { address }: Asker): Promise<LoggedIn> {
    const name = accountNameOf(context, call);
    const accounts = name === undefined ? [] : await accountsOf(read, name);
    const mark = await deviceOfToken(context, call.known);
    const known = accounts.find(({ id }) => mark === `account:${id}`)?.id;
    const keys = logInKeys(accountNameText(call, name), address, known);
    await attemptLimiter.trying(keys);
    const account = await checkPassword(call.password, accounts);
    if (account === undefined || !isActive(account)) throw new CodedError('invalidCredentials');
    await attemptLimiter.succeeded(keys, keys[0]?.name);
    const shop = account.kind === 'staff' ? firstShopOf(account) : undefined;
    const { kind, id: subject } = account;
    const started = await write((tx) => startLogIn(tx, context, { kind, subject, shop, life: kind }));
    const signedIn = await signedInAs(account, started.id, shop);
    return {
      ...signedIn,
      answer: { ...signedIn.answer, known: await markOf(context, `account:${subject}`) },
      refresh: {
        token: refreshTokenOf(secret, { logIn: started.id, generation: 1 }),
        expiresAt: started.expiresAt,
      },
    };
  }

  /** Where an owner begins: in the first shop, unless they work in some only. */
  function firstShopOf({ of }: Extract<Account, { kind: 'staff' }>): string {
    const here = context.catalogue.list('shops').find(({ _id }) => worksIn(of, _id));
    if (here === undefined) throw new CodedError('shopNotFound');
    return here._id;
  }

  async function signedInAs(account: Account, logIn: string, shop = ''): Promise<LoggedIn> {
    const { id: subject } = account;
    if (account.kind === 'member') {
      const token = await signToken(context, { kind: 'member', subject, logIn }, SHORT_SECONDS);
      return {
        actor: { kind: 'member', user: subject, logIn },
        answer: { ...token, user: presentUser(account.of) },
      };
    }
    const token = await signToken(context, { kind: 'staff', subject, shop, logIn }, SHORT_SECONDS);
    const staff = presentStaff(account.of);
    return { actor: { kind: 'staff', staff, shop, logIn }, answer: { ...token, shop, staff } };
  }

  async function accountOf({
    kind,
    subject,
  }: Pick<LogInRow, 'kind' | 'subject'>): Promise<Account | undefined> {
    if (kind === 'staff') {
      const of = await readStaff(read, subject);
      return of && { kind: 'staff', id: subject, of };
    }
    const of = await readUser(read, subject);
    return of && { kind: 'member', id: subject, of };
  }

  async function renew(refreshToken: string, wanted?: string): Promise<LoggedIn> {
    const claims = readRefreshToken(secret, refreshToken);
    if (claims === undefined) throw new CodedError('notAuthenticated');
    const row = await write((tx, publish) => renewLogIn(tx, context, claims, publish));
    const account = row && (await accountOf(row));
    if (row === undefined || account === undefined || !isActive(account))
      throw new CodedError('notAuthenticated');
    const shop = account.kind === 'staff' ? await shopFor(account, row, wanted) : undefined;
    const signedIn = await signedInAs(account, row.id, shop);
    const { id: logIn, generation, expires_at: expiresAt } = row;
    return { ...signedIn, refresh: { token: refreshTokenOf(secret, { logIn, generation }), expiresAt } };
  }

  /** The shop that the owner is in, or turns to. */
  async function shopFor(
    { of }: Extract<Account, { kind: 'staff' }>,
    row: LogInRow,
    wanted?: string,
  ): Promise<string> {
    const shop = wanted ?? row.shop ?? '';
    shopOf(context, shop);
    if (!worksIn(of, shop)) throw new CodedError('forbidden');
    if (shop !== row.shop) await write((tx) => moveLogIn(tx, row.id, shop));
    return shop;
  }

  async function actorOf(
    claims: TokenClaims & { readonly issuedAt: number },
  ): Promise<KnownActor | undefined> {
    if (claims.kind === 'device') return deviceOf(claims.subject);
    const { kind, subject, logIn } = claims;
    const [live, account] = await Promise.all([
      liveLogIn(read, context, logIn),
      accountOf({ kind, subject }),
    ]);
    if (live?.subject !== subject || account === undefined || !isActive(account)) return undefined;
    if (!isIssuedFor(context, live, claims.issuedAt)) return undefined;
    if (account.kind === 'member') return { kind: 'member', user: subject, logIn };
    if (claims.kind !== 'staff' || !worksIn(account.of, claims.shop)) return undefined;
    const { shop, device } = claims;
    const isRevoked = device !== undefined && (await deviceOf(device))?.shop !== shop;
    if (isRevoked) return undefined;
    return {
      kind: 'staff',
      staff: presentStaff(account.of),
      shop,
      logIn,
      ...(device !== undefined && { device }),
    };
  }

  async function deviceOf(id: string) {
    const device = await readDevice(read, id);
    if (device === undefined) return undefined;
    await seeDevice(context, device);
    return deviceActor(device);
  }

  async function resume(accessToken: string): Promise<LoggedIn> {
    const claims = await readToken(context, accessToken);
    const actor = claims && (await actorOf(claims));
    if (claims === undefined || actor === undefined) throw new CodedError('notAuthenticated');
    return { actor, answer: await answerFor(actor, { accessToken, expiresAt: claims.expiresAt }) };
  }

  async function answerFor(
    actor: KnownActor,
    token: { readonly accessToken: string; readonly expiresAt: string },
  ): Promise<LoggedIn['answer']> {
    switch (actor.kind) {
      case 'staff': {
        const { shop, staff, device } = actor;
        return { ...token, shop, staff, ...(device !== undefined && { device }) };
      }
      case 'member': {
        const user = await readUser(read, actor.user);
        if (user === undefined) throw new CodedError('notAuthenticated');
        return { ...token, user: presentUser(user) };
      }
      case 'device': {
        const device = await readDevice(read, actor.device);
        if (device === undefined) throw new CodedError('notAuthenticated');
        return { ...token, shop: device.shop, device };
      }
    }
  }

  return {
    logIn,
    renew,
    resume,
    verify: async (accessToken) => (await resume(accessToken)).actor,
    async logOut(actor, refreshToken) {
      const ofToken = refreshToken === undefined ? undefined : readRefreshToken(secret, refreshToken)?.logIn;
      const ofActor = 'logIn' in actor ? actor.logIn : undefined;
      const ids = [ofToken, ofActor].filter((id) => id !== undefined);
      if (ids.length > 0) await write((tx, publish) => endLogIns(tx, ids, publish));
    },
    async logOutEverywhere(actor) {
      if (actor.kind !== 'member' && actor.kind !== 'staff') throw new CodedError('notAuthenticated');
      const subject = actor.kind === 'member' ? actor.user : actor.staff._id;
      await write((tx, publish) => endEveryLogIn(tx, { kind: actor.kind, subject }, publish));
    },
    forgotPassword: (call, address) => forgotPassword(context, parts, call, address),
    resetPassword: (call) => resetPassword(context, call),
    async forget() {
      const ended = await write(
        async (tx) => (await forgetLogIns(tx, context)) + (await forgetResets(tx, context)),
      );
      return ended + (await attemptLimiter.forget());
    },
  };
}
