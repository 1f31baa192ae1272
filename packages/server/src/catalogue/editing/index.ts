export { changeShop } from './change-shop.ts';
export { changeStock, type StockChange } from './change-stock.ts';
