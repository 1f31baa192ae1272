import type { LiveCatalogue } from '../catalogue/index.ts';
import type { Reads } from '../db/index.ts';
import type { Clock, Log } from '../lib/index.ts';
import type { Write } from '../outbox/index.ts';
import type { ReportMissingOption } from './missing-options.ts';

/** Dependencies that every part of the core shares. */
export type CoreContext = {
  readonly read: Reads;
  readonly write: Write;
  readonly catalogue: LiveCatalogue;
  readonly clock: Clock;
  readonly secret: string;
  readonly log: Log;
  readonly reportMissingOption: ReportMissingOption;
  /** Names of the payment providers that a payment method may name. */
  readonly providerNames: ReadonlySet<string>;
};
