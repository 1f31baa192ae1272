export { adjustSession } from './adjust-session.ts';
export { changeDiscounts } from './change-discounts.ts';
