import type { StaffLine } from '@comanda/contract';
import type { CartLine } from '@comanda/domain';
import { incomingLine } from '../../../../data/order-details/pending-order.ts';

/** Returns a line as staff send it: with its seat, its course, and the price set by hand with its reason. */
export function staffLine(line: CartLine): StaffLine {
  const { product: _, ...incoming } = incomingLine(line);
  const { product, tableChairId, course, hold, manualPrice, reason } = line;
  return { ...incoming, product, tableChairId, course, hold: hold || undefined, manualPrice, reason };
}

/** Returns the line that a stored draft holds. */
export function lineOfDraft({ customProduct: _custom, ...line }: StaffLine): CartLine {
  return line as CartLine;
}
