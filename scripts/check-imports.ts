/**
 * Checks the walls between and within packages (`structure/walls.ts`) and that roles are compared by the rights only
 * (`structure/role-comparisons.ts`), and prints each breach:
 * `node scripts/check-imports.ts [ROOT]`, by default of this project.
 */
import { join } from 'node:path';
import { breaches } from './structure/breaches.ts';
import { roleBreaches } from './structure/role-comparisons.ts';
import { readSources } from './structure/source-files.ts';
import { WALLS } from './structure/walls.ts';

const root = process.argv[2] ?? join(import.meta.dirname, '..');
const files = readSources(root, Object.keys(WALLS));
const found = [...breaches(WALLS, files), ...roleBreaches(files)];
for (const { place, reason } of found) console.error(`${place}: ${reason}`);
console.log(`imports: ${files.length} files, ${found.length} violations`);
process.exitCode = found.length > 0 ? 1 : 0;
