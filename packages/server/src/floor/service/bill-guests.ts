import type { NameGuest, SessionGuest, TableSession } from '@comanda/contract';
import type { Actor, CoreContext } from '../../core/index.ts';
import { CodedError } from '../../lib/index.ts';
import { changeSession } from '../../ordering/bill/index.ts';
import { guestOfKey, transitionStatus } from '../../sessions/index.ts';

type Guests = readonly SessionGuest[] | undefined;

/** Returns the guests including the one that joined. Numbers are consecutive, so lower ones that are missing are added. */
export function withGuest(guests: Guests = [], joined: number): SessionGuest[] {
  const known = new Map(guests.map((each) => [each.guest, each]));
  const numbers = Array.from({ length: Math.max(joined, ...known.keys()) }, (_, at) => at + 1);
  return numbers.map((guest) => known.get(guest) ?? { guest });
}

/**
 * Sets the display name of the guest with this restore key. Throws `sessionNotFound` if the key is not one of the
 * bill's, `sessionReadOnly` once the bill is finished.
 */
export async function nameGuest(context: CoreContext, call: NameGuest, actor: Actor): Promise<TableSession> {
  const name = call.name.trim().replaceAll(/\s+/gu, ' ');
  return changeSession(context, call, actor, async (tx, { session }) => {
    const number = await guestOfKey(tx, session._id, call.restoreKey);
    if (number === undefined) throw new CodedError('sessionNotFound');
    const status = transitionStatus(session.status, 'changeGuests');
    const guests = withGuest(session.guests, number).map((each) =>
      each.guest === number ? { ...each, name } : each,
    );
    return { ...session, status, guests };
  });
}
