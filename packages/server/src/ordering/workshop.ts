import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../core.ts';
import type { Reads } from '../db/db.ts';
import type { Write } from '../outbox/outbox.ts';

/** What every part of the core works with. */
export type Workshop = {
  readonly read: Reads;
  readonly write: Write;
  readonly catalogue: LiveCatalogue;
  readonly clock: Clock;
  readonly secret: string;
  readonly log: Log;
};
