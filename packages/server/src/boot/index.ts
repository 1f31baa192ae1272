export { loadExportFile } from './load-export.ts';
export { printClaim } from './print-claim.ts';
export { rotatePaymentKeys } from './rotate-payment-keys.ts';
export { start } from './start.ts';
