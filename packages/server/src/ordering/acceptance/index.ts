export { acceptOrder } from './accept-order.ts';
export { declineOrder } from './decline-order.ts';
