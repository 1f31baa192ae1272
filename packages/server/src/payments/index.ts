export { createPayments, type Payments } from './create-payments.ts';
