export { giveBackStock, type ReturnedLine } from './give-back-stock.ts';
export { lockStock, readStock, takeStock, tellStock } from './take-stock.ts';
