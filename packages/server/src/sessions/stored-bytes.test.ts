import { demoOrganisation } from '@comanda/demo';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aLine, aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { seededCore } from '../../test/kits/test-core.ts';
import type { Db } from '../db/db.ts';

const SHOP = 'harbour';
const SECTION = 'harbour-allday';
const FIRST_ORDERS = 50;
const ORDERS = 300;
const LINES = 5;
/** Placing hundreds of orders takes long on a busy machine. */
const TIMEOUT_MS = 120_000;
const MAX_BYTES = 6 * 1024;
/** The tables that an order is stored in; its outbox rows are deleted once they are delivered. */
const TABLES = ['table_sessions', 'session_lines', 'kitchen_tickets', 'restore_keys', 'idempotency'];

/** Returns the bytes of these tables and their indexes, as they lie in pages. */
async function bytesOf(db: Db): Promise<number> {
  const names = sql.join(TABLES);
  const [size] = await db.read.query((q) => ({
    compile: () =>
      (db.kind === 'sqlite'
        ? sql<{ bytes: number }>`select sum(pgsize) as bytes from dbstat where name in
            (select name from sqlite_master where tbl_name in (${names}))`
        : sql<{ bytes: number }>`select sum(pg_total_relation_size(oid))::bigint as bytes from pg_class
            where relkind = 'r' and relname in (${names})`
      ).compile(q),
  }));
  return Number(size?.bytes);
}

eachDatabase((databases) => {
  it('an order of five dishes of the demo takes at most 6 KiB with its indexes', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const db = await databases.open();
    const organisation = {
      ...demoOrganisation(),
      staff: [],
      users: [],
      points: [],
      gifts: [],
      userCoupons: [],
    };
    const { core } = await seededCore(db, { organisation });
    const products = organisation.products
      .filter(
        ({ shops, sections, options, stock, hideFromOnline, setOrderOrGiftOnly, eatInOnly }) =>
          (shops?.includes(SHOP) ?? true) &&
          sections.includes(SECTION) &&
          !options?.length &&
          !(stock || hideFromOnline || setOrderOrGiftOnly || eatInOnly),
      )
      .slice(0, LINES)
      .map(({ _id }) => _id);
    const session = { type: 'takeAway' as const, section: SECTION };
    let made = 0;
    const cart = () =>
      products.map((product) => {
        made += 1;
        return aLine({ id: `line-${made}`, product });
      });
    const { total } = await core.ordering.quote({ shop: SHOP, session, products: cart() }, GUEST);
    const place = async (orders: number) => {
      for (let order = 0; order < orders; order += 1) {
        const placed = await core.ordering.create(
          aTakeAway({ shop: SHOP, session, products: cart(), total }),
          GUEST,
        );
        expect(placed.products).toHaveLength(LINES);
      }
      return bytesOf(db);
    };
    // the first orders also create each table's first pages
    const before = await place(FIRST_ORDERS);
    const bytes = ((await place(ORDERS)) - before) / ORDERS;
    console.info(`${Math.round(bytes)} bytes an order on ${databases.kind}`);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  });
});
