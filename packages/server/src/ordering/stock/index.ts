export { giveBackStock, type ReturnedLine } from './give-back-stock.ts';
export { lockStock, publishStock, readStock, takeStock } from './take-stock.ts';
