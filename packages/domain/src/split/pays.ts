import type { SplitPayment } from './split-session.ts';
import type { Atom } from './split-units.ts';

/** Returns true if a payment covers an atom: by the whole dish, or by this guest's part of it and their seat (pricing P10.6). */
export function pays({ share, lines = [] }: SplitPayment, { guest, line, isSeat }: Atom): boolean {
  const isItsDish = line !== undefined && lines.includes(line);
  switch (share?.kind) {
    case 'lines':
      return isItsDish;
    case 'guest':
      return share.guests.includes(guest) && (isSeat || isItsDish);
    default:
      return false;
  }
}
