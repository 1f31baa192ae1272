export { isSelling, remainingStock, type StockLevel, type StockQuestion, stockLevel } from './stock-level.ts';
export { type StockShortage, stockShortages } from './stock-shortages.ts';
