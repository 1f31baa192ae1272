import type { PriceLines, Staff, TableSession } from '@comanda/contract';
import { stepOf, withPriceChanges } from '@comanda/domain';
import type { AuthGuards } from '../../accounts/attempt-limiter/index.ts';
import { shopOf } from '../../catalogue/availability/index.ts';
import type { CoreContext, Requester } from '../../core/index.ts';
import type { StoredLine } from '../../db/index.ts';
import { cartLinesOf, type SessionRecord, withoutReasonText } from '../../sessions/index.ts';
import { type ChangeParts, changeByHand, ensureNotBeingPaid } from '../bill/index.ts';
import { priceContext, reductionOf, withPricesOf } from '../pricing/index.ts';
import { ensureKnownLines, ensureUnpaid, splitParts, storeChangedLines } from './changed-lines.ts';
import { manualPriceProblems } from './check-staff-lines.ts';
import { ensureNoProblems } from './line-problem.ts';
import { ensurePricesPermitted } from './prices-permitted.ts';

/**
 * Sets prices of placed lines by hand, or gives them back the menu's, after splitting `parts` off; for staff (till
 * T4.4). Throws `badRequest` with the field, `linesPaid`, `paymentNotPossible` while a provider collects money,
 * `wouldOverpay`, or `approvalRequired`.
 */
export async function priceLines(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  call: PriceLines,
  requester: Requester,
): Promise<TableSession> {
  return changeByHand(context, guards, 'priceLines', call, requester, async (before, parts) => {
    await ensureNotBeingPaid(parts.tx, before.session._id);
    const split = splitParts(context, before, call.parts ?? []);
    ensureKnownLines(split.lines, call.lines);
    ensurePrices(context, { ...before, lines: split.lines }, call);
    const existing = new Set(before.lines.map(({ id }) => id));
    ensureUnpaid(
      context,
      before,
      call.lines.map(({ line }) => line).filter((id) => existing.has(id)),
    );
    const lines = repricedLines(context, before, split.lines, call);
    const approver = await ensureCallPermitted(context, { ...before, lines }, call, parts);
    const record = await storeChangedLines(context, before, { split, lines }, parts);
    const ids = new Set(call.lines.map(({ line }) => line));
    const audit = {
      action: 'priceLines' as const,
      approver,
      before: { lines: pricesOf(before, ids), parts: call.parts },
      after: { lines: pricesOf(record, ids), reasons: call.lines.map(({ reason }) => reason) },
    };
    return { record, audit };
  });
}

/** Throws `badRequest` with the field of a price that makes no sense. */
function ensurePrices(context: CoreContext, { session, lines }: SessionRecord, call: PriceLines): void {
  const step = stepOf(shopOf(context, session.shop));
  const menu = context.catalogue.menu(session.shop);
  const byId = new Map(lines.map((line) => [line.id, line]));
  const problems = call.lines.flatMap(({ line: id, manualPrice, reason }, index) => {
    const line = byId.get(id);
    if (line?.fromCoupon !== undefined) return [{ field: `/lines/${index}/line`, rule: 'gift' }];
    if (manualPrice === undefined && reason === undefined) return [];
    const product = line?.product === undefined ? undefined : menu.get('products', line.product);
    const price = { manualPrice, reason, fromProduct: line?.fromProduct };
    return manualPriceProblems(price, { product, step }).map(({ field, rule }) => {
      return { field: `/lines/${index}/${field}`, rule };
    });
  });
  ensureNoProblems(problems);
}

function repricedLines(
  context: CoreContext,
  { session }: SessionRecord,
  lines: readonly StoredLine[],
  call: PriceLines,
): readonly StoredLine[] {
  const prices = new Map(
    call.lines.map(({ line, manualPrice, reason }) => [
      line,
      {
        ...(manualPrice !== undefined && { manualPrice }),
        ...(reason !== undefined && { reason: withoutReasonText(reason) }),
      },
    ]),
  );
  const shop = shopOf(context, session.shop);
  const priced = withPriceChanges(cartLinesOf(lines), prices, priceContext(context, shop, session));
  return withPricesOf(lines, priced);
}

/** Throws unless the caller may set the prices; giving back the menu's needs no approval (till T2.3). */
async function ensureCallPermitted(
  context: CoreContext,
  { session, lines }: SessionRecord,
  call: PriceLines,
  { tx, ensurePermitted }: ChangeParts,
): Promise<Staff | undefined> {
  await ensurePermitted(tx, { action: 'order' });
  const reasons = call.lines.flatMap(({ reason }) => reason ?? []);
  if (reasons.length === 0) return undefined;
  const shop = shopOf(context, session.shop);
  return ensurePricesPermitted(tx, ensurePermitted, {
    isOverride: reasons.some(({ kind }) => kind !== 'discount'),
    reduction: reductionOf(context, shop, session, cartLinesOf(lines)),
  });
}

function pricesOf({ session, lines }: SessionRecord, ids: ReadonlySet<string>) {
  const prices = new Map(session.bill.lines.map(({ id, unitPrice }) => [id, unitPrice]));
  return lines
    .filter(({ id }) => ids.has(id))
    .map(({ id, product, name, quantity, reason }) => {
      return { id, product, name, quantity, price: prices.get(id), reason };
    });
}
