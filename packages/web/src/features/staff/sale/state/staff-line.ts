import type { StaffLine } from '@comanda/contract';
import type { CartLine } from '@comanda/domain';
import { incomingLine } from '../../../../data/order-details/create-pending-order.ts';

/** Returns something that the menu lacks as staff send it. */
function customProductOf({ customProduct }: CartLine): StaffLine['customProduct'] {
  if (customProduct === undefined) return undefined;
  const { name, price, category, remarks, discountable } = customProduct;
  return { name: typeof name === 'string' ? name : name.en, price, category, remarks, discountable };
}

/** Returns a line as staff send it: with its seat, its course, and the price set by hand with its reason. */
export function staffLine(line: CartLine): StaffLine {
  const { product: _, ...incoming } = incomingLine(line);
  const { product, tableChairId, tableSplit, course, hold, manualPrice, reason } = line;
  const served = { tableChairId, tableSplit, course, hold: hold || undefined, manualPrice, reason };
  return { ...incoming, product, customProduct: customProductOf(line), ...served };
}

/** Returns the line that a stored draft holds. */
export function lineOfDraft(line: StaffLine): CartLine {
  return line as CartLine;
}
