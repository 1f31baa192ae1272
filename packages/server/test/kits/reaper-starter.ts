/**
 * Starts a program or a database as tests do, prints its pids and folders, and exits without ending them once
 * its input ends.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from './postgres.ts';
import { endOnExit, temporaryFolder } from './reaper.ts';

const [, , kind] = process.argv;
const started = kind === 'database' ? await aPostgres() : aProgram(kind === 'deaf program');
process.stdout.write(`${JSON.stringify(started)}\n`);
process.stdin.resume().once('end', () => process.exit());

function aProgram(isDeaf: boolean) {
  const folder = temporaryFolder('comanda-reaper-');
  const ear = isDeaf ? `process.on('SIGINT', () => {});` : '';
  const program = `${ear} setInterval(() => {}, 1000)`;
  const child = endOnExit(spawn(process.execPath, ['-e', program], { stdio: 'ignore' }));
  return { pids: [child.pid], folders: [folder] };
}

async function aPostgres() {
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('PostgreSQL is not on this machine');
  const { data } = postgres;
  const pidFile = join(data, 'postmaster.pid');
  if (!existsSync(pidFile) || readdirSync(data).length === 0) throw new Error('no data');
  return { pids: [Number(readFileSync(pidFile, 'utf8').split('\n')[0])], folders: [data] };
}
