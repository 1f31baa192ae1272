import { join } from 'node:path';

/** Folder of Node's compile cache. */
export const COMPILED = join(import.meta.dirname, '../../../node_modules/.cache/comanda');
