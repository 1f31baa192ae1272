import { sql } from 'kysely';
import { versionOfProgram } from '../lib/index.ts';
import type { Db, Tx } from './db.ts';
import { initial } from './migrations/0001-initial.ts';
import { keptSecret } from './migrations/0002-kept-secret.ts';
import { userCoupons } from './migrations/0003-user-coupons.ts';
import { users } from './migrations/0004-users.ts';
import { auditLog } from './migrations/0005-audit-log.ts';
import { tableCodes } from './migrations/0006-table-codes.ts';
import { identity } from './migrations/0007-identity.ts';
import { members } from './migrations/0008-members.ts';
import { mailsAndDevices } from './migrations/0010-mails-and-devices.ts';
import { openBills } from './migrations/0020-open-bills.ts';
import { guests } from './migrations/0021-guests.ts';
import { pickupSlots } from './migrations/0030-pickup-slots.ts';
import { staffCalls } from './migrations/0040-staff-calls.ts';
import { soldOut } from './migrations/0050-sold-out.ts';
import { catalogueScopes } from './migrations/0051-catalogue-scopes.ts';
import { catalogueChanges } from './migrations/0052-catalogue-changes.ts';
import { shortDocuments } from './migrations/0060-short-documents.ts';
import { tillSettings } from './migrations/0070-till-settings.ts';
import { deviceKinds } from './migrations/0071-device-kinds.ts';
import { drafts } from './migrations/0072-drafts.ts';
import { billsOfTills } from './migrations/0073-bills-of-tills.ts';
import { courses } from './migrations/0074-courses.ts';
import { changeSets } from './migrations/0080-change-sets.ts';
import { bankReferences } from './migrations/0090-bank-references.ts';
import { growingLists } from './migrations/0091-growing-lists.ts';
import { paymentAccounts } from './migrations/0092-payment-accounts.ts';
import { refunds } from './migrations/0093-refunds.ts';
import { claims } from './migrations/0100-claims.ts';
import { openPayments } from './migrations/0101-open-payments.ts';
import { logInStrength } from './migrations/0110-log-in-strength.ts';
import { invitations } from './migrations/0111-invitations.ts';
import { paymentIncidents } from './migrations/0112-payment-incidents.ts';
import { secondFactors } from './migrations/0120-second-factors.ts';
import { auditFilters } from './migrations/0121-audit-filters.ts';
import { apiTokens } from './migrations/0130-api-tokens.ts';
import { dataExports } from './migrations/0140-exports.ts';
import { memberWallets } from './migrations/0150-member-wallets.ts';
import { disputes } from './migrations/0151-disputes.ts';
import { taxInvoices } from './migrations/0152-tax-invoices.ts';
import { couponBatches } from './migrations/0160-coupon-batches.ts';
import { terminals } from './migrations/0170-terminals.ts';
import { erasedContacts } from './migrations/0180-erased-contacts.ts';
import { versions } from './migrations/0190-versions.ts';
import { ownLineIds } from './migrations/0220-own-line-ids.ts';
import { tableMarks } from './migrations/0230-table-marks.ts';
import { levelPoints } from './migrations/0250-level-points.ts';
import { DIALECTS } from './migrations/dialects.ts';
import type { Migration } from './migrations/migration.ts';

/** Every migration, in the order of their numbers. What has landed never changes: `checksums.txt` guards it. */
export const MIGRATIONS: readonly Migration[] = [
  initial,
  keptSecret,
  userCoupons,
  users,
  auditLog,
  tableCodes,
  identity,
  members,
  mailsAndDevices,
  openBills,
  guests,
  pickupSlots,
  staffCalls,
  soldOut,
  catalogueScopes,
  catalogueChanges,
  shortDocuments,
  tillSettings,
  deviceKinds,
  drafts,
  billsOfTills,
  courses,
  changeSets,
  bankReferences,
  growingLists,
  paymentAccounts,
  refunds,
  claims,
  openPayments,
  logInStrength,
  invitations,
  paymentIncidents,
  secondFactors,
  auditFilters,
  apiTokens,
  dataExports,
  memberWallets,
  disputes,
  taxInvoices,
  couponBatches,
  terminals,
  erasedContacts,
  versions,
  ownLineIds,
  tableMarks,
  levelPoints,
];
/** The last migration, which stands for the form of the stored rows. */
export const SCHEMA = MIGRATIONS.at(-1)?.name ?? '';
/** Key of the advisory lock that serialises migrations of nodes starting together. */
const MIGRATION_LOCK = 20_771_041;
/** Name of the connections to PostgreSQL of a node that serves. */
export const SERVING_NAME = 'Comanda';

/** A migration that a database has, with the version of the program that ran it; older databases do not name it. */
export type DoneMigration = { readonly name: string; readonly version?: string | null };

/** Returns the migrations still to run. Throws if the database has some that this version does not know. */
export function pendingMigrations(done: readonly DoneMigration[]): readonly Migration[] {
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const unknown = done.filter(({ name }) => !known.has(name));
  if (unknown.length > 0) throw newerDatabase(unknown);
  const names = new Set(done.map(({ name }) => name));
  return MIGRATIONS.filter(({ name }) => !names.has(name));
}

/**
 * Runs the pending migrations; safe to run on several nodes at once. Tells of each where there is data. Returns the
 * names of those it ran. Throws if the database has migrations that this version does not know, or if nodes serve it.
 */
export async function migrate(
  db: Pick<Db, 'kind' | 'unitOfWork'>,
  say: (line: string) => void = () => undefined,
): Promise<readonly string[]> {
  return db.unitOfWork(async (tx) => {
    if (db.kind === 'postgres') await execute(tx, `select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await execute(tx, 'create table if not exists migrations (name text primary key)');
    const done = await select<DoneMigration>(tx, 'select * from migrations');
    const pending = pendingMigrations(done);
    if (pending.length === 0) return [];
    const holdsData = done.length > 0;
    if (holdsData && db.kind === 'postgres') await refuseWhileServed(tx);
    for (const [index, { name, statements }] of pending.entries()) {
      if (holdsData) say(`Bringing your data up to date, ${index + 1} of ${pending.length}: ${name}`);
      for (const statement of statements(DIALECTS[db.kind])) await execute(tx, statement);
      await execute(tx, `insert into migrations (name) values ('${name}')`);
    }
    const names = pending.map(({ name }) => name);
    const list = names.map((name) => `'${name}'`).join(', ');
    await execute(tx, `update migrations set version = '${versionOfProgram()}' where name in (${list})`);
    return names;
  });
}

/** Throws while nodes serve the database: their connections bear the program's name. */
async function refuseWhileServed(tx: Tx): Promise<void> {
  const serving = await select<{ pid: number }>(
    tx,
    `select pid from pg_stat_activity where datname = current_database() and application_name = '${SERVING_NAME}'`,
  );
  if (serving.length === 0) return;
  throw new Error(
    `the database has to be brought up to date, and ${serving.length} connections of running nodes are open. End all of them first.`,
  );
}

function newerDatabase(unknown: readonly DoneMigration[]): Error {
  const changes = unknown
    .map(({ name }) => name)
    .toSorted()
    .join(', ');
  const newest = unknown
    .flatMap(({ version }) => version ?? [])
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1);
  const way = newest === undefined ? 'Start that version' : `Install version ${newest} or a newer one`;
  return new Error(
    `the database is of a newer version of Comanda (${changes}); this is ${versionOfProgram()}. ${way}, or restore an older backup.`,
  );
}

async function select<Row>(tx: Tx, text: string): Promise<readonly Row[]> {
  return tx.query((builder) => ({ compile: () => sql.raw<Row>(text).compile(builder) }));
}

async function execute(tx: Tx, text: string): Promise<void> {
  await select(tx, text);
}
