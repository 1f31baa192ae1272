import { DAY_MS, numberWarnings } from '@comanda/domain';
import type { CoreContext } from '../core/index.ts';
import type { StoredPaymentAccount } from '../db/index.ts';
import { instantNow, instantOf } from '../lib/index.ts';
import { allAccounts, readAccount, saveAccount } from '../payments/accounts/index.ts';
import { type InvoiceParts, openInvoicing } from './perform-work.ts';
import { countInvoices } from './wanted/index.ts';

/** Days over which the need of numbers is counted. */
const DAYS = 7;

/** Counts the numbers that accounts have left, once a day, and warns of too few (payments M7.4); returns of how many. */
export async function countNumbers(context: CoreContext, parts: InvoiceParts): Promise<number> {
  const accounts = (await allAccounts(context.read)).filter((account) => isDue(context, parts, account));
  let counted = 0;
  for (const account of accounts) if (await countOf(context, parts, account)) counted += 1;
  return counted;
}

function isDue(
  { clock }: CoreContext,
  { byName }: InvoiceParts,
  { provider, status, invoiceNumbers }: StoredPaymentAccount,
): boolean {
  if (!byName.has(provider) || status !== 'working') return false;
  return invoiceNumbers === undefined || clock.now() - Date.parse(invoiceNumbers.countedAt) >= DAY_MS;
}

async function countOf(
  context: CoreContext,
  parts: InvoiceParts,
  { _id: id }: StoredPaymentAccount,
): Promise<boolean> {
  const now = context.clock.now();
  try {
    const { provider, account } = await openInvoicing(context, parts, id);
    const numbers = await provider.numbers(account, now);
    const lately = await countInvoices(context.read, id, instantOf(now - DAYS * DAY_MS));
    const warnings = [...numberWarnings(numbers, lately / DAYS, now)];
    const { left, of } = numbers;
    const invoiceNumbers = { left, of, warnings, countedAt: instantNow(context.clock) };
    await context.write(async (tx) => saveAccount(tx, { ...(await readAccount(tx, id)), invoiceNumbers }));
    if (warnings.length > 0)
      context.log.warn({ account: id, left, of, warnings }, 'tax invoices: numbers are running out');
    return true;
  } catch (error) {
    context.log.warn({ error, account: id }, 'tax invoices: the numbers were not counted');
    return false;
  }
}
