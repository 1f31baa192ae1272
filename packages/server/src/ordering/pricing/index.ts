export { withBill, withPayments } from './apply-bill.ts';
export { frozenTerms } from './bill-terms.ts';
export { ensureDiscountsApply, withManualDiscounts } from './manual-discounts.ts';
export { priceContext, pricedByHand, withPricesOf } from './price-by-hand.ts';
export { type PricedPlacement, pricePlacement } from './price-placement.ts';
export { cartShare, type PriceableSession, priceSession, reductionOf } from './price-session.ts';
export { remainingGifts } from './remaining-gifts.ts';
export { ensureTipsWithinSubtotal, validTips } from './tips.ts';
