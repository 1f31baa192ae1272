import type { SplitPayment } from './split-session.ts';
import type { Atom } from './split-units.ts';

/** Whether a payment is for an atom: for the whole dish, or for this guest's part of it and their seat (pricing P10.6). */
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
