export { createPaymentAccountServices } from './payment-accounts-services.ts';
