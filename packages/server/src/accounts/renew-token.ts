import { shopOf } from '../catalogue/availability/index.ts';
import { hasMemberSystem } from '../catalogue/index.ts';
import type { CoreContext } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';
import { type LoggedIn, type LogInRow, renewLogIn, setLogInShop } from './log-ins/index.ts';
import { accountOf, type StaffAccount, signedInAs } from './signed-in-account.ts';
import { isActive, worksIn } from './stores/index.ts';
import { readRefreshToken, refreshTokenOf } from './tokens/index.ts';

/**
 * Exchanges a refresh token for a new access token and a new refresh token, which replaces it; an owner may switch to
 * `newShop`. Throws `notAuthenticated` when the token has expired or was used before, `shopNotFound`, or `forbidden`
 * for a shop that the owner does not work in.
 */
export async function renewToken(
  context: CoreContext,
  refreshToken: string,
  newShop?: string,
): Promise<LoggedIn> {
  const { read, write, secret } = context;
  const claims = readRefreshToken(secret, refreshToken);
  if (claims === undefined) throw new CodedError('notAuthenticated');
  const row = await write((tx, publish) => renewLogIn(tx, context, claims, publish));
  const account = row && (await accountOf(read, row));
  const isOpen = account?.kind === 'staff' || hasMemberSystem(context.catalogue);
  if (row === undefined || account === undefined || !isActive(account) || !isOpen)
    throw new CodedError('notAuthenticated');
  const shop = account.kind === 'staff' ? await shopFor(context, account, row, newShop) : undefined;
  const signedIn = await signedInAs(context, account, { logIn: row.id, shop });
  const { id: logIn, generation, expires_at: expiresAt } = row;
  return { ...signedIn, refresh: { token: refreshTokenOf(secret, { logIn, generation }), expiresAt } };
}

/** Returns the shop of an owner's log-in, after moving the log-in to `newShop` if given. */
async function shopFor(
  context: CoreContext,
  { record }: StaffAccount,
  row: LogInRow,
  newShop?: string,
): Promise<string> {
  const shop = newShop ?? row.shop ?? '';
  shopOf(context, shop);
  if (!worksIn(record, shop)) throw new CodedError('forbidden');
  if (shop !== row.shop) await context.write((tx) => setLogInShop(tx, row.id, shop));
  return shop;
}
