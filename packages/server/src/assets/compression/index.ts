export { createPacked, encodingFor, type Packed } from './compress.ts';
export { hasIt, sendPacked } from './send-packed.ts';
