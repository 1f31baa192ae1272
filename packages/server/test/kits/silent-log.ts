import type { Log } from '../../src/lib/log.ts';

/** A log that discards everything. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
