export { checkWish } from './api/check-wish.ts';
export { TaxInvoices } from './components/tax-invoices.tsx';
export { WishStep } from './components/wish-step.tsx';
