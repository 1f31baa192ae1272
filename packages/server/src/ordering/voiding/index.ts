export { cancelBill } from './cancel-bill.ts';
export { struckLines } from './strike-lines.ts';
export { type VoidCall, voidBill } from './void-bill.ts';
export { repriced } from './void-lines.ts';
