import type { LineId, Minor } from '../model/index.ts';
import {
  joinedParts,
  NO_PARTS,
  partsFrom,
  SHARE_PART_NAMES,
  type ShareParts,
  shareAny,
  sumOfParts,
} from './share-parts.ts';
import { ANONYMOUS_GUEST, guestsOfBill, type SplitItem } from './split-items.ts';
import type { GuestNumber, SplitSession } from './split-session.ts';

/** The smallest unit of payment: a guest's part of a dish, or of the seat charge that goes with it. */
export type Atom = {
  readonly guest: GuestNumber;
  /** Absent for the seat of a guest without a dish. */
  readonly line?: LineId;
  readonly isSeat: boolean;
  readonly parts: ShareParts;
};

/** A dish's or a guest's part of the bill; the units of one kind add up to the bill. */
export type Unit = { readonly parts: ShareParts; readonly atoms: readonly Atom[] };
export type DishUnit = Unit & { readonly item: SplitItem };
export type GuestUnit = Unit & { readonly guest: GuestNumber };

/**
 * Splits a bill by its dishes: each has its own price, discount and surcharge, and a part of the seat charge, taxes,
 * tips and rounding in proportion to its price (pricing P10.3).
 */
export function dishUnits(
  session: SplitSession,
  items: readonly SplitItem[],
  step: Minor,
): readonly DishUnit[] {
  const own = items.map(ownParts);
  const worth = own.map(sumOfParts);
  const seats = shareAny(session.bill.seatCharge, worth, step);
  const surcharges = shareAny(seatSurcharge(session, items), worth, step);
  const seated = own.map((parts, at) => ({
    ...parts,
    seatCharge: seats[at] ?? 0,
    surcharge: parts.surcharge + (surcharges[at] ?? 0),
  }));
  const whole = withBillCharges(session, seated, step);
  return items.map((item, at) => ({
    item,
    parts: whole[at] ?? NO_PARTS,
    atoms: partsOfGuests(item, step),
  }));
}

/**
 * Splits a bill by its guests: each has their dishes and parts of dishes, an equal part of the seat charge, and a part
 * of taxes, tips and rounding in proportion to these (pricing P10.4).
 */
export function guestUnits(
  session: SplitSession,
  items: readonly SplitItem[],
  step: Minor,
): readonly GuestUnit[] {
  const joined = guestsOfBill(session);
  const guests = joined.length === 0 ? [ANONYMOUS_GUEST] : joined;
  const dishes = items.flatMap((item) => partsOfGuests(item, step));
  const equally = guests.map(() => 1);
  const seats = shareAny(session.bill.seatCharge, equally, step);
  const surcharges = shareAny(seatSurcharge(session, items), equally, step);
  const units = guests.map((guest, at) => {
    const own = dishes.filter((atom) => atom.guest === guest);
    const seat = { ...NO_PARTS, seatCharge: seats[at] ?? 0, surcharge: surcharges[at] ?? 0 };
    return { guest, atoms: [...own, ...seatAtoms(guest, seat, own, step)] };
  });
  const whole = withBillCharges(
    session,
    units.map(({ atoms }) => joinedParts(atoms.map(({ parts }) => parts))),
    step,
  );
  return units.map((unit, at) => ({ ...unit, parts: whole[at] ?? NO_PARTS }));
}

/** Returns the parts of a whole bill. `adjusts` also has what a total raised to 0 leaves over. */
export function partsOfBill({ bill }: SplitSession): ShareParts {
  const sumOf = (amountOf: (line: SplitSession['bill']['lines'][number]) => Minor) =>
    bill.lines.reduce((sum, line) => sum + amountOf(line), 0);
  const named = {
    ...NO_PARTS,
    dishes: sumOf(({ lineTotal }) => lineTotal),
    discount: sumOf(({ discount }) => discount),
    surcharge: bill.surcharge,
    seatCharge: bill.seatCharge,
    deliveryFee: bill.deliveryFee ?? 0,
    tax: bill.taxes.reduce((sum, { included, amount }) => (included ? sum : sum + amount), 0),
    tips: bill.tips,
    rounding: bill.rounding,
  };
  return { ...named, adjusts: bill.total - sumOfParts(named) };
}

/** Returns the parts of a unit that some of its atoms make up. */
export function partsWith(unit: Unit, isLeft: (atom: Atom) => boolean, step: Minor): ShareParts {
  const { atoms, parts } = unit;
  const left = atoms.map(isLeft);
  if (left.every((is) => is)) return parts;
  const worth = atoms.map((atom) => sumOfParts(atom.parts));
  return partsFrom((name) => {
    const known = atoms.map((atom) => atom.parts[name]);
    const rest = parts[name] - known.reduce((sum, amount) => sum + amount, 0);
    const shared = shareAny(rest, worth, step);
    return atoms.reduce((sum, _, at) => (left[at] ? sum + (known[at] ?? 0) + (shared[at] ?? 0) : sum), 0);
  });
}

function ownParts({ dishes, discount, surcharge }: SplitItem): ShareParts {
  return { ...NO_PARTS, dishes, discount, surcharge };
}

/** Splits a dish equally among the guests who pay for it. */
function partsOfGuests(item: SplitItem, step: Minor): readonly Atom[] {
  const equally = item.guests.map(() => 1);
  const own = ownParts(item);
  const shared = partsFromShares((name) => shareAny(own[name], equally, step));
  return item.guests.map((guest, at) => ({ guest, line: item.id, isSeat: false, parts: shared(at) }));
}

/** Splits a guest's seat charge over their dishes, so that paying for a dish pays for its part of the seat. */
function seatAtoms(
  guest: GuestNumber,
  seat: ShareParts,
  dishes: readonly Atom[],
  step: Minor,
): readonly Atom[] {
  if (dishes.length === 0) return [{ guest, isSeat: true, parts: seat }];
  const worth = dishes.map(({ parts }) => sumOfParts(parts));
  const shared = partsFromShares((name) => shareAny(seat[name], worth, step));
  return dishes.map(({ line }, at) => ({ guest, line, isSeat: true, parts: shared(at) }));
}

function partsFromShares(sharesOf: (name: keyof ShareParts) => readonly Minor[]) {
  const shares = new Map(SHARE_PART_NAMES.map((name) => [name, sharesOf(name)]));
  return (at: number) => partsFrom((name) => shares.get(name)?.[at] ?? 0);
}

/** Returns the surcharge on the seat charge alone. */
function seatSurcharge({ bill }: SplitSession, items: readonly SplitItem[]): Minor {
  return bill.surcharge - items.reduce((sum, { surcharge }) => sum + surcharge, 0);
}

/** Adds the charges of the bill as a whole, each in proportion to the units' sums so far, so that none falls below 0. */
function withBillCharges(
  session: SplitSession,
  units: readonly ShareParts[],
  step: Minor,
): readonly ShareParts[] {
  const bill = partsOfBill(session);
  const names = ['deliveryFee', 'tax', 'tips', 'adjusts', 'rounding'] as const;
  return names.reduce((filled, name) => {
    const shares = shareAny(bill[name], filled.map(sumOfParts), step);
    return filled.map((parts, at) => ({ ...parts, [name]: shares[at] ?? 0 }));
  }, units);
}
