import type { LiveCatalogue } from '../catalogue/index.ts';
import type { Reads } from '../db/index.ts';
import type { Clock, Log } from '../lib/index.ts';
import type { Write } from '../outbox/index.ts';

/** What every part of the core works with. */
export type CoreContext = {
  readonly read: Reads;
  readonly write: Write;
  readonly catalogue: LiveCatalogue;
  readonly clock: Clock;
  readonly secret: string;
  readonly log: Log;
};
