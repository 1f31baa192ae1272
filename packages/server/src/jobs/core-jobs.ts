import { HOUR_MS, MINUTE_MS } from '@comanda/domain';
import type { Core } from '../composition/index.ts';
import type { Db } from '../db/index.ts';
import type { Clock } from '../lib/index.ts';
import type { Sandbox } from '../payments/providers/sandbox/index.ts';
import { deletePickupSlots } from './delete-pickup-slots.ts';
import { deleteDrafts, deleteRequests } from './delete-requests.ts';
import type { Job } from './start-jobs.ts';

const SECOND_MS = 1_000;

/** Returns the recurring jobs. A new job is one line here. */
export function coreJobs(given: {
  readonly core: Core;
  readonly db: Db;
  readonly clock: Clock;
  readonly sandbox: Sandbox;
  /** True if nodes exchange events over Redis. */
  readonly hasBus: boolean;
}): readonly Job[] {
  const { core, db, clock, sandbox } = given;
  return [
    ...jobsBetweenNodes(given),
    { name: 'deliver sandbox webhooks', everyMs: SECOND_MS, run: () => sandbox.deliverDue() },
    { name: 'expire payments', everyMs: MINUTE_MS / 2, run: () => core.payments.expire() },
    { name: 'reconcile payments', everyMs: SECOND_MS, run: () => core.payments.reconcile() },
    { name: 'make refunds', everyMs: SECOND_MS, run: () => core.payments.refund() },
    { name: 'forget saved cards', everyMs: MINUTE_MS, run: () => core.payments.savedCards.forget() },
    { name: 'remind of secrets that end', everyMs: HOUR_MS, run: () => core.payments.remindOfExpiry() },
    { name: 'issue tax invoices', everyMs: SECOND_MS, run: () => core.taxInvoices.run() },
    { name: 'count tax invoice numbers', everyMs: HOUR_MS, run: () => core.taxInvoices.countNumbers() },
    { name: 'clear the tables of yesterday', everyMs: MINUTE_MS, run: () => core.tables.clearOld() },
    { name: 'take what nobody bumped', everyMs: MINUTE_MS / 2, run: () => core.kitchen.takeUnbumped() },
    { name: 'fire courses', everyMs: SECOND_MS, run: () => core.ordering.fireDue() },
    {
      name: 'end unpaid orders of kiosks',
      everyMs: MINUTE_MS / 2,
      run: () => core.ordering.endUnpaidKioskOrders(),
    },
    { name: 'resume what was sold out', everyMs: 10 * SECOND_MS, run: () => core.stock.resumeDue() },
    {
      name: 'publish scheduled changes',
      everyMs: 15 * SECOND_MS,
      run: () => core.changeSets.publishDue(),
    },
    { name: 'make coupon codes', everyMs: SECOND_MS, run: () => core.couponBatches.makeDue() },
    { name: 'write exports', everyMs: SECOND_MS, run: () => core.exports.writeDue() },
    { name: 'delete old exports', everyMs: MINUTE_MS, run: () => core.exports.deleteOld() },
    { name: 'expire points', everyMs: HOUR_MS, run: () => core.points.expire() },
    { name: 'send mails', everyMs: 2 * SECOND_MS, run: core.mails.sendDue },
    { name: 'delete expired log-ins', everyMs: HOUR_MS, run: core.identity.deleteExpired },
    { name: 'delete old mails', everyMs: HOUR_MS, run: core.mails.deleteOld },
    { name: 'delete expired pairing codes', everyMs: HOUR_MS, run: core.devices.deleteExpired },
    { name: 'delete expired pickup slots', everyMs: HOUR_MS, run: () => deletePickupSlots(db, clock) },
    { name: 'delete ended drafts', everyMs: HOUR_MS, run: () => deleteDrafts(db, clock) },
    { name: 'erase old contacts', everyMs: HOUR_MS, run: () => core.privacy.eraseOldContacts() },
    { name: 'delete old requests', everyMs: HOUR_MS, run: () => deleteRequests(db, clock) },
  ];
}

/**
 * Returns the jobs between nodes: on PostgreSQL others may change the catalogue, or die with undelivered
 * events. A node whose connection broke during a commit does not know that its own events exist, so these wait
 * for two runs.
 */
function jobsBetweenNodes({
  core,
  db,
  hasBus,
}: {
  readonly core: Core;
  readonly db: Db;
  readonly hasBus: boolean;
}): readonly Job[] {
  if (db.kind === 'sqlite') return [];
  const relay = { name: 'relay abandoned events', everyMs: 1.5 * SECOND_MS, run: core.outbox.relayAbandoned };
  const refresh = { name: 'read the catalogue again', everyMs: SECOND_MS, run: core.catalogue.refresh };
  return hasBus ? [relay] : [relay, refresh];
}
