import type { LineId, Minor } from '../model/index.ts';
import { equalAmounts, equalParts } from './equal-parts.ts';
import { joinedParts, sumOfParts } from './share-parts.ts';
import { type BillShare, type DishShare, type GuestShare, openOf, splitBill } from './split-bill.ts';
import { dishOf } from './split-items.ts';
import type { GuestNumber, ShareRequest, SplitPayment, SplitSession } from './split-session.ts';
import { partsOfBill } from './split-units.ts';

/**
 * The reason why a share cannot be paid: its dishes are paid or being paid by somebody else, a dish or a guest is not on
 * the bill, fewer equal parts are left than requested, or there is nothing to pay.
 */
export type ShareRefusal =
  | { readonly code: 'linesPaid'; readonly lines: readonly LineId[] }
  | { readonly code: 'lineNotFound'; readonly line: LineId }
  | { readonly code: 'guestNotFound'; readonly guest: GuestNumber }
  | { readonly code: 'noPartsLeft'; readonly left: number }
  | { readonly code: 'nothingToPay' };
export type ShareResult = { readonly share: BillShare } | { readonly refusal: ShareRefusal };

/**
 * Prices the share of a bill that somebody requests to pay, or all that is open without a request (pricing §10), in
 * minor units. Shares that together make up the bill sum to it exactly, in every part.
 * @param coin the step of the shop's totals (`coinOf`), of which equal parts are multiples
 */
export function shareOf(
  session: SplitSession,
  step: Minor,
  request?: ShareRequest,
  coin = step,
): ShareResult {
  const wanted = wantedShare(session, step, request, coin);
  if ('refusal' in wanted || wanted.share.amount > 0) return wanted;
  // everything that is left is being paid by somebody
  if (session.bill.outstanding > 0 && wanted.share.lines.length > 0)
    return refused({ code: 'linesPaid', lines: wanted.share.lines });
  return refused({ code: 'nothingToPay' });
}

/** Counts the equal parts, of `parts`, that are neither paid nor being paid. */
export function equalPartsLeft(
  { payments, pendingPayments = [] }: Pick<SplitSession, 'payments' | 'pendingPayments'>,
  parts: number,
): number {
  const taken = (all: readonly SplitPayment[]) =>
    all.reduce((sum, { share }) => {
      return share?.kind === 'equal' && share.parts === parts ? sum + share.count : sum;
    }, 0);
  return Math.max(0, parts - taken(payments) - taken(pendingPayments));
}

function wantedShare(
  session: SplitSession,
  step: Minor,
  request: ShareRequest | undefined,
  coin: Minor,
): ShareResult {
  switch (request?.kind) {
    case 'lines':
      return shareOfDishes(session, step, request.lines);
    case 'guest':
      return shareOfGuests(session, step, request.guests);
    case 'equal':
      return equalShare(session, { step, coin }, request);
    case undefined:
      return { share: wholeShare(session, step) };
  }
}

function shareOfDishes(session: SplitSession, step: Minor, lines: readonly LineId[]): ShareResult {
  const { dishes } = splitBill(session, step);
  const wanted: DishShare[] = [];
  for (const line of lines) {
    const root = dishOf(session.products, line);
    const dish = dishes.find((candidate) => candidate.line === root);
    if (dish === undefined) return refused({ code: 'lineNotFound', line });
    if (!wanted.includes(dish)) wanted.push(dish);
  }
  const taken = wanted.filter(({ state }) => state === 'paid' || state === 'pending');
  if (taken.length > 0) return refused({ code: 'linesPaid', lines: taken.map(({ line }) => line) });
  return { share: joined(wanted) };
}

function shareOfGuests(session: SplitSession, step: Minor, numbers: readonly GuestNumber[]): ShareResult {
  const { guests } = splitBill(session, step);
  const wanted: GuestShare[] = [];
  for (const guest of new Set(numbers)) {
    const own = guests.find((candidate) => candidate.guest === guest);
    if (own === undefined) return refused({ code: 'guestNotFound', guest });
    wanted.push(own);
  }
  const isTaken = wanted.every(({ state }) => state === 'paid' || state === 'pending');
  if (isTaken) return refused({ code: 'linesPaid', lines: dishesOf(session, step, numbers) });
  return { share: joined(wanted) };
}

function equalShare(
  session: SplitSession,
  { step, coin }: { readonly step: Minor; readonly coin: Minor },
  { parts, count }: Extract<ShareRequest, { kind: 'equal' }>,
): ShareResult {
  const left = equalPartsLeft(session, parts);
  if (count > left) return refused({ code: 'noPartsLeft', left });
  const from = parts - left;
  const shares = equalParts(partsOfBill(session), parts, step, coin).slice(from, from + count);
  const amounts = equalAmounts(openOf(session), left, coin).slice(0, count);
  const amount = amounts.reduce((sum, part) => sum + part, 0);
  const together = joinedParts(shares);
  return { share: { parts: together, carried: amount - sumOfParts(together), amount, lines: [] } };
}

function wholeShare(session: SplitSession, step: Minor): BillShare {
  const parts = partsOfBill(session);
  const amount = openOf(session);
  const open = splitBill(session, step).dishes.filter(({ lines }) => lines.length > 0);
  return { parts, carried: amount - sumOfParts(parts), amount, lines: open.map(({ line }) => line) };
}

function joined(shares: readonly BillShare[]): BillShare {
  return {
    parts: joinedParts(shares.map(({ parts }) => parts)),
    carried: shares.reduce((sum, { carried }) => sum + carried, 0),
    amount: shares.reduce((sum, { amount }) => sum + amount, 0),
    lines: [...new Set(shares.flatMap(({ lines }) => lines))],
  };
}

function dishesOf(session: SplitSession, step: Minor, guests: readonly GuestNumber[]): readonly LineId[] {
  const { dishes } = splitBill(session, step);
  return dishes.filter((dish) => dish.guests.some((guest) => guests.includes(guest))).map(({ line }) => line);
}

function refused(refusal: ShareRefusal): ShareResult {
  return { refusal };
}
