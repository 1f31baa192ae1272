import type { KitchenTicket, TableSession } from '@comanda/contract';
import Database from 'better-sqlite3';
import { type DbLocation, openDb } from '../../src/db/open-db.ts';
import { ticketFromRow } from '../../src/kitchen/ticket-row.ts';
import { lineFromRow } from '../../src/sessions/line-row.ts';
import { sessionFromRow } from '../../src/sessions/session-row.ts';
import { silentLog } from './silent-log.ts';

/** Contents of a database for a test's final count. */
export type DatabaseRecords = {
  readonly sessions: readonly Pick<TableSession, '_id' | 'orderNumber' | 'status' | 'payments'>[];
  /** Lines with their session and product. */
  readonly lines: readonly { readonly session: string; readonly product: string }[];
  readonly tickets: readonly Pick<KitchenTicket, '_id' | 'status' | 'lines'>[];
  readonly attempts: readonly { readonly id: string; readonly session: string; readonly status: string }[];
  /** Tracked stock in pieces, by product. */
  readonly stock: ReadonlyMap<string, number>;
  /** Uses of coupon codes, as counted and as listed. */
  readonly coupons: ReadonlyMap<string, { readonly counted: number; readonly listed: number }>;
  readonly outbox: number;
};

const THOUSANDTHS = 1000;

export async function readRecords(place: DbLocation, shop: string): Promise<DatabaseRecords> {
  const db = await openDb(place, silentLog);
  try {
    const { query } = db.read;
    const sessions = await query((q) => q.selectFrom('table_sessions').selectAll().where('shop', '=', shop));
    const tickets = await query((q) => q.selectFrom('kitchen_tickets').selectAll().where('shop', '=', shop));
    const lines = await query((q) => q.selectFrom('session_lines').selectAll().where('shop', '=', shop));
    const counted = await query((q) => q.selectFrom('user_coupons').select(['id', 'used']));
    const uses = Map.groupBy(
      await query((q) => q.selectFrom('coupon_uses').select('coupon')),
      ({ coupon }) => coupon,
    );
    const stock = await query((q) => q.selectFrom('stock').selectAll().where('shop', '=', shop));
    return {
      sessions: sessions.map(sessionFromRow),
      lines: lines.map((line) => ({ session: line.session, product: lineFromRow(line).product ?? '' })),
      tickets: tickets.map(ticketFromRow),
      attempts: await query((q) => q.selectFrom('payment_attempts').select(['id', 'session', 'status'])),
      stock: new Map(
        stock.flatMap(({ product, option, quantity }) =>
          option === '' && quantity !== null ? [[product, quantity / THOUSANDTHS]] : [],
        ),
      ),
      coupons: new Map(
        counted.map(({ id, used }) => [id, { counted: used, listed: uses.get(id)?.length ?? 0 }]),
      ),
      outbox: (await query((q) => q.selectFrom('outbox').select('seq'))).length,
    };
  } finally {
    await db.close();
  }
}

/** Returns the integrity errors that SQLite finds in a file. */
export function damageOf(file: string): readonly unknown[] {
  const database = new Database(file, { readonly: true });
  try {
    const broken = database.pragma('integrity_check') as { integrity_check: string }[];
    const orphans = database.pragma('foreign_key_check') as unknown[];
    return [...broken.filter(({ integrity_check }) => integrity_check !== 'ok'), ...orphans];
  } finally {
    database.close();
  }
}
