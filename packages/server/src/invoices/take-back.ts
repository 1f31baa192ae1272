import type { AllowTaxInvoice, AuditEntry, TaxInvoice, VoidTaxInvoice } from '@comanda/contract';
import { dollarsInMinor, isStanding, standingAmount } from '@comanda/domain';
import { writeAudit } from '../audit/index.ts';
import { type Actor, type CoreContext, ensureStaff, withIdempotency } from '../core/index.ts';
import type { StoredTaxInvoice, Tx } from '../db/index.ts';
import { CodedError, instantNow } from '../lib/index.ts';
import { lockSession } from '../sessions/index.ts';
import { isVoidable } from './begin-work.ts';
import type { InvoiceParts } from './perform-work.ts';
import { runInvoice } from './run-invoices.ts';
import { presentInvoice, readInvoice, saveInvoice } from './wanted/index.ts';

const DOLLAR = dollarsInMinor(1);

/**
 * Voids an invoice (payments M7.5), after which a new one can be issued. Throws `alreadyUndone` for one that
 * is voided, `transitionNotAllowed` for one that was not issued, has allowances, is too old, or about which something else
 * is being done.
 */
export async function voidInvoice(
  context: CoreContext,
  parts: InvoiceParts,
  { requestId, invoice: id, reason }: VoidTaxInvoice,
  actor: Actor,
): Promise<TaxInvoice> {
  return takeBack(context, parts, { requestId, id, reason, actor, action: 'voidTaxInvoice' }, (invoice) => {
    if (!isVoidable(invoice, invoice.amount, context.clock.now()))
      throw new CodedError('transitionNotAllowed', { status: invoice.status });
    return { amount: invoice.amount, isVoid: true };
  });
}

/**
 * Takes an amount back of an invoice by an allowance (payments M7.5). Throws `refundExceeds` with what is `left` of it, and
 * `alreadyUndone` and `transitionNotAllowed` as `voidInvoice`.
 */
export async function allowInvoice(
  context: CoreContext,
  parts: InvoiceParts,
  { requestId, invoice: id, amount, reason }: AllowTaxInvoice,
  actor: Actor,
): Promise<TaxInvoice> {
  return takeBack(
    context,
    parts,
    { requestId, id, reason, actor, action: 'allowTaxInvoice', amount },
    (invoice) => {
      const left = standingAmount(invoice);
      if (amount > left) throw new CodedError('refundExceeds', { left });
      if (amount <= 0 || amount % DOLLAR !== 0)
        throw new CodedError('badRequest', { problems: [{ field: '/amount', rule: 'value' }] });
      return { amount, isVoid: false };
    },
  );
}

type TakingBack = {
  readonly requestId: string;
  readonly id: string;
  readonly reason: string;
  readonly actor: Actor;
  readonly action: Extract<AuditEntry['action'], 'voidTaxInvoice' | 'allowTaxInvoice'>;
  /** Amount that an allowance takes back; absent for a void. */
  readonly amount?: number;
};
type Reduction = NonNullable<StoredTaxInvoice['reduction']>;

/** Books what is taken back, once for a request id, and has it done; the same call again answers what became of it. */
async function takeBack(
  context: CoreContext,
  parts: InvoiceParts,
  taking: TakingBack,
  decide: (invoice: StoredTaxInvoice) => Omit<Reduction, 'reason'>,
): Promise<TaxInvoice> {
  const { requestId, id, reason, actor, action: call, amount } = taking;
  await context.write((tx) =>
    withIdempotency(tx, context, { actor, requestId, call, body: { id, reason, amount } }, async () => {
      await bookReduction(tx, context, taking, decide);
      return id;
    }),
  );
  await runInvoice(context, parts, id);
  return presentInvoice(await readInvoice(context.read, id));
}

async function bookReduction(
  tx: Tx,
  context: CoreContext,
  { id, reason, actor, action }: TakingBack,
  decide: (invoice: StoredTaxInvoice) => Omit<Reduction, 'reason'>,
): Promise<void> {
  const { session, shop } = await readInvoice(tx, id);
  ensureStaff(actor, shop);
  await lockSession(tx, session);
  const { error: _error, tries: _tries, triesSince: _since, ...invoice } = await readInvoice(tx, id);
  if (invoice.status === 'voided') throw new CodedError('alreadyUndone');
  // of an invoice on a paper form nothing is known to the provider
  const isFree = isStanding(invoice) && invoice.reduction === undefined && invoice.isPaper !== true;
  if (!isFree) throw new CodedError('transitionNotAllowed', { status: invoice.status });
  const reduction = { ...decide(invoice), reason };
  const now = instantNow(context.clock);
  await saveInvoice(tx, { ...invoice, reduction, updatedAt: now }, { nextTryAt: now });
  await writeAudit(tx, context, actor, {
    ...{ shop, action, entity: session },
    after: { invoice: id, number: invoice.number, amount: reduction.amount, reason },
  });
}
