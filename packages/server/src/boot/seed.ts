import { inSchemaOrder, type Organisation, type Product } from '@comanda/contract';
import { sql } from 'kysely';
import { insertStaff, insertUsers } from '../accounts/stores/index.ts';
import { hashPassword, hashPin } from '../accounts/tokens/index.ts';
import { CATALOGUE_LISTS, CATALOGUE_TABLES, type CatalogueList, rowsOfStock } from '../catalogue/index.ts';
import { type Db, type Reads, type Tx, toJsonText } from '../db/index.ts';
import { type Clock, createSystemClock, instantNow } from '../lib/index.ts';
import { insertCoupons } from '../promotions/coupons/index.ts';
import { insertGifts } from '../promotions/gifts/index.ts';
import { insertSeedPoints } from '../promotions/points/index.ts';
import { takeClaim } from '../setup/index.ts';

/** Key of the advisory lock that serialises seeding by nodes starting together. */
const SEED_LOCK = 20_771_042;

/** Functions that hash what an organisation's file has in plain text. */
export type SeedHashes = Readonly<Record<'pin' | 'password', (secret: string) => Promise<string>>>;

/**
 * Seeds an empty database with an organisation in one transaction; does nothing if it has shops. Safe to run on
 * several nodes at once. PINs and passwords are stored as hashes.
 */
export async function seedOrganisation(
  db: Db,
  organisation: Organisation,
  clock: Clock = createSystemClock(),
  hash: SeedHashes = { pin: hashPin, password: hashPassword },
): Promise<void> {
  if (!(await isEmpty(db.read))) return;
  const staff = await Promise.all(
    organisation.staff.map(async ({ pin, password, ...person }) => ({
      ...person,
      pinHash: await hash.pin(pin),
      ...(password !== undefined && { passwordHash: await hash.password(password) }),
    })),
  );
  const users = await Promise.all(
    organisation.users.map(async ({ password, ...user }) => ({
      ...user,
      passwordHash: await hash.password(password),
    })),
  );
  const lists = { ...organisation, systemSettings: [organisation.systemSetting] };
  const stock = organisation.products.flatMap((product) =>
    shopsOf(product, organisation).flatMap((shop) => rowsOfStock(shop, product)),
  );
  await db.unitOfWork(async (tx) => {
    if (db.kind === 'postgres')
      await tx.query((q) => q.selectNoFrom(lockUntilCommit(SEED_LOCK).as('locked')));
    // checked again: another node may have been faster
    if (!(await isEmpty(tx))) return;
    for (const list of CATALOGUE_LISTS) await insertDocuments(tx, list, lists[list]);
    await insertStaff(tx, staff);
    if (staff.length > 0) await takeClaim(tx, { now: instantNow(clock) });
    await insertUsers(tx, users);
    await insertCoupons(tx, organisation.userCoupons);
    await insertGifts(tx, organisation.gifts);
    await insertSeedPoints(tx, organisation.points, clock);
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

async function insertDocuments(
  tx: Tx,
  list: CatalogueList,
  documents: readonly { readonly _id: string; readonly code?: string }[],
): Promise<void> {
  const rows = documents.map((document, position) => ({
    id: document._id,
    position,
    // as change sets write them, so that what is published and undone is the same text
    doc: toJsonText(inSchemaOrder(list, document)),
    ...(list === 'products' && { code: document.code ?? null }),
  }));
  await tx.insert(CATALOGUE_TABLES[list], rows);
}
