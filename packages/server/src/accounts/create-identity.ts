import type { ForgotPassword, LogIn, ProveLogIn, ResetPassword } from '@comanda/contract';
import type { Actor, AuthenticatedActor, CoreContext, Requester } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';
import type { AuthGuards } from './attempt-limiter/index.ts';
import { endLogIn, findLogIns } from './list-log-ins.ts';
import { logInWithPassword } from './log-in-with-password.ts';
import {
  type CallProof,
  deleteExpiredLogIns,
  endAllLogIns,
  endLogIns,
  ensureLogInProof,
  type LoggedIn,
  type PasswordLogIn,
} from './log-ins/index.ts';
import { deleteExpiredResets, forgotPassword, resetPassword } from './passwords/index.ts';
import { proveLogIn } from './prove-log-in.ts';
import { renewToken } from './renew-token.ts';
import { resumeToken } from './resume-token.ts';
import type { FactorParts } from './second-factor/index.ts';
import { readRefreshToken } from './tokens/index.ts';

export type Identity = {
  /** Returns the current actor of an access token. Throws `notAuthenticated`. */
  verify(accessToken: string): Promise<AuthenticatedActor>;
  /** Returns the same, with the answer that its log-in gave. */
  resume(accessToken: string): Promise<LoggedIn>;
  /** Throws `invalidCredentials`, or `tooManyRequests` with `retryAfter` (s). */
  logIn(call: PasswordLogIn, caller: Requester): Promise<LoggedIn>;
  /** Renews the token; an owner may switch to `shop`. Throws `notAuthenticated` for a token expired or used before. */
  renew(refreshToken: string, shop?: string): Promise<LoggedIn>;
  /** Ends the log-ins of the caller and of the refresh token. */
  logOut(actor: Actor, refreshToken?: string): Promise<void>;
  logOutEverywhere(actor: Actor): Promise<void>;
  /** Throws `passwordNeeded` or `proofNeeded` unless the actor's log-in has given the proof; of staff alone (office B6.4). */
  ensureProof(actor: Actor, proof: CallProof | undefined): Promise<void>;
  /** Proves the actor's log-in by the password. Throws `invalidCredentials`, `tooManyRequests`, `passwordNeeded`. */
  prove(call: ProveLogIn, actor: Actor): Promise<void>;
  /** Returns the actor's own log-ins, and everybody's to an owner. */
  findLogIns(actor: Actor): Promise<readonly LogIn[]>;
  /** Ends one of these. Throws `notFound`. */
  endLogIn(id: string, actor: Actor): Promise<LogIn>;
  /** Mails a link when an account has the e-mail; the answer does not reveal whether one has. */
  forgotPassword(call: ForgotPassword, address: string): Promise<void>;
  /** Throws `linkExpired` for a token that was used, has expired or does not exist. */
  resetPassword(call: ResetPassword): Promise<void>;
  /** Deletes expired log-ins, links and attempt counters; returns how many rows. */
  deleteExpired(): Promise<number>;
};

/** Creates the log-in of members and owners: passwords, access tokens and their renewal, logging out. */
export function createIdentity(
  context: CoreContext,
  parts: AuthGuards & Pick<FactorParts, 'sealer'>,
): Identity {
  const { write, secret } = context;
  return {
    logIn: (call, caller) => logInWithPassword(context, parts, call, caller),
    renew: (refreshToken, shop) => renewToken(context, refreshToken, shop),
    resume: (accessToken) => resumeToken(context, accessToken),
    verify: async (accessToken) => (await resumeToken(context, accessToken)).actor,
    async logOut(actor, refreshToken) {
      const ofToken = refreshToken === undefined ? undefined : readRefreshToken(secret, refreshToken)?.logIn;
      const ofActor = 'logIn' in actor ? actor.logIn : undefined;
      const ids = [ofToken, ofActor].filter((id) => id !== undefined);
      if (ids.length > 0) await write((tx, publish) => endLogIns(tx, ids, publish));
    },
    async logOutEverywhere(actor) {
      if (actor.kind !== 'member' && actor.kind !== 'staff') throw new CodedError('notAuthenticated');
      const subject = actor.kind === 'member' ? actor.user : actor.staff._id;
      await write((tx, publish) => endAllLogIns(tx, { kind: actor.kind, subject }, publish));
    },
    ensureProof: (actor, proof) => ensureLogInProof(context, actor, proof),
    prove: (call, actor) => proveLogIn(context, parts, call, actor),
    findLogIns: (actor) => findLogIns(context, actor),
    endLogIn: (id, actor) => endLogIn(context, id, actor),
    forgotPassword: (call, address) => forgotPassword(context, parts, call, address),
    resetPassword: (call) => resetPassword(context, call),
    async deleteExpired() {
      const deleted = await write(
        async (tx) => (await deleteExpiredLogIns(tx, context)) + (await deleteExpiredResets(tx, context)),
      );
      return deleted + (await parts.attemptLimiter.deleteExpired());
    },
  };
}
