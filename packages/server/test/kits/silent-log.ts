import type { Log } from '../../src/lib/log.ts';

/** A log that nobody reads. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
