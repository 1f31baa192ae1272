export { createPaymentServices } from './payments-services.ts';
