/**
 * The real server without what comes before TypeScript is loaded, as the browser's tests bundle it. `SIMULATORS` are the
 * addresses of simulators in the places of payment providers, as JSON.
 */

import { start } from '../../src/boot/start.ts';
import { readConfig } from '../../src/config.ts';

const outcome = readConfig([], process.env);
if (outcome.kind !== 'run') throw new Error('the test has set wrong variables');
void start(outcome.config, undefined, JSON.parse(process.env.SIMULATORS ?? '{}'));
