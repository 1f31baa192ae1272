/**
 * Runs every test: units, both databases, the bus between nodes, the browser. What the machine lacks is
 * left out with its reason, printed last but one; with CI set, a missing program is a failure instead.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingPrograms } from './programs.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const root = join(import.meta.dirname, '..');

/** Gives the status that a program ends with; whoever ends this one ends that, too. */
async function run(command: string, args: readonly string[]): Promise<number> {
  const program = spawn(process.execPath, [join(root, 'node_modules', command), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  const ended = once(program, 'exit');
  const passOn = (signal: NodeJS.Signals) => void program.kill(signal);
  for (const signal of SIGNALS) process.on(signal, passOn);
  const [status] = await ended;
  for (const signal of SIGNALS) process.off(signal, passOn);
  return typeof status === 'number' ? status : 1;
}

const missing = missingPrograms();
const isCi = process.env.CI === 'true';
if (isCi && missing.length > 0) {
  for (const { name, without } of missing) console.error(`${name} is missing: ${without} cannot be tested`);
  process.exit(1);
}

if ((await run('vite/bin/vite.js', ['build', 'packages/web', '--logLevel', 'warn'])) !== 0) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), 'comanda-tests-'));
const report = join(folder, 'report.json');
const status = await run('vitest/vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
]);
const result = reported();
rmSync(folder, { recursive: true });

for (const { name, without } of missing) console.log(`Left out, ${name} is not on this machine: ${without}`);
const failed = Math.max(result.numFailedTests, status === 0 ? 0 : 1);
console.log(`${result.numPassedTests} passed, ${failed} failed`);
process.exitCode = status;

/** What the tests came to; a run that was interrupted has reported nothing. */
function reported(): { readonly numPassedTests: number; readonly numFailedTests: number } {
  if (!existsSync(report)) return { numPassedTests: 0, numFailedTests: 0 };
  return JSON.parse(readFileSync(report, 'utf8'));
}
