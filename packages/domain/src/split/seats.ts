import type { GuestNumber, SplitLine, SplitSession } from './split-session.ts';

/** Numbers from here on stand for a seat whose guest has no phone on the bill; phones are far fewer. */
const SEATS_FROM: GuestNumber = 100_000;

/** Returns the number that stands for a seat on a bill until one of its phones says that it sits there. */
export function seatGuest(seat: string): GuestNumber {
  return SEATS_FROM + Number(seat);
}

/** Returns the seat that a number stands for; undefined for a guest with a phone. */
export function seatOfGuest(guest: GuestNumber): string | undefined {
  return guest > SEATS_FROM ? String(guest - SEATS_FROM) : undefined;
}

/**
 * Returns the guests who pay for a line, in order: those who share it, else who ordered it, else whoever sits where the
 * staff have placed it (pricing P10.2). None for a dish of the whole table.
 */
export function payersOfLine(
  { guest, sharedBy = [], tableChairId }: Pick<SplitLine, 'guest' | 'sharedBy' | 'tableChairId'>,
  guests: SplitSession['guests'] = [],
): readonly GuestNumber[] {
  if (sharedBy.length > 0) return [...new Set(sharedBy)].sort((one, other) => one - other);
  if (guest !== undefined) return [guest];
  if (tableChairId === undefined) return [];
  const seated = guests.filter(({ seat }) => seat === tableChairId).map((each) => each.guest);
  return seated.length > 0 ? seated : [seatGuest(tableChairId)];
}
