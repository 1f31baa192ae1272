import { FALLBACK_LANGUAGE, languageOf } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import type { CoreContext } from '../core/index.ts';
import type { StoredPaymentAccount } from '../db/index.ts';
import { instantNow, instantOf } from '../lib/index.ts';
import { type AccountParts, callForTest, replaceAccount, withoutSecrets } from './accounts/index.ts';
import { mailFailing } from './incident-mails.ts';
import { AccountRefusal } from './port/index.ts';

/** Shortest pause between two tests of an account that its provider refuses in service. */
const TEST_PAUSE_MS = MINUTE_MS;

/** Outcome of testing an account in service; `unknown` while nobody knows, as when the provider does not answer. */
type AccountVerdict = 'refused' | 'working' | 'unknown';

/**
 * Tests an account after a call that failed, if the provider has refused its keys: at once, at most once a minute, by one
 * node. An account whose keys are refused again is `failing` from then on, and its owners get a mail (payments M1.4).
 * Undefined for every other error, such as a time-out, which says nothing about the account.
 */
export async function retestAccount(
  context: CoreContext,
  parts: AccountParts,
  id: string | undefined,
  error: unknown,
): Promise<AccountVerdict | undefined> {
  if (!(error instanceof AccountRefusal) || id === undefined) return undefined;
  context.log.warn({ account: id, error }, 'provider refused the keys of a payment account');
  try {
    return await verdictOn(context, parts, id);
  } catch (fault) {
    context.log.warn({ account: id, error: fault }, 'payment account could not be tested');
    return 'unknown';
  }
}

async function verdictOn(context: CoreContext, parts: AccountParts, id: string): Promise<AccountVerdict> {
  const now = context.clock.now();
  let found: StoredPaymentAccount | undefined;
  const isLeased = await context.write((tx) =>
    replaceAccount(tx, id, (account) => {
      found = account;
      return isDue(account, now) ? { ...account, retestedAt: instantOf(now) } : undefined;
    }),
  );
  if (found === undefined) return 'unknown';
  if (found.status !== 'working') return found.status === 'failing' ? 'refused' : 'unknown';
  if (isLeased) return storeTest(context, parts, found);
  // another node tests it, or the last test was answered
  const { checkedAt = '', retestedAt = '' } = found;
  return !isDue(found, now) && checkedAt >= retestedAt ? 'working' : 'unknown';
}

function isDue({ status, retestedAt }: StoredPaymentAccount, now: number): boolean {
  return status === 'working' && (retestedAt === undefined || now - Date.parse(retestedAt) >= TEST_PAUSE_MS);
}

/** Tests an account and stores the outcome, unless it was changed meanwhile. Throws if the provider does not answer. */
async function storeTest(
  context: CoreContext,
  parts: AccountParts,
  tested: StoredPaymentAccount,
): Promise<AccountVerdict> {
  const error = await complaintAbout(parts, tested);
  const isStored = await context.write(async (tx) => {
    const isReplaced = await replaceAccount(tx, tested._id, (account) => {
      if (account.updatedAt !== tested.updatedAt || account.status !== 'working') return undefined;
      const failing = error !== undefined && { status: 'failing' as const, error };
      return { ...account, checkedAt: instantNow(context.clock), ...failing };
    });
    if (isReplaced && error !== undefined) {
      const { name: account, provider } = tested;
      const name = parts.byName.get(provider)?.configuration?.name;
      const told = { account, provider: name?.[languageOf(FALLBACK_LANGUAGE.code).field] ?? provider, error };
      await mailFailing(tx, context, told);
    }
    return isReplaced;
  });
  if (!isStored) return 'unknown';
  return error === undefined ? 'working' : 'refused';
}

/** Returns the complaint with which a provider refuses an account's keys; undefined if it accepts them. */
async function complaintAbout(
  parts: AccountParts,
  account: StoredPaymentAccount,
): Promise<string | undefined> {
  try {
    await callForTest(parts, account);
    return undefined;
  } catch (error) {
    if (error instanceof AccountRefusal) return withoutSecrets(error, parts.sealer, account);
    throw error;
  }
}
