import type { TableSession } from '@comanda/contract';
import { seatGuest } from '@comanda/domain';
import { groupLines, type LineGroup, liveLines } from '../../../../data/sessions/progress.ts';
import { type Person, peopleOf } from './people.ts';

/** Whom the guest of a phone may be: named guests whose phone is gone, and seats that the staff serve. */
export type Candidates = {
  readonly people: readonly Person[];
  readonly seats: readonly { readonly seat: string; readonly dishes: readonly LineGroup[] }[];
};

/**
 * Returns whom a phone may be, where its share cannot be known without asking: a new phone with nothing of its own may be
 * a guest with a name, and any without a seat sits at one that has dishes and no phone.
 */
export function candidatesFor(session: TableSession, me: number | undefined): Candidates {
  const own = session.guests?.find(({ guest }) => guest === me);
  if (me === undefined || own?.seat !== undefined) return { people: [], seats: [] };
  const groups = groupLines(liveLines(session));
  const hasOrdered = groups.some(({ line }) => line.guest === me || line.sharedBy?.includes(me));
  const isNew = own?.name === undefined && !hasOrdered;
  const people = peopleOf(session);
  const seats = people.flatMap(({ seat }) => {
    if (seat === undefined) return [];
    const dishes = groups.filter(
      ({ line }) => line.tableChairId === seat && line.guest === undefined && !line.sharedBy?.length,
    );
    return dishes.length === 0 || seatGuest(seat) === me ? [] : [{ seat, dishes }];
  });
  return {
    people: isNew ? people.filter(({ guest, name }) => name !== undefined && guest !== me) : [],
    seats,
  };
}
