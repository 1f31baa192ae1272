/** Runs the linters, the type checks and the build beside each other: each alone leaves a core idle at times. */
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

const statuses = await Promise.all(['lint', 'types', 'build'].map(run));
process.exitCode = Math.max(...statuses);
