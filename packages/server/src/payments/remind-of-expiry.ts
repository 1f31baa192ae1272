import { FALLBACK_LANGUAGE, languageOf } from '@comanda/contract';
import { DAY_MS } from '@comanda/domain';
import type { CoreContext } from '../core/index.ts';
import type { StoredPaymentAccount } from '../db/index.ts';
import { type AccountForms, allAccounts, replaceAccount } from './accounts/index.ts';
import { mailExpiry } from './incident-mails.ts';

/** Days before a secret's end on which the owners are reminded; the last is the day itself. */
const REMINDED_DAYS = [30, 7, 1, 0];

/** Reminds the owners of accounts whose secret ends soon, once for each time (payments M1.1); returns how many. */
export async function remindOfExpiry(
  context: CoreContext,
  forms: Pick<AccountForms, 'byName'>,
): Promise<number> {
  const now = context.clock.now();
  let reminded = 0;
  for (const account of await allAccounts(context.read))
    if (dueReminder(account, now) !== undefined && (await remind(context, forms, account._id))) reminded += 1;
  return reminded;
}

/** Returns the days before the end that a reminder is due for; undefined if none is. */
function dueReminder(
  { secretExpiresAt, remindedDays = Infinity }: StoredPaymentAccount,
  now: number,
): number | undefined {
  if (secretExpiresAt === undefined) return undefined;
  const left = (Date.parse(secretExpiresAt) - now) / DAY_MS;
  const due = REMINDED_DAYS.findLast((days) => left <= days);
  return due !== undefined && due < remindedDays ? due : undefined;
}

async function remind(
  context: CoreContext,
  { byName }: Pick<AccountForms, 'byName'>,
  id: string,
): Promise<boolean> {
  return context.write(async (tx) => {
    let found: StoredPaymentAccount | undefined;
    const isReminded = await replaceAccount(tx, id, (account) => {
      const remindedDays = dueReminder(account, context.clock.now());
      found = account;
      return remindedDays === undefined ? undefined : { ...account, remindedDays };
    });
    if (!isReminded || found?.secretExpiresAt === undefined) return false;
    const { name: account, provider, secretExpiresAt } = found;
    await mailExpiry(tx, context, {
      account,
      provider:
        byName.get(provider)?.configuration?.name[languageOf(FALLBACK_LANGUAGE.code).field] ?? provider,
      day: secretExpiresAt.slice(0, 'yyyy-mm-dd'.length),
    });
    return true;
  });
}
