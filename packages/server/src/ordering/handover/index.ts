export { handOver } from './hand-over.ts';
export { readRiderDelivery, riderHandOver, riderLink } from './rider.ts';
