/** Runs `npm run claim`; exits with status 2 and one line on failure. */
import { printClaim } from './boot/index.ts';
import { readConfig } from './config.ts';

const USAGE = `usage: npm run claim -- [EMAIL] [--new] [options of npm start]

Prints the link that sets up a restaurant without an owner; with --new another one, and the links before are void.
Once there is an owner it prints a link that sets the owner's password, good once and for an hour: of the owner with
this e-mail address, or of the first one.
`;

const args = process.argv.slice(2);
const email = args.find((arg) => !arg.startsWith('-') && arg.includes('@'));
const outcome = readConfig(
  args.filter((arg) => arg !== email && arg !== '--new'),
  process.env,
);
switch (outcome.kind) {
  case 'help':
    process.stdout.write(USAGE);
    break;
  case 'wrong':
    process.stderr.write(`${outcome.problem} Try --help.\n`);
    process.exitCode = 2;
    break;
  case 'run':
    process.exitCode = await printClaim(outcome.config, { email, isNew: args.includes('--new') });
}
