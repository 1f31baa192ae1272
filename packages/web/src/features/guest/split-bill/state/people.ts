import type { TableSession } from '@comanda/contract';

/** A guest at the table: their number and optional name. */
export type Person = { readonly guest: number; readonly name?: string };

/** Returns everyone who joined a bill or ordered on it, by number. */
export function peopleOf({
  guests = [],
  products,
}: Pick<TableSession, 'guests' | 'products'>): readonly Person[] {
  const people = new Map<number, Person>();
  for (const { guest, sharedBy = [] } of products) {
    for (const number of guest === undefined ? sharedBy : [guest, ...sharedBy])
      people.set(number, { guest: number });
  }
  for (const { guest, name } of guests) people.set(guest, name === undefined ? { guest } : { guest, name });
  return [...people.values()].sort((one, other) => one.guest - other.guest);
}

/** Returns the text of a guest's avatar: the initial of their name, else their number. */
export function initialOf({ guest, name }: Person): string {
  return Array.from(name?.trim() ?? '')[0]?.toLocaleUpperCase() ?? String(guest);
}
