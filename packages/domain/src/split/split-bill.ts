import type { LineId, Minor } from '../model/index.ts';
import { share } from '../money/index.ts';
import { pays } from './pays.ts';
import { type ShareParts, sumOfParts } from './share-parts.ts';
import { ANONYMOUS_GUEST, splitItems } from './split-items.ts';
import type { GuestNumber, SplitPayment, SplitSession } from './split-session.ts';
import { dishUnits, guestUnits, partsWith, type Unit } from './split-units.ts';

/** The payment state of a share: all open, partly pending, partly paid, all pending or paid, all paid. */
export type ShareState = 'open' | 'partlyPending' | 'partly' | 'pending' | 'paid';

/** A share of a bill, with its parts and the amount to pay now, in minor units. */
export type BillShare = {
  /** The parts that are neither paid nor being paid. */
  readonly parts: ShareParts;
  /** The correction for payments that are for no dish, or for dishes that have changed since (pricing P10.6). */
  readonly carried: Minor;
  /** The amount to pay: the parts and the correction. */
  readonly amount: Minor;
  /** The dishes that it pays for, in whole or in part. */
  readonly lines: readonly LineId[];
};
export type DishShare = BillShare & {
  readonly line: LineId;
  /** The guests who pay for it in equal parts. */
  readonly guests: readonly GuestNumber[];
  readonly state: ShareState;
};
export type GuestShare = BillShare & { readonly guest: GuestNumber; readonly state: ShareState };

/** A bill split by its dishes and by its guests; the amounts of each sum to what is open, in minor units. */
export type BillSplit = {
  /** The amount that is neither paid nor being paid. */
  readonly open: Minor;
  readonly dishes: readonly DishShare[];
  /** Empty on a bill that nobody has joined. */
  readonly guests: readonly GuestShare[];
};

type Open = { readonly parts: ShareParts; readonly lines: readonly LineId[]; readonly state: ShareState };

/**
 * Splits the open amount of a bill by its dishes and by its guests, each exactly to the cent (pricing §10). `step` is
 * the shop's smallest amount (`stepOf`).
 */
export function splitBill(session: SplitSession, step: Minor): BillSplit {
  const items = splitItems(session);
  const open = openOf(session);
  const dishes = dishUnits(session, items, step);
  const guests = guestUnits(session, items, step).filter(({ guest }) => guest !== ANONYMOUS_GUEST);
  const dishShares = sharesOf(session, dishes, step);
  const guestShares = sharesOf(session, guests, step);
  return {
    open,
    dishes: dishShares.map(({ unit: { item }, ...rest }) => ({
      line: item.id,
      guests: item.guests.filter((guest) => guest !== ANONYMOUS_GUEST),
      ...rest,
    })),
    guests: guestShares.map(({ unit: { guest }, ...rest }) => ({ guest, ...rest })),
  };
}

/** Returns the amount of a bill that is neither paid nor being paid, in minor units. */
export function openOf({ bill, pendingPayments = [] }: SplitSession): Minor {
  return Math.max(0, bill.outstanding - amountOf(pendingPayments));
}

function amountOf(payments: readonly SplitPayment[]): Minor {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

/** Splits the open amount over the open units: exactly their sums, unless the bill has changed since a payment. */
function sharesOf<Kind extends Unit>(
  session: SplitSession,
  units: readonly Kind[],
  step: Minor,
): readonly (BillShare & { readonly unit: Kind; readonly state: ShareState })[] {
  const left = units.map((unit) => openPartOf(session, unit, step));
  const worth = left.map(({ parts }) => Math.max(0, sumOfParts(parts)));
  const amounts = share(openOf(session), worth, step);
  return units.map((unit, at) => {
    const { parts, lines, state } = left[at] ?? openPartOf(session, unit, step);
    const amount = amounts[at] ?? 0;
    return { unit, parts, lines, state, amount, carried: amount - sumOfParts(parts) };
  });
}

function openPartOf({ payments, pendingPayments = [] }: SplitSession, unit: Unit, step: Minor): Open {
  const isPaid = new Set(unit.atoms.filter((atom) => payments.some((payment) => pays(payment, atom))));
  const isTaken = new Set([
    ...isPaid,
    ...unit.atoms.filter((atom) => pendingPayments.some((payment) => pays(payment, atom))),
  ]);
  const open = unit.atoms.filter((atom) => !isTaken.has(atom));
  const lines = open.flatMap(({ line }) => (line === undefined ? [] : [line]));
  return {
    parts: partsWith(unit, (atom) => !isTaken.has(atom), step),
    lines: [...new Set(lines)],
    state: stateOf(unit.atoms.length, open.length, isPaid.size),
  };
}

function stateOf(all: number, open: number, paid: number): ShareState {
  if (open === all) return 'open';
  if (open > 0) return paid > 0 ? 'partly' : 'partlyPending';
  return paid === all ? 'paid' : 'pending';
}
