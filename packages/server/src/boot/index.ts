export { printClaim } from './print-claim.ts';
export { start } from './start.ts';
