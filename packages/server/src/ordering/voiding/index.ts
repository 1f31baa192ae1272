export { cancelBill } from './cancel-bill.ts';
export { cancelLines } from './cancel-lines.ts';
export { endBill } from './end-bill.ts';
export { endUnpaidKioskOrders } from './end-unpaid-kiosk-orders.ts';
export { voidBill } from './void-bill.ts';
export { voidLines } from './void-lines.ts';
