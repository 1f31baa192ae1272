import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { numberedRules, uncoveredRules } from './rule-coverage-report.ts';

const root = join(import.meta.dirname, '..');
const document = readFileSync(join(root, 'docs/pricing.md'), 'utf8');
const tests = globSync('packages/domain/src/**/*.test.ts', { cwd: root }).map((path) =>
  readFileSync(join(root, path), 'utf8'),
);
const uncovered = uncoveredRules(document, tests);
for (const id of uncovered) process.stderr.write(`docs/pricing.md: no test's title begins with ${id}\n`);
process.stdout.write(`${numberedRules(document).length} rules, ${uncovered.length} without a test\n`);
if (uncovered.length > 0) process.exitCode = 1;
