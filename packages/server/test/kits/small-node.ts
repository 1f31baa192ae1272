/**
 * The real server as a program that tests kill repeatedly, over an existing database. It loads everything and
 * waits for a line on its input before it starts, so that the next one can stand by while one serves. It ends
 * with the test that started it. `STRIPE_PORT` is that of a simulator in Stripe's place.
 */

import { start } from '../../src/boot/start.ts';
import { readConfig } from '../../src/config.ts';

const outcome = readConfig(['--demo', '0', '--web-dev', '1'], process.env);
if (outcome.kind !== 'run') throw new Error('the test has set wrong variables');
const { config } = outcome;
const { STRIPE_PORT: port } = process.env;
const stripe =
  port === undefined ? undefined : { host: '127.0.0.1', port: Number(port), protocol: 'http' as const };
// no test of it opens a page: the folder has none
process.stdin.once('data', () => void start(config, config.dataDir, { stripe }));
process.stdin.once('end', () => process.exit());
