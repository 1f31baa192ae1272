/**
 * Asks the registry for advisories of the packages that run in a restaurant, and lists them: `npm run advisories`. Status 1
 * for a high or critical one; a registry that does not answer is said, and is no failure.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readAdvisories } from './read-advisories.ts';

const SERIOUS = new Set(['high', 'critical']);
const WITHIN_MS = 60_000;

const { stdout } = spawnSync('npm audit --json --omit=dev --fetch-retries=0', {
  cwd: join(import.meta.dirname, '..'),
  shell: true,
  encoding: 'utf8',
  timeout: WITHIN_MS,
});
const answer = readAdvisories(stdout);
if (answer.kind === 'silent') console.log(`advisories: not checked, ${answer.reason}`);
else {
  for (const { name, severity, isFixable } of answer.advisories)
    console.error(`${severity}: ${name}${isFixable ? '' : ', no newer version yet'}`);
  console.log(`advisories: ${answer.advisories.length}`);
  process.exitCode = answer.advisories.some(({ severity }) => SERIOUS.has(severity)) ? 1 : 0;
}
