import type { TableSession } from '@comanda/contract';
import { isOpenStatus } from '@comanda/domain';
import type { Actor } from '../core/index.ts';
import { type Reads, type StoredLine, type StoredSession, statement, type Tx } from '../db/index.ts';
import { CodedError } from '../lib/index.ts';
import { LINE_COLUMNS, type LineRow, lineDocument, lineFromRow } from './line-row.ts';
import { SESSION_COLUMNS, type SessionRow, sessionDocument, sessionFromRow } from './session-row.ts';

/** A session and its lines as stored. */
export type SessionRecord = { readonly session: StoredSession; readonly lines: readonly StoredLine[] };

const byId = statement<{ id: string }>()((q, p) =>
  q.selectFrom('table_sessions').select(SESSION_COLUMNS).where('id', '=', p.id),
);
const shopById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('table_sessions').select('shop').where('id', '=', p.id),
);
const lockById = statement<{ id: string }>()((q, p) =>
  q
    .updateTable('table_sessions')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', p.id)
    .returning(SESSION_COLUMNS),
);
const save = statement<{
  shop: string;
  id: string;
  status: string;
  tvStatus: string;
  openTable: string | null;
  user: string | null;
  device: string | null;
  paidAt: string | null;
  doc: string;
}>()((q, p) =>
  q
    .updateTable('table_sessions')
    .set({
      status: p.status,
      tv_status: p.tvStatus,
      open_table: p.openTable,
      user: p.user,
      device: p.device,
      paid_at: p.paidAt,
      doc: p.doc,
    })
    .where('shop', '=', p.shop)
    .where('id', '=', p.id),
);
const linesOf = statement<{ shop: string; session: string }>()((q, p) =>
  q
    .selectFrom('session_lines')
    .select(LINE_COLUMNS)
    .where('shop', '=', p.shop)
    .where('session', '=', p.session)
    .orderBy('position'),
);
const saveLine = statement<{ shop: string; session: string; id: string; doc: string }>()((q, p) =>
  q
    .updateTable('session_lines')
    .set({ doc: p.doc })
    .where('shop', '=', p.shop)
    .where('session', '=', p.session)
    .where('id', '=', p.id),
);

/** Returns the shop of a session, which never changes. Throws `sessionNotFound`. */
export async function shopOfSession(read: Pick<Reads, 'first'>, id: string): Promise<string> {
  const row = await read.first(shopById, { id });
  if (!row) throw new CodedError('sessionNotFound');
  return row.shop;
}

/** Reads a session with its lines, without locking. Throws `sessionNotFound`. */
export async function readSession(read: Reads, id: string): Promise<SessionRecord> {
  return recordFromRow(read, await read.first(byId, { id }));
}

/**
 * Locks a session row until the end of the unit of work and reads it with its lines, in one go if its shop is known.
 * The returned version is already incremented. Throws `sessionNotFound`.
 */
export async function lockSession(tx: Tx, id: string, shop?: string): Promise<SessionRecord> {
  if (shop === undefined) return recordFromRow(tx, await tx.first(lockById, { id }));
  const [row, lines] = await Promise.all([
    tx.first(lockById, { id }),
    tx.all(linesOf, { shop, session: id }),
  ]);
  if (!row) throw new CodedError('sessionNotFound');
  return recordOf(row, lines);
}

/** Locks and reads a session as `lockSession`; throws `sessionNotFound` for staff of another shop, too. */
export async function lockSessionFor(tx: Tx, id: string, actor: Actor): Promise<SessionRecord> {
  const record = await lockSession(tx, id);
  if (actor.kind === 'staff' && actor.shop !== record.session.shop) throw new CodedError('sessionNotFound');
  return record;
}

async function recordFromRow(read: Reads, row: SessionRow | undefined): Promise<SessionRecord> {
  if (!row) throw new CodedError('sessionNotFound');
  return recordOf(row, await read.all(linesOf, { shop: row.shop, session: row.id }));
}

function recordOf(row: SessionRow, lines: readonly LineRow[]): SessionRecord {
  return { session: sessionFromRow(row), lines: lines.map(lineFromRow) };
}

/** Turns session rows into records, in the order of the rows, reading the lines of all of them in one query. */
export async function recordsFromRows(
  read: Pick<Reads, 'query'>,
  rows: readonly SessionRow[],
): Promise<readonly SessionRecord[]> {
  const sessions = rows.map(sessionFromRow);
  if (sessions.length === 0) return [];
  const found = await read.query((q) =>
    q
      .selectFrom('session_lines')
      .select(['session', ...LINE_COLUMNS])
      .where('shop', 'in', [...new Set(sessions.map(({ shop }) => shop))])
      .where(
        'session',
        'in',
        sessions.map(({ _id }) => _id),
      )
      .orderBy('position'),
  );
  const lines = Map.groupBy(found, ({ session }) => session);
  return sessions.map((session) => ({ session, lines: (lines.get(session._id) ?? []).map(lineFromRow) }));
}

/** `isHeld` keeps the session off the kitchen's screens until the bill is paid. */
type KitchenVisibility = { readonly isHeld: boolean };

/** Stores a new session and its lines. */
export async function insertSession(
  tx: Tx,
  { session, lines }: SessionRecord,
  { isHeld }: KitchenVisibility,
): Promise<void> {
  const columns = columnsOf(session, isHeld);
  const { device = null, paidTime = null, callerPhone = null } = session;
  const found = { open_table: openTableOf(session), device, paid_at: paidTime, phone: callerPhone };
  const row = { ...columns, ...found, doc: sessionDocument(session, columns) };
  await tx.insert('table_sessions', [row]);
  await insertLines(tx, session, lines, { from: 0, arePlaced: true });
}

/** Stores the new state of a locked session; lines are stored separately. */
export async function saveSession(
  tx: Tx,
  session: StoredSession,
  { isHeld }: KitchenVisibility,
): Promise<void> {
  const columns = columnsOf(session, isHeld);
  const { shop, id, status, tv_status: tvStatus, user } = columns;
  const { device = null, paidTime: paidAt = null } = session;
  const row = { shop, id, status, tvStatus, user, device, paidAt, openTable: openTableOf(session) };
  await tx.write(save, { ...row, doc: sessionDocument(session, columns) });
}

type InsertedLines = {
  /** Position of the first of them on the bill. */
  readonly from: number;
  /** True if they are placed, not parts of lines that were: no line on another bill of the shop may have their ids. */
  readonly arePlaced: boolean;
};

/** Stores new lines of a bill. The unit of work fails as `ensuringOwnLines` says if one is on another bill. */
export async function insertLines(
  tx: Tx,
  { shop, _id }: Pick<TableSession, 'shop' | '_id'>,
  lines: readonly StoredLine[],
  { from, arePlaced }: InsertedLines,
): Promise<void> {
  const rows = lines.map((line, index) => ({
    shop,
    session: _id,
    id: line.id,
    position: from + index,
    doc: lineDocument(line),
    // dishes that a rule adds are named after it, on each bill alike
    own: arePlaced && line.fromCoupon === undefined ? 1 : null,
  }));
  await tx.insert('session_lines', rows);
}

export async function saveLines(
  tx: Tx,
  { shop, _id }: Pick<TableSession, 'shop' | '_id'>,
  lines: readonly StoredLine[],
): Promise<void> {
  for (const line of lines) {
    await tx.write(saveLine, { shop, session: _id, id: line.id, doc: lineDocument(line) });
  }
}

function columnsOf(session: StoredSession, isHeld: boolean): Omit<SessionRow, 'doc'> {
  const { shop, _id: id, status, type, tvStatus, businessDay, startTime, user, version } = session;
  const columns = { shop, id, status, type, tv_status: isHeld ? 'held' : tvStatus, version };
  return { ...columns, business_day: businessDay, created_at: startTime, user: user ?? null };
}

function openTableOf({ type, status, qrCodeViewItem }: StoredSession): string | null {
  // an order without a table may be served to one, but is not its bill
  return type === 'dineIn' && isOpenStatus(status) ? (qrCodeViewItem ?? null) : null;
}
