import type { Organisation, Product } from '@comanda/contract';
import { sql } from 'kysely';
import { hashPassword, hashPin } from '../auth/secret-hash.ts';
import { type Clock, createSystemClock, instantOf } from '../clock.ts';
import { insertCoupons } from '../coupons/coupon-store.ts';
import type { Db, Reads, Tx } from '../db/db.ts';
import { toJsonText } from '../db/json-text.ts';
import type { TableName } from '../db/tables.ts';
import { insertGifts } from '../gifts/gift-store.ts';
import { monthsFrom } from '../members/months-from.ts';
import { EXPIRE_MONTHS } from '../members/move-points.ts';
import { putPoints } from '../members/point-store.ts';
import { newId } from '../ordering/ids.ts';
import { insertUsers } from '../users/user-store.ts';
import { CATALOGUE_LISTS, CATALOGUE_TABLES } from './catalogue-tables.ts';
import { rowsOfStock } from './stock-rows.ts';

/** Any number of our own: nodes that start together wait for each other on it. */
const SEED_LOCK = 20_771_042;

/**
 * Makes an empty database the organisation's, all of it or nothing; leaves one that has shops alone. Several nodes
 * may do so at once. PINs and passwords are stored as
 * hashes.
 */
export async function seedOrganisation(
  db: Db,
  organisation: Organisation,
  clock: Clock = createSystemClock(),
): Promise<void> {
  if (!(await isEmpty(db.read))) return;
  const staff = await Promise.all(
    organisation.staff.map(async ({ pin, password, ...person }) => ({
      ...person,
      pinHash: await hashPin(pin),
      ...(password !== undefined && { passwordHash: await hashPassword(password) }),
    })),
  );
  const users = await Promise.all(
    organisation.users.map(async ({ password, ...user }) => ({
      ...user,
      passwordHash: await hashPassword(password),
    })),
  );
  const lists = { ...organisation, systemSettings: [organisation.systemSetting] };
  const stock = organisation.products.flatMap((product) =>
    shopsOf(product, organisation).flatMap((shop) => rowsOfStock(shop, product)),
  );
  await db.unitOfWork(async (tx) => {
    if (db.kind === 'postgres')
      await tx.query((q) => q.selectNoFrom(lockUntilCommit(SEED_LOCK).as('locked')));
    // Read again: another node may have been faster.
    if (!(await isEmpty(tx))) return;
    for (const list of CATALOGUE_LISTS) await insertDocuments(tx, CATALOGUE_TABLES[list], lists[list]);
    await tx.insert(
      'staff',
      staff.map((person) => ({ id: person._id, doc: toJsonText(person) })),
    );
    await insertUsers(tx, users);
    await insertCoupons(tx, organisation.userCoupons);
    await insertGifts(tx, organisation.gifts);
    await insertPoints(tx, organisation, clock);
    for (const row of stock) await tx.insert('stock', [row]);
  });
}

async function isEmpty(read: Reads): Promise<boolean> {
  return (await read.query((q) => q.selectFrom('shops').select('id').limit(1))).length === 0;
}

function lockUntilCommit(key: number) {
  return sql`pg_advisory_xact_lock(${sql.lit(key)})`;
}

function shopsOf({ shops = [] }: Product, organisation: Organisation): readonly string[] {
  return shops.length > 0 ? shops : organisation.shops.map(({ _id }) => _id);
}

/** What members have earned before: they have a year to spend it. */
async function insertPoints(tx: Tx, { points }: Organisation, clock: Clock): Promise<void> {
  const now = clock.now();
  for (const { user, shop, amount } of points) {
    const expiresAt = instantOf(monthsFrom(now, EXPIRE_MONTHS));
    const entry = { _id: newId(clock), user, shop, amount, expiresAt, createdAt: instantOf(now) };
    await putPoints(tx, { ...entry, reason: 'adjust' });
  }
}

async function insertDocuments(
  tx: Tx,
  table: Extract<TableName, (typeof CATALOGUE_TABLES)[keyof typeof CATALOGUE_TABLES]>,
  documents: readonly { readonly _id: string }[],
): Promise<void> {
  const rows = documents.map((document, position) => ({
    id: document._id,
    position,
    doc: toJsonText(document),
  }));
  await tx.insert(table, rows);
}
