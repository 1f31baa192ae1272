import type { TableSession } from '@comanda/contract';
import { payersOfLine, seatOfGuest } from '@comanda/domain';

/** A guest at the table: their number and optional name; `seat` for one without a phone, known by the seat alone. */
export type Person = { readonly guest: number; readonly name?: string; readonly seat?: string };

/** Returns everyone who joined a bill or ordered on it, by number, then the seats that the staff serve without a phone. */
export function peopleOf({
  guests = [],
  products,
}: Pick<TableSession, 'guests' | 'products'>): readonly Person[] {
  const people = new Map<number, Person>();
  for (const line of products) {
    const { guest } = line;
    const payers = payersOfLine(line, guests);
    for (const number of guest === undefined ? payers : [guest, ...payers])
      people.set(number, personOf(number));
  }
  for (const { guest, name } of guests) people.set(guest, name === undefined ? { guest } : { guest, name });
  return [...people.values()].sort((one, other) => one.guest - other.guest);
}

function personOf(guest: number): Person {
  const seat = seatOfGuest(guest);
  return seat === undefined ? { guest } : { guest, seat };
}

/** Returns the text of a guest's avatar: the initial of their name, else their number. */
export function initialOf({ guest, name, seat }: Person): string {
  return Array.from(name?.trim() ?? '')[0]?.toLocaleUpperCase() ?? seat ?? String(guest);
}
