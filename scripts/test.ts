/**
 * Runs every test: units, both databases, the bus between nodes, the browser. What the machine lacks is
 * left out with its reason, printed last but one; with CI set, a missing program is a failure instead.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingPrograms } from './programs.ts';

const root = join(import.meta.dirname, '..');

function run(command: string, args: readonly string[]): number {
  return (
    spawnSync(process.execPath, [join(root, 'node_modules', command), ...args], {
      cwd: root,
      stdio: 'inherit',
    }).status ?? 1
  );
}

const missing = missingPrograms();
const isCi = process.env.CI === 'true';
if (isCi && missing.length > 0) {
  for (const { name, without } of missing) console.error(`${name} is missing: ${without} cannot be tested`);
  process.exit(1);
}

if (run('vite/bin/vite.js', ['build', 'packages/web', '--logLevel', 'warn']) !== 0) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), 'comanda-tests-'));
const report = join(folder, 'report.json');
const status = run('vitest/vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
]);
const result = JSON.parse(readFileSync(report, 'utf8')) as {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
};
rmSync(folder, { recursive: true });

for (const { name, without } of missing) console.log(`Left out, ${name} is not on this machine: ${without}`);
const failed = Math.max(result.numFailedTests, status === 0 ? 0 : 1);
console.log(`${result.numPassedTests} passed, ${failed} failed`);
process.exitCode = status;
