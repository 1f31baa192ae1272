/** Runs `npm run load-export`; exits with status 2 and one line on failure. */
import { loadExportFile } from './boot/index.ts';
import { readConfig } from './config.ts';

const USAGE = `usage: npm run load-export -- FILE.zip [options of npm start]

Loads an export of /office/export into an empty installation, on which no server runs: all of it, or nothing.
`;

const args = process.argv.slice(2);
const file = args.find((arg) => !arg.startsWith('-') && arg.endsWith('.zip'));
const outcome = readConfig(
  args.filter((arg) => arg !== file),
  process.env,
);
if (outcome.kind === 'wrong') {
  process.stderr.write(`${outcome.problem} Try --help.\n`);
  process.exitCode = 2;
} else if (outcome.kind === 'help' || file === undefined) {
  process.stdout.write(USAGE);
  process.exitCode = outcome.kind === 'help' ? 0 : 2;
} else process.exitCode = await loadExportFile(outcome.config, file);
