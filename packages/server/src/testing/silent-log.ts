import type { Log } from '../core.ts';

/** A log that nobody reads. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
