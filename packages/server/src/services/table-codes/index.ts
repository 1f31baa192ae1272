export { createTableCodesServices } from './table-codes-service.ts';
