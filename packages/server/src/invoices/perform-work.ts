import { dollarsInMinor, standingAmount, voidableUntil, wholeDollars } from '@comanda/domain';
import type { CoreContext } from '../core/index.ts';
import type { StoredTaxInvoice } from '../db/index.ts';
import { CodedError } from '../lib/index.ts';
import { openAccountById, type Sealer } from '../payments/accounts/index.ts';
import {
  type FoundInvoice,
  InvoiceRefusal,
  type InvoiceRequest,
  type IssuedInvoice,
  type TaxInvoiceAccount,
  type TaxInvoiceProvider,
} from './wanted/index.ts';

/** The providers by name, and the sealer of their accounts’ secrets. */
export type InvoiceParts = {
  readonly byName: ReadonlyMap<string, TaxInvoiceProvider>;
  readonly sealer: Sealer;
};

/** Work to do on an invoice; `isUnknown` if it may have been done already. */
export type Work = {
  readonly kind: 'issue' | 'reduce' | 'codes' | 'drop';
  readonly invoice: StoredTaxInvoice;
  readonly seller: InvoiceRequest['seller'];
  readonly isUnknown: boolean;
};
/** Result of such work. */
export type WorkOutcome =
  | {
      readonly status: 'issued';
      readonly found: IssuedInvoice & Partial<FoundInvoice>;
      readonly isTest: boolean;
    }
  | { readonly status: 'voided' | 'dropped' }
  | { readonly status: 'allowed'; readonly amount: number; readonly number?: string }
  | { readonly status: 'codes'; readonly found: FoundInvoice | undefined }
  | {
      readonly status: 'refused' | 'noTrack' | 'unknown';
      readonly error: string;
      readonly isUnread?: boolean;
    };

type Opened = { readonly provider: TaxInvoiceProvider; readonly account: TaxInvoiceAccount };

/** Returns the provider of an account with the account opened. Throws `accountNotReady`. */
export async function openInvoicing(
  { read }: Pick<CoreContext, 'read'>,
  { byName, sealer }: InvoiceParts,
  id: string,
): Promise<Opened> {
  const account = await openAccountById(read, sealer, id);
  const [provider] = byName.values();
  if (account === undefined || provider === undefined)
    throw new CodedError('accountNotReady', { because: 'failing' });
  return { provider, account };
}

/** Does what is to be done about an invoice at its provider, asking first if it may have been done (payments M7.4). */
export async function performWork(
  context: CoreContext,
  parts: InvoiceParts,
  work: Work,
): Promise<WorkOutcome> {
  if (work.kind === 'drop') return { status: 'dropped' };
  try {
    const opened = await openInvoicing(context, parts, work.invoice.account);
    switch (work.kind) {
      case 'issue':
        return await issue(opened, work, context.clock.now());
      case 'reduce':
        return await reduce(opened, work, context.clock.now());
      case 'codes':
        return { status: 'codes', found: await opened.provider.find(opened.account, work.invoice.ref) };
    }
  } catch (error) {
    context.log.warn({ error, invoice: work.invoice._id }, 'tax invoice not done: it will be tried again');
    const said = error instanceof Error ? error.message : String(error);
    if (!(error instanceof InvoiceRefusal)) return { status: 'unknown', error: said };
    return { status: 'refused', error: said, isUnread: error.isUnread };
  }
}

async function issue({ provider, account }: Opened, work: Work, now: number): Promise<WorkOutcome> {
  const { ref, wish, amount, lines = [] } = work.invoice;
  const isTest = account.mode === 'test';
  const earlier = work.isUnknown ? await provider.find(account, ref) : undefined;
  if (earlier !== undefined) return { status: 'issued', found: earlier, isTest };
  const request = { ref, wish, lines, total: wholeDollars(amount), seller: work.seller };
  try {
    const issued = await provider.issue(account, request);
    const found = await provider.find(account, ref).catch(() => undefined);
    return { status: 'issued', found: { ...found, ...issued }, isTest };
  } catch (error) {
    if (!(error instanceof InvoiceRefusal) || error.isUnread) throw error;
    // somebody may have had it issued under this name in the meantime
    const found = await provider.find(account, ref);
    if (found !== undefined) return { status: 'issued', found, isTest };
    const { left } = await provider.numbers(account, now).catch(() => ({ left: 1 }));
    return { status: left <= 0 ? 'noTrack' : 'refused', error: error.message };
  }
}

/** Voids an invoice, or takes an amount back of it; once it is too late to void, by an allowance of all of it. */
async function reduce({ provider, account }: Opened, work: Work, now: number): Promise<WorkOutcome> {
  const { ref, number = '', issuedAt = '', reduction, wish } = work.invoice;
  if (reduction === undefined) return { status: 'dropped' };
  const { amount, reason, isVoid } = reduction;
  if (work.isUnknown) {
    const found = await provider.find(account, ref);
    if (found?.left === undefined && found?.isVoided !== true)
      return { status: 'unknown', error: 'The provider does not say what is left of it.' };
    if (found.isVoided) return { status: 'voided' };
    const isTaken = dollarsInMinor(found.left ?? 0) === standingAmount(work.invoice) - amount;
    if (!isVoid && isTaken) return { status: 'allowed', amount };
  }
  if (isVoid && now < voidableUntil(Date.parse(issuedAt))) {
    await provider.void(account, { number, issuedAt, reason });
    return { status: 'voided' };
  }
  const { email } = wish;
  const taken = {
    number,
    issuedAt,
    reason,
    amount: wholeDollars(amount),
    ...(email !== undefined && { email }),
  };
  return { status: 'allowed', amount, number: await provider.allow(account, taken) };
}
