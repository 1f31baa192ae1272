import type { LineId, Minor } from '../model/index.ts';
import { payersOfLine } from './seats.ts';
import type { GuestNumber, SplitLine, SplitSession } from './split-session.ts';

/** A dish with its set items, in minor units, and the guests who pay for it in equal parts. */
export type SplitItem = {
  readonly id: LineId;
  readonly guests: readonly GuestNumber[];
  readonly dishes: Minor;
  readonly discount: Minor;
  readonly surcharge: Minor;
};

/** The one guest of a bill that nobody has joined. */
export const ANONYMOUS_GUEST: GuestNumber = 0;

/** Returns the dish that a line belongs to: itself, or its set. Undefined for an unknown line. */
export function dishOf(lines: readonly SplitLine[], id: LineId): LineId | undefined {
  return createDishes(lines)(id)?.id;
}

/** Returns everybody who joined a bill or has something on it, in order; seats without a phone come last. */
export function guestsOfBill({
  guests = [],
  products,
}: Pick<SplitSession, 'guests' | 'products'>): readonly GuestNumber[] {
  const named = products.flatMap((line) =>
    line.guest === undefined ? payersOfLine(line, guests) : [line.guest, ...payersOfLine(line, guests)],
  );
  const known = new Set([...guests.map(({ guest }) => guest), ...named]);
  return [...known].sort((one, other) => one - other);
}

/** Groups the lines of a bill into dishes, in order; set items and options are in the set (pricing P10.2). */
export function splitItems(session: SplitSession): readonly SplitItem[] {
  const dishes = createDishes(session.products);
  const joined = guestsOfBill(session);
  const everybody = joined.length === 0 ? [ANONYMOUS_GUEST] : joined;
  const items = new Map<LineId, SplitItem>();
  for (const { id: line, lineTotal, discount, surcharge } of session.bill.lines) {
    const dish = dishes(line) ?? { id: line };
    const item = items.get(dish.id);
    items.set(dish.id, {
      id: dish.id,
      guests: item?.guests ?? payersOf(dish, session.guests, everybody),
      dishes: (item?.dishes ?? 0) + lineTotal,
      discount: (item?.discount ?? 0) + discount,
      surcharge: (item?.surcharge ?? 0) + surcharge,
    });
  }
  return [...items.values()];
}

function payersOf(
  dish: SplitLine,
  guests: SplitSession['guests'],
  everybody: readonly GuestNumber[],
): readonly GuestNumber[] {
  const own = payersOfLine(dish, guests);
  return own.length > 0 ? own : everybody;
}

function createDishes(lines: readonly SplitLine[]): (id: LineId) => SplitLine | undefined {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return (id) => {
    let dish = byId.get(id);
    // bounded, since lines may name each other as parents
    for (let step = 0; step < lines.length && dish?.fromProduct !== undefined; step += 1) {
      dish = byId.get(dish.fromProduct) ?? { ...dish, fromProduct: undefined };
    }
    return dish;
  };
}
