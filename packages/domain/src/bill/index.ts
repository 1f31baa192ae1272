export type { Bill, BilledLine, BillInput } from './bill.ts';
export { dishesTotal, isFreeFrom } from './delivery-fee.ts';
export { type InputProblem, type InputProblemCode, inputProblem } from './input-problem.ts';
export { priceBill } from './price-bill.ts';
export { returnedRow } from './returned.ts';
export { guestsOf } from './seat-charge.ts';
export { isFreeByProduct, surchargePercent } from './surcharge.ts';
export { type BillTax, taxApplies, waivingRule } from './tax.ts';
export { type TracedBill, tracedBill } from './traced-bill.ts';
