/**
 * The real server as a program that tests kill repeatedly, over an existing database. It loads everything and
 * waits for a line on its input before it starts, so that the next one can stand by while one serves. It ends
 * with the test that started it.
 */

import { start } from '../../src/boot/start.ts';
import { readConfig } from '../../src/config.ts';

const outcome = readConfig(['--demo', '0', '--web-dev', '1'], process.env);
if (outcome.kind !== 'run') throw new Error('the test has set wrong variables');
const { config } = outcome;
// no test of it opens a page: the folder has none
process.stdin.once('data', () => void start(config, config.dataDir));
process.stdin.once('end', () => process.exit());
