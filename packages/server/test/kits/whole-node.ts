/** The real server without what comes before TypeScript is loaded, as the browser's tests bundle it. */

import { start } from '../../src/boot/start.ts';
import { readConfig } from '../../src/config.ts';

const outcome = readConfig([], process.env);
if (outcome.kind !== 'run') throw new Error('the test has set wrong variables');
void start(outcome.config);
