export { createPayments, type Payments } from './create-payments.ts';
export { bookMoney } from './take-payment.ts';
