export {
  availableSections,
  nextSectionOpening,
  type SectionQuestion,
} from './availability/available-sections.ts';
export { nextOpening, type OnlineAvailability, onlineAvailability } from './availability/opening-hours.ts';
export { menuMoment, takesOrdersAhead } from './availability/order-ahead.ts';
export { type PickupQuestion, pickupTimes } from './availability/pickup-times.ts';
export { cartQuantity, childrenOf, familyOf } from './cart/cart-lines.ts';
export { type CartProblem, cartProblems, type LineProblem } from './cart/cart-problems.ts';
export {
  type Cart,
  type CartAction,
  cartReducer,
  EMPTY_CART,
  type LineChange,
  type RemovedLines,
} from './cart/cart-reducer.ts';
export { cartInSection } from './cart/change-section.ts';
export { activeLines, type LineNode } from './cart/line-tree.ts';
export { type CartOwner, type RestoredCart, restoreCart, type StoredCart } from './cart/restore-cart.ts';
export { isSameOrder } from './cart/same-line.ts';
export { type ChosenSetItem, childLines, chosenSetItems } from './cart/set-items.ts';
export { type Catalogue, choiceOf, createCatalogue, isSetItem } from './catalogue/catalogue.ts';
export { goesWellWith, type PairingQuestion } from './catalogue/goes-with.ts';
export { isListed, leavesTheHouse, type Ordering } from './catalogue/listing.ts';
export { foldedText, matchesKeyword } from './catalogue/search.ts';
export {
  type CouponQuestion,
  type CouponRefusalCode,
  couponRefusal,
  serverRefusal,
} from './coupons/coupon-refusal.ts';
export { type CouponReview, reviewCoupons } from './coupons/review-coupons.ts';
export {
  automaticDiscounts,
  couponOf,
  couponsForUser,
  giftOf,
  giftsToRedeem,
  withAutomaticDiscounts,
  withCoupon,
  withGiftRecord,
  withoutCoupon,
} from './coupons/session-coupons.ts';
export { type CouponSuggestion, suggestCoupons } from './coupons/suggest-coupons.ts';
export { explainBill } from './explanation/explain-bill.ts';
export type {
  ExplainedBill,
  Explanation,
  ExplanationStep,
  LineExplanation,
  RejectionExplanation,
} from './explanation/explanation.ts';
export type {
  AskedCondition,
  ExplanationKey,
  GapKey,
  GapParams,
  RuleGap,
  StepKey,
  StepMessage,
  StepParams,
} from './explanation/messages.ts';
export {
  exceededLimits,
  type LimitQuestion,
  type LimitState,
  limitStates,
  remainingQuantity,
} from './limits/order-limits.ts';
export type {
  Choice,
  CustomProduct,
  DiscountMapping,
  OrderType,
  PriceModifier,
  Product,
  ProductOption,
  Stock,
  StockMode,
} from './model/catalogue.ts';
export type { Gift, SessionCoupon, UserCoupon } from './model/coupon.ts';
export type { OrderLimitEntry } from './model/limit.ts';
export type {
  Condition,
  DiscountRule,
  DiscountType,
  FreeProduct,
  ProductOptionMatch,
} from './model/promotion.ts';
export type {
  CartLine,
  LineOption,
  LineStatus,
  Payment,
  PricedSession,
  PricedUser,
  Selection,
  SessionStatus,
  SessionTable,
  TvStatus,
  VipLevel,
} from './model/session.ts';
export type {
  CurrencyCode,
  DeliveryZone,
  OnlineOpeningHours,
  PickupSettings,
  PriceRoundMethod,
  Section,
  SectionSetting,
  Shop,
  TaxSetting,
  TimeRange,
} from './model/shop.ts';
export type {
  CategoryId,
  ChoiceId,
  Flavoured,
  GiftId,
  GiftRecordId,
  Instant,
  LineId,
  LocalizedText,
  Minor,
  ModifierId,
  Multiplier,
  Name,
  OptionId,
  Percent,
  ProductId,
  RuleId,
  SectionId,
  SessionId,
  ShopId,
  SubCategoryId,
  TableId,
  TaxId,
  UserCouponId,
  UserId,
  WallTime,
  Weekday,
  ZoneId,
} from './model/units.ts';
export { type Currency, currencyOf, stepOf } from './money/currency.ts';
export { type Millionths, multiplierRate, ONE, percentRate } from './money/rate.ts';
export { ceilTo, floorTo, halfUp, type Rounding, scale } from './money/rounding.ts';
export { share } from './money/share.ts';
export {
  askedOptions,
  defaultLineOptions,
  defaultSelections,
  lineOptionProblems,
} from './options/line-options.ts';
export type { OptionProblem, OptionProblemCode } from './options/option-problem.ts';
export { isAsked, type OptionQuestion, optionProblems } from './options/option-problems.ts';
export type { Bill, BilledLine, BillInput } from './pricing/bill.ts';
export { dishesTotal } from './pricing/delivery-fee.ts';
export { frozenPrices } from './pricing/frozen.ts';
export { type InputProblem, type InputProblemCode, inputProblem } from './pricing/input-problem.ts';
export { setManualPrice } from './pricing/manual-price.ts';
export { priceBill } from './pricing/price-bill.ts';
export type { PriceContext } from './pricing/price-context.ts';
export type { BillTax } from './pricing/tax.ts';
export { unadjustedPrice, unitPrice } from './pricing/unit-price.ts';
export type { BillDiscount, BillRejection, RuleRejectionCode } from './promotions/promotion-outcome.ts';
export { type QuoteResult, quoteCase } from './quote/quote-case.ts';
export { equalPartsLeft, type ShareRefusal, shareOf, type WantedShare } from './split/share-of.ts';
export { PART_NAMES, type PartName, type ShareParts, signed } from './split/share-parts.ts';
export {
  type BillShare,
  type BillSplit,
  type DishShare,
  type GuestShare,
  type ShareState,
  splitBill,
} from './split/split-bill.ts';
export { dishOf } from './split/split-items.ts';
export type {
  GuestNumber,
  ShareWish,
  SplitLine,
  SplitPayment,
  SplitSession,
} from './split/split-session.ts';
export {
  isSelling,
  remainingStock,
  type StockLevel,
  type StockQuestion,
  stockLevel,
} from './stock/stock-level.ts';
export { type StockShortage, stockShortages } from './stock/stock-shortages.ts';
export { businessDay } from './time/business-day.ts';
export { type EpochMs, instantOf, parseInstant } from './time/instant.ts';
export { covers, parseWallTime, type WeeklyRange } from './time/time-range.ts';
export { type WallClock, wallClockAt, zoneOf } from './time/wall-clock.ts';
