import type { Bill, BillInput } from './bill.ts';
import { workedBill } from './worked-bill.ts';

/**
 * The bill of a session: lines, promotions, surcharge, seat charge, taxes, rounding, what is paid and what is
 * outstanding, in minor units (pricing §2 to §5). The same input gives the same bill. The input must be checked
 * (see `inputProblem`): what cannot be priced throws a RangeError.
 */
export function priceBill(input: BillInput): Bill {
  return workedBill(input).bill;
}
