export { createStripe } from './create-stripe.ts';
