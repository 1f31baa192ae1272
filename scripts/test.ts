/**
 * Runs every test: units, both databases, the bus between nodes, the browser. Tests whose program the machine lacks are
 * skipped and named; with CI set, a missing program is a failure instead. Prints the slowest files before the last
 * line, which has the number of passed and failed tests.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchOldestNpm } from './oldest-npm.ts';
import { missingPrograms } from './programs.ts';
import { NO_REPORT, slowestFiles, type TestReport } from './test-report.ts';
import { isWebFresh } from './web-build.ts';

const SLOWEST = 10;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const root = join(import.meta.dirname, '..');

/** Runs a program and returns its exit status; signals sent to this process are passed on to it. */
async function run(command: string, args: readonly string[]): Promise<number> {
  const program = spawn(process.execPath, [join(root, 'node_modules', command), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  const exited = once(program, 'exit');
  const forward = (signal: NodeJS.Signals) => void program.kill(signal);
  for (const signal of SIGNALS) process.on(signal, forward);
  const [status] = await exited;
  for (const signal of SIGNALS) process.off(signal, forward);
  return typeof status === 'number' ? status : 1;
}

fetchOldestNpm(root);
const missing = missingPrograms();
const isCi = process.env.CI === 'true';
if (isCi && missing.length > 0) {
  for (const { name, without } of missing) console.error(`${name} is missing: ${without} cannot be tested`);
  process.exit(1);
}

// the gate has just built it in a whole check
const isBuilt =
  isWebFresh(root) || (await run('vite/bin/vite.js', ['build', 'packages/web', '--logLevel', 'warn'])) === 0;
if (!isBuilt) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), 'comanda-tests-'));
const report = join(folder, 'report.json');
const status = await run('vitest/vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
]);
const result = readReport();
rmSync(folder, { recursive: true });

for (const { name, without } of missing) console.log(`Skipped, ${name} is not on this machine: ${without}`);
const slowest = slowestFiles(result, root, SLOWEST);
if (slowest.length > 0) console.log(['Slowest test files:', ...slowest].join('\n'));
const failed = Math.max(result.numFailedTests, status === 0 ? 0 : 1);
console.log(`${result.numPassedTests} passed, ${failed} failed`);
process.exitCode = status;

/** Returns the test runner's report, or an empty one if the run was interrupted before writing it. */
function readReport(): TestReport {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : NO_REPORT;
}
