import type { NameGuest, SessionGuest, TableSession } from '@comanda/contract';
import { isSeatAt } from '@comanda/domain';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { StoredSession, Tx } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import { changeSession } from '../../ordering/bill/index.ts';
import { guestOfKey, moveRestoreKey, type SessionRecord, transitionStatus } from '../../sessions/index.ts';

type Guests = readonly SessionGuest[] | undefined;

/** Returns the guests including the one that joined. Numbers are consecutive, so lower ones that are missing are added. */
export function withGuest(guests: Guests = [], joined: number): SessionGuest[] {
  const known = new Map(guests.map((each) => [each.guest, each]));
  const numbers = Array.from({ length: Math.max(joined, ...known.keys()) }, (_, at) => at + 1);
  return numbers.map((guest) => known.get(guest) ?? { guest });
}

/**
 * Sets the name and the seat of the guest with this restore key, or gives the key to a guest whom they are already, on a
 * phone that is gone. Throws `sessionNotFound` if the key is not one of the bill's, `sessionReadOnly` once the bill is
 * finished, `notFound` with a `guest` who has no name there, and `badRequest` for a seat beyond the covers.
 */
export async function nameGuest(context: CoreContext, call: NameGuest, actor: Actor): Promise<TableSession> {
  return changeSession(context, call, actor, async (tx, record) => {
    const { session } = record;
    const joined = await guestOfKey(tx, session._id, call.restoreKey);
    if (joined === undefined) throw new CodedError('sessionNotFound');
    const status = transitionStatus(session.status, 'changeGuests');
    if (typeof call.seat === 'string' && !isSeatAt(session.tables, call.seat))
      throw new CodedError('badRequest', { problems: [{ field: '/seat', rule: 'seat' }] });
    const number = call.as ?? joined;
    if (number !== joined) await takePlace(tx, session, call, number);
    const guests = withGuest(withoutPlaceholder(record, number, joined), number);
    return {
      ...session,
      status,
      guests: guests.map((each) => (each.guest === number ? changed(each, call) : each)),
    };
  });
}

/** Returns a guest with the name and the seat of a call. */
function changed(guest: SessionGuest, { name, seat }: NameGuest): SessionGuest {
  const { seat: before, ...rest } = guest;
  const place = seat === undefined ? before : (seat ?? undefined);
  return {
    ...rest,
    ...(name !== undefined && { name: name.trim().replaceAll(/\s+/gu, ' ') }),
    ...(place !== undefined && { seat: place }),
  };
}

/** Makes a key that of another guest, who is known by their name. Throws `notFound` with the `guest`. */
async function takePlace(
  tx: Tx,
  { _id, guests = [] }: StoredSession,
  { restoreKey }: NameGuest,
  guest: number,
): Promise<void> {
  const isNamed = guests.some((each) => each.guest === guest && each.name !== undefined);
  if (!isNamed) throw new CodedError('notFound', { guest });
  await moveRestoreKey(tx, _id, restoreKey, guest);
}

/**
 * Returns the guests without the number that a phone was given before it took its former place: the last one, with nothing
 * of its own, so that nobody is counted twice.
 */
function withoutPlaceholder({ session, lines }: SessionRecord, taken: number, joined: number): Guests {
  const { guests = [], payments, pendingPayments = [] } = session;
  const own = guests.find(({ guest }) => guest === joined);
  const hasOrdered = lines.some(({ guest, sharedBy = [] }) => guest === joined || sharedBy.includes(joined));
  const hasPaid = [...payments, ...pendingPayments].some(({ guest }) => guest === joined);
  const isLast = guests.at(-1)?.guest === joined;
  const isEmpty = own !== undefined && own.name === undefined && !hasOrdered && !hasPaid;
  return taken !== joined && isLast && isEmpty ? guests.slice(0, -1) : guests;
}
