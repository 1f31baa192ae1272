'use strict';
/**
 * Ends with one line when this machine cannot run Comanda. Preloaded by what people start first (`node -r`),
 * and run after an installation; written for Node 12, see `machine.cjs`.
 */
const path = require('path');
const { isMainThread } = require('worker_threads');
const { diagnose, inspect } = require('./machine.cjs');

// worker threads preload it again
const problem = isMainThread ? diagnose(inspect(path.join(__dirname, '..'))) : undefined;
if (problem !== undefined) {
  process.stderr.write(`Comanda cannot run here: ${problem}\n`);
  process.exit(1);
}
