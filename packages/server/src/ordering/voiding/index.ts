export { cancelBill } from './cancel-bill.ts';
export { cancelLines } from './cancel-lines.ts';
export { voidBill } from './void-bill.ts';
export { repriceBill } from './void-lines.ts';
