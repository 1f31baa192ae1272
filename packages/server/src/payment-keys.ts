/** Runs `npm run payment-keys`; exits with status 2 and one line on failure, with 1 if something is lost. */
import { rotatePaymentKeys } from './boot/index.ts';
import { readConfig } from './config.ts';

const USAGE = `usage: npm run payment-keys -- rotate [options of npm start]

Seals the secrets of payment accounts, members' cards and second factors anew with PAYMENT_SECRETS_KEY. What is sealed
with PAYMENT_SECRETS_KEY_PREVIOUS or the installation's secret is opened. Servers may run; it may be run again.
`;

const [call, ...args] = process.argv.slice(2);
const outcome = readConfig(args, process.env);
if (outcome.kind === 'wrong') {
  process.stderr.write(`${outcome.problem} Try --help.\n`);
  process.exitCode = 2;
} else if (outcome.kind === 'help' || call !== 'rotate') {
  process.stdout.write(USAGE);
  process.exitCode = outcome.kind === 'help' || call === '--help' ? 0 : 2;
} else process.exitCode = await rotatePaymentKeys(outcome.config);
