import type { Dispute } from '@comanda/contract';
import type { CoreContext } from '../core/index.ts';
import { fromJsonText, type StoredAttempt, statement, type Tx, toJsonText } from '../db/index.ts';
import { instantNow, newId } from '../lib/index.ts';
import { mailDispute } from './incident-mails.ts';
import type { AnyProviderEvent, ProviderDisputeEvent } from './port/index.ts';

const known = statement<{ payment: string; ref: string }>()((q, p) =>
  q.selectFrom('disputes').select('doc').where('payment', '=', p.payment).where('provider_ref', '=', p.ref),
);
const save = statement<{ id: string; status: string; doc: string }>()((q, p) =>
  q.updateTable('disputes').set({ status: p.status, doc: p.doc }).where('id', '=', p.id),
);
/** The statuses that each may still become: what was lost stays lost, and what was won may be taken again. */
const NEXT: Readonly<Record<Dispute['status'], readonly Dispute['status'][]>> = {
  opened: ['opened', 'won', 'lost'],
  won: ['lost'],
  lost: [],
};

/** Returns true for an event about a payment that its guest disputes. */
export function isDisputeEvent(event: AnyProviderEvent): event is ProviderDisputeEvent {
  return event.status === 'disputed';
}

/**
 * Records what a provider tells of a dispute about an attempt, in any order (payments M4.5): the bill stays as it is, and
 * the owners get a mail when it is opened.
 */
export async function settleDispute(
  tx: Tx,
  context: CoreContext,
  attempt: StoredAttempt,
  event: ProviderDisputeEvent,
): Promise<void> {
  const { dispute: ref, outcome: status, reason, dueAt, amount, currency } = event;
  const row = await tx.first(known, { payment: attempt._id, ref });
  const updatedAt = instantNow(context.clock);
  const told = { ...(reason !== undefined && { reason }), ...(dueAt !== undefined && { dueAt }) };
  if (row !== undefined) {
    const before = fromJsonText(row.doc);
    if (!NEXT[before.status].includes(status)) return;
    const after = { ...before, ...told, status, updatedAt };
    await tx.run(save, { id: before._id, status, doc: toJsonText(after) });
    return;
  }
  const { shop, session, _id: payment, provider, orderNumber } = attempt;
  const dispute: Dispute = {
    ...{ _id: newId(context.clock), shop, session, payment, provider, providerRef: ref, status },
    ...{ amount, currency, ...told, ...(orderNumber !== undefined && { orderNumber }) },
    ...{ createdAt: updatedAt, updatedAt },
  };
  const { _id: id, createdAt } = dispute;
  await tx.insert('disputes', [
    {
      ...{ shop, id, session, payment, provider_ref: ref, status },
      ...{ created_at: createdAt, doc: toJsonText(dispute) },
    },
  ]);
  if (status === 'opened') await mailDispute(tx, context, dispute);
}
