export { changeLines } from './change-lines.ts';
export { checkStaffLines } from './check-staff-lines.ts';
export { priceLines } from './price-lines.ts';
export { ensurePricesPermitted } from './prices-permitted.ts';
export { splitPlacedLines } from './split-placed-lines.ts';
