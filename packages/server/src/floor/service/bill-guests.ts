import type { NameGuest, SessionGuest, TableSession } from '@comanda/contract';
import type { Actor, CoreContext } from '../../core/index.ts';
import { CodedError } from '../../lib/index.ts';
import { changeSession } from '../../ordering/bill/index.ts';
import { guestOfKey, transitionStatus } from '../../sessions/index.ts';

type Guests = readonly SessionGuest[] | undefined;

/** The guests of a bill with one that has joined: numbers go up one by one, so all before it are there as well. */
export function withGuest(guests: Guests = [], joined: number): SessionGuest[] {
  const known = new Map(guests.map((each) => [each.guest, each]));
  const numbers = Array.from({ length: Math.max(joined, ...known.keys()) }, (_, at) => at + 1);
  return numbers.map((guest) => known.get(guest) ?? { guest });
}

/**
 * What the guest whose key this is wants to be called by those who hold the bill. Throws `sessionNotFound` when the
 * key is not one of the bill’s, `sessionReadOnly` once it is finished.
 */
export async function nameGuest(context: CoreContext, call: NameGuest, actor: Actor): Promise<TableSession> {
  const name = call.name.trim().replaceAll(/\s+/gu, ' ');
  return changeSession(context, call, actor, async (tx, { session }) => {
    const own = await guestOfKey(tx, session._id, call.restoreKey);
    if (own === undefined) throw new CodedError('sessionNotFound');
    const status = transitionStatus(session.status, 'changeGuests');
    const guests = withGuest(session.guests, own).map((each) =>
      each.guest === own ? { ...each, name } : each,
    );
    return { ...session, status, guests };
  });
}
