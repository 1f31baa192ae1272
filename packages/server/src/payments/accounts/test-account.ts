import type { PaymentAccount } from '@comanda/contract';
import type { CoreContext } from '../../core/index.ts';
import type { StoredPaymentAccount } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import { withDeadline } from '../port/index.ts';
import { presentAccount, readAccount, saveAccount } from './account-store.ts';
import type { AccountForms } from './change-accounts.ts';
import { openAccount } from './open-account.ts';
import type { Sealer } from './seal.ts';

const MAX_ERROR = 300;

/** Asks the provider if an account works, and stores the outcome (payments M1.4). Throws `notFound`. */
export async function testAccount(
  context: CoreContext,
  parts: AccountForms,
  id: string,
): Promise<PaymentAccount> {
  const tested = await readAccount(context.read, id);
  const outcome = await outcomeOfTest(parts, tested);
  return context.write(async (tx) => {
    const { error: _error, ...account } = await readAccount(tx, id);
    // it was changed meanwhile, so the test says nothing about it
    if (account.updatedAt !== tested.updatedAt)
      return presentAccount(parts.sealer, account, context.clock.now());
    const after = { ...account, ...outcome, checkedAt: instantNow(context.clock) };
    await saveAccount(tx, after);
    return presentAccount(parts.sealer, after, context.clock.now());
  });
}

/** Makes the signed call by which an account is tested; throws as the provider does, or as `openAccount`. */
export async function callForTest(
  { byName, sealer }: AccountForms,
  account: StoredPaymentAccount,
): Promise<void> {
  const provider = byName.get(account.provider);
  const opened = openAccount(sealer, account);
  await withDeadline(provider?.test?.(opened) ?? Promise.resolve());
}

type TestOutcome = Pick<StoredPaymentAccount, 'status' | 'error'>;

async function outcomeOfTest(parts: AccountForms, account: StoredPaymentAccount): Promise<TestOutcome> {
  try {
    await callForTest(parts, account);
    return { status: 'working' };
  } catch (error) {
    if (error instanceof CodedError) return { status: 'secretsLost' };
    return { status: 'failing', error: withoutSecrets(error, parts.sealer, account) };
  }
}

/** Returns the provider's complaint without any secret that it may repeat. */
export function withoutSecrets(error: unknown, sealer: Sealer, account: StoredPaymentAccount): string {
  const text = error instanceof Error ? error.message : String(error);
  const secrets = Object.values(openAccount(sealer, account).secrets);
  return secrets.reduce((left, secret) => left.replaceAll(secret, '…'), text).slice(0, MAX_ERROR);
}
