export { EMPTY_BILL, withBill, withPayments } from './apply-bill.ts';
export { keptTerms } from './bill-terms.ts';
export { owedGifts } from './owed-gifts.ts';
export { type PricedPlacement, pricePlacement } from './price-placement.ts';
export { cartShare, type PriceableSession, priceSession } from './price-session.ts';
export { checkedTips, ensureSaneTips } from './tips.ts';
