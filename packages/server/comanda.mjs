// The only JavaScript of the server: what comes before TypeScript can be loaded. An entry that is TypeScript
// itself would keep Node's type stripper (20 MiB) in memory; modules out of the compile cache do not need it.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// One small box serves a restaurant: idle memory counts for more than the last per cent of speed.
setFlagsFromString('--optimize-for-size');
setFlagsFromString('--max-semi-space-size=4');
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/comanda'));
await import('./src/main.ts');
