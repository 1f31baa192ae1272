export { type Compressible, createCompressible, encodingFor } from './compressible.ts';
export { hasIt, sendCompressible } from './send-compressible.ts';
