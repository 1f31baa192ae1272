export { type ReturnedLine, returnStock } from './return-stock.ts';
export { lockStock, publishStock, readStock, readStockRows } from './stock-rows.ts';
export { readStockAhead, type StockAhead, takeStock } from './take-stock.ts';
