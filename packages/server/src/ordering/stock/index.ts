export { type ReturnedLine, returnStock } from './return-stock.ts';
export { lockStock, publishStock, readStock, takeStock } from './take-stock.ts';
