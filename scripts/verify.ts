/**
 * Runs the linters, the type checks and the build beside each other: each alone leaves a core idle at times. What was
 * built is then checked against the oldest browsers.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a script of the package; returns its exit status, after printing what it printed. */
async function run(name: string): Promise<number> {
  const program = spawn(`npm run ${name}`, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: Buffer[] = [];
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (chunk: Buffer) => void printed.push(chunk));
  }
  const [status] = await once(program, 'close');
  process.stdout.write(Buffer.concat(printed));
  return typeof status === 'number' ? status : 1;
}

/** Runs the build, then the check of what it made. */
async function buildForBrowsers(): Promise<number> {
  const status = await run('build');
  return status === 0 ? run('browsers') : status;
}

const statuses = await Promise.all([run('lint'), run('types'), buildForBrowsers()]);
process.exitCode = Math.max(...statuses);
