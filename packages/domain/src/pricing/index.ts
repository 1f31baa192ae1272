export { type BillLine, billLines } from './bill-lines.ts';
export { setManualPrice } from './manual-price.ts';
export { choicePrice } from './option-price.ts';
export type { PriceContext } from './price-context.ts';
export { modifierAmount, modifierApplies } from './price-modifiers.ts';
export { type PriceTime, priceTime, sectionSettingAt } from './price-time.ts';
export {
  lessPercent,
  type PriceChange,
  priceBeforeReduction,
  withPriceChanges,
  withPricesByHand,
} from './prices-by-hand.ts';
export { mappingOf, unadjustedPrice, unitPrice } from './unit-price.ts';
