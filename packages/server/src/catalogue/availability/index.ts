export { ensureOpen, sectionFor, shopOf } from './availability.ts';
export { paymentTiming } from './payment-timing.ts';
