export { type Compressible, createCompressible, encodingFor } from './compressible.ts';
export { isFresh, sendCompressible } from './send-compressible.ts';
