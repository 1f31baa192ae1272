export {
  isChoiceSoldOut,
  isSelling,
  remainingStock,
  type StockLevel,
  type StockQuery,
  stockLevel,
} from './stock-level.ts';
export { type StockShortage, stockShortages } from './stock-shortages.ts';
