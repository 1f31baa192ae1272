export { refundBill } from './refund-bill.ts';
