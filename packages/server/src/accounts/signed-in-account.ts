import { abilitiesOf } from '@comanda/domain';
import type { CoreContext } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';
import { readTillSettings } from '../till/settings/index.ts';
import type { LoggedIn, LogInRow } from './log-ins/index.ts';
import { type Account, presentStaff, presentUser, readStaff, readUser, worksIn } from './stores/index.ts';
import { ACCESS_TOKEN_SECONDS, SHIFT_SECONDS, signToken } from './tokens/index.ts';

/** Account of an owner or another staff member. */
export type StaffAccount = Extract<Account, { kind: 'staff' }>;

/** Returns the account that a log-in or a token names, active or not; undefined when it no longer exists. */
export async function accountOf(
  read: CoreContext['read'],
  { kind, subject: id }: Pick<LogInRow, 'kind' | 'subject'>,
): Promise<Account | undefined> {
  if (kind === 'staff') {
    const record = await readStaff(read, id);
    return record && { kind: 'staff', id, record };
  }
  const record = await readUser(read, id);
  return record && { kind: 'member', id, record };
}

/** Returns the first shop that a member of staff works in, in the catalogue's order. Throws `shopNotFound`. */
export function firstShopOf({ catalogue }: Pick<CoreContext, 'catalogue'>, { record }: StaffAccount): string {
  const shop = catalogue.list('shops').find(({ _id }) => worksIn(record, _id));
  if (shop === undefined) throw new CodedError('shopNotFound');
  return shop._id;
}

/** Signs an access token for an account and returns it with its actor; `shop` is for staff, short-lived but for a shift. */
export async function signedInAs(
  context: CoreContext,
  account: Account,
  {
    logIn,
    shop = '',
    isShift = false,
  }: { readonly logIn: string; readonly shop?: string; readonly isShift?: boolean },
): Promise<LoggedIn> {
  const { id: subject } = account;
  if (account.kind === 'member') {
    const token = await signToken(context, { kind: 'member', subject, logIn }, ACCESS_TOKEN_SECONDS);
    return {
      actor: { kind: 'member', user: subject, logIn },
      answer: { ...token, user: presentUser(account.record) },
    };
  }
  const seconds = isShift ? SHIFT_SECONDS : ACCESS_TOKEN_SECONDS;
  const token = await signToken(context, { kind: 'staff', subject, shop, logIn }, seconds);
  const staff = presentStaff(account.record);
  const abilities = abilitiesOf(staff.role, await readTillSettings(context.read, shop));
  return { actor: { kind: 'staff', staff, shop, logIn }, answer: { ...token, shop, staff, abilities } };
}
