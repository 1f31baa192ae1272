import type { Bill, BillInput } from './bill.ts';
import { tracedBill } from './traced-bill.ts';

/**
 * Prices the bill of a session: lines, promotions, surcharge, seat charge, taxes, rounding, paid and outstanding
 * amounts, in minor units (pricing §2 to §5). The same input gives the same bill. Throws a RangeError if the input
 * cannot be priced: check it with `inputProblem` first.
 */
export function priceBill(input: BillInput): Bill {
  return tracedBill(input).bill;
}
