export { createPayments, type Payments } from './create-payments.ts';
export { type Booking, bookMoney } from './take-payment.ts';
