export { changeShop } from './change-shop.ts';
export { changeStock, type StockChange } from './change-stock.ts';
export { createStockCalls, type StockCalls } from './create-stock-calls.ts';
