import { API_TOKEN_PREFIX } from '@comanda/contract';
import { abilitiesOf, DAY_MS } from '@comanda/domain';
import { hasMemberSystem } from '../catalogue/index.ts';
import type { AuthenticatedActor, CoreContext, Integration } from '../core/index.ts';
import { CodedError, instantOf } from '../lib/index.ts';
import { readTillSettings } from '../till/settings/index.ts';
import { isIssueTimePlausible, type LoggedIn, readActiveLogIn, touchLogIn } from './log-ins/index.ts';
import { accountOf } from './signed-in-account.ts';
import {
  deviceActor,
  isActive,
  presentStaff,
  presentUser,
  readDevice,
  readUser,
  touchApiToken,
  touchDevice,
  validApiToken,
  worksIn,
} from './stores/index.ts';
import { type AccessToken, readToken, type TokenClaims } from './tokens/index.ts';

/**
 * Returns the current actor of an access token, with the answer that its log-in gave. Throws `notAuthenticated` when
 * the token has expired, its log-in has ended, or its account or device is no longer active.
 */
export async function resumeToken(context: CoreContext, accessToken: string): Promise<LoggedIn> {
  if (accessToken.startsWith(API_TOKEN_PREFIX)) return resumeApiToken(context, accessToken);
  const claims = await readToken(context, accessToken);
  const actor = claims && (await actorOf(context, claims));
  if (claims === undefined || actor === undefined) throw new CodedError('notAuthenticated');
  return { actor, answer: await answerFor(context, actor, { accessToken, expiresAt: claims.expiresAt }) };
}

/** A connection of another program stays signed in for so long at most; a timer cannot be longer than 24 days. */
const CONNECTED_FOR_MS = 20 * DAY_MS;

/** Returns the actor of another program's token, as it is now. Throws `notAuthenticated` once it has ended. */
async function resumeApiToken(context: CoreContext, accessToken: string): Promise<LoggedIn> {
  const apiToken = await validApiToken(context, accessToken);
  if (apiToken === undefined) throw new CodedError('notAuthenticated');
  await touchApiToken(context, apiToken);
  const { _id: token, name, scopes, shops, endsAt } = apiToken;
  const expiresAt = endsAt ?? instantOf(context.clock.now() + CONNECTED_FOR_MS);
  const actor = { kind: 'integration', token, name, scopes, shops } as const;
  return { actor, answer: { accessToken, expiresAt, apiToken } };
}

async function actorOf(
  context: CoreContext,
  claims: TokenClaims & { readonly issuedAt: number },
): Promise<Exclude<AuthenticatedActor, Integration> | undefined> {
  if (claims.kind === 'device') return deviceOf(context, claims.subject);
  const { read } = context;
  const { kind, subject, logIn } = claims;
  const [active, account] = await Promise.all([
    readActiveLogIn(read, context, logIn),
    accountOf(read, { kind, subject }),
  ]);
  if (active?.subject !== subject || account === undefined || !isActive(account)) return undefined;
  if (!isIssueTimePlausible(context, active, claims.issuedAt)) return undefined;
  if (account.kind === 'member')
    return hasMemberSystem(context.catalogue) ? { kind: 'member', user: subject, logIn } : undefined;
  if (claims.kind !== 'staff' || !worksIn(account.record, claims.shop)) return undefined;
  const { shop, device } = claims;
  const isRevoked = device !== undefined && (await deviceOf(context, device))?.shop !== shop;
  if (isRevoked) return undefined;
  await touchLogIn(context, active);
  return {
    kind: 'staff',
    staff: presentStaff(account.record),
    shop,
    logIn,
    ...(device !== undefined && { device }),
  };
}

/** Returns the actor of a paired device and updates when it was last seen; undefined when it was revoked. */
async function deviceOf(context: CoreContext, id: string) {
  const device = await readDevice(context.read, id);
  if (device === undefined) return undefined;
  await touchDevice(context, device);
  return deviceActor(device);
}

async function answerFor(
  { read }: CoreContext,
  actor: Exclude<AuthenticatedActor, Integration>,
  token: AccessToken,
): Promise<LoggedIn['answer']> {
  switch (actor.kind) {
    case 'staff': {
      const { shop, staff, device } = actor;
      const abilities = abilitiesOf(staff.role, await readTillSettings(read, shop));
      return { ...token, shop, staff, abilities, ...(device !== undefined && { device }) };
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
