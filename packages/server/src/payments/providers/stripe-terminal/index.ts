export { createStripeTerminal } from './create-stripe-terminal.ts';
