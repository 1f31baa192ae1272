import type { Clock } from '../clock.ts';
import type { Core } from '../core.ts';
import type { Db } from '../db/db.ts';
import type { Sandbox } from '../payments/sandbox/create-sandbox.ts';
import { forgetRequests } from './forget-requests.ts';
import type { Job } from './start-jobs.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** What has to be done from time to time, whoever calls. */
export function coreJobs(given: {
  readonly core: Core;
  readonly db: Db;
  readonly clock: Clock;
  readonly sandbox: Sandbox;
}): readonly Job[] {
  const { core, db, clock, sandbox } = given;
  return [
    { name: 'deliver sandbox webhooks', everyMs: SECOND_MS, run: () => sandbox.deliverDue() },
    { name: 'expire payments', everyMs: MINUTE_MS / 2, run: () => core.payments.expire() },
    { name: 'forget requests', everyMs: 60 * MINUTE_MS, run: () => forgetRequests(db, clock) },
  ];
}
