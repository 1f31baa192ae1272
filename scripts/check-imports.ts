/** Checks the arrows between packages: who may import whom. Prints each import that goes against them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forbiddenImports } from './import-arrows.ts';

const root = join(import.meta.dirname, '..');
const files = globSync('{packages/*,demo,e2e,bench,scripts}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', 'scripts/*.test.ts'],
});
const offences = files.flatMap((file) => forbiddenImports(file, readFileSync(join(root, file), 'utf8')));
for (const { file, specifier, reason } of offences) console.error(`${file}: imports ${specifier}: ${reason}`);
console.log(`import arrows: ${files.length} files, ${offences.length} against the arrows`);
process.exitCode = offences.length > 0 ? 1 : 0;
