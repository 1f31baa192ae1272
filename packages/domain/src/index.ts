export { type Catalogue, choiceOf, createCatalogue, isSetItem } from './catalogue/catalogue.ts';
export { isListed, leavesTheHouse, type Ordering } from './catalogue/listing.ts';
export { matchesKeyword } from './catalogue/search.ts';
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
  OnlineOpeningHours,
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
  UserId,
  WallTime,
  Weekday,
} from './model/units.ts';
export { type Currency, currencyOf, stepOf } from './money/currency.ts';
export { type Millionths, multiplierRate, ONE, percentRate } from './money/rate.ts';
export { ceilTo, floorTo, halfUp, type Rounding, scale } from './money/rounding.ts';
export { share } from './money/share.ts';
export type { Bill, BilledLine, BillInput } from './pricing/bill.ts';
export { type InputProblem, type InputProblemCode, inputProblem } from './pricing/input-problem.ts';
export { setManualPrice } from './pricing/manual-price.ts';
export { priceBill } from './pricing/price-bill.ts';
export type { PriceContext } from './pricing/price-context.ts';
export type { BillTax } from './pricing/tax.ts';
export { unadjustedPrice, unitPrice } from './pricing/unit-price.ts';
export type { BillDiscount, BillRejection, RuleRejectionCode } from './promotions/promotion-outcome.ts';
export { type QuoteResult, quoteCase } from './quote/quote-case.ts';
export { businessDay } from './time/business-day.ts';
export { type EpochMs, parseInstant } from './time/instant.ts';
export { covers, parseWallTime, type WeeklyRange } from './time/time-range.ts';
export { type WallClock, wallClockAt, zoneOf } from './time/wall-clock.ts';
