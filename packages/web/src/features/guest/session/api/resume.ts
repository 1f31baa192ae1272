import type { SessionWithKey, TableSession } from '@comanda/contract';
import { isOpenStatus } from '@comanda/domain';
import { CallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import {
  atTable,
  type OrderContext,
  orderContext,
  type TableInfo,
  withoutTable,
} from '../../../../data/order-context/order-context.ts';
import { restoreKeyOf, saveSession } from '../../../../data/sessions/saved-sessions.ts';
import { readSession } from '../../../../data/sessions/session-cache.ts';

/** A clock that differs by so many milliseconds is wrong, not slow to answer. */
const WRONG_CLOCK = 30_000;

/** Whether a bill still takes part: only these can be resumed (specification §4, init order). */
function isResumable({ status }: Pick<TableSession, 'status'>): boolean {
  return isOpenStatus(status);
}

/** The place of a phone whose guest sits at the session's table. */
function placeOf(session: TableSession, table?: TableInfo, sessionIndex?: number): OrderContext {
  if (session.type !== 'dineIn') return { shop: session.shop, mode: session.type, section: session.section };
  return atTable(session.shop, { session: session._id, sessionIndex, section: session.section, table });
}

/**
 * Sits down at the table of a scanned code: its bill is resumed, or opened where `opens` says so.
 * @returns whether the table has a bill now
 * @throws {CallError} fixedCodeTimeout, fixedCodeNotEnabled, fixedCodeTableInvalid and what else a shop answers
 */
export async function sitDown(shop: string, table: TableInfo, opens: boolean): Promise<boolean> {
  const { viewItem, signature, date, capacity } = table;
  const { table: last, session } = orderContext.get();
  // who sits at this table already goes on as the guest they were
  const restoreKey = last?.viewItem === viewItem && session !== undefined ? restoreKeyOf(session) : undefined;
  const question = {
    viewItem,
    signature,
    capacity,
    shop,
    create: opens,
    ...(restoreKey && { restoreKey }),
  };
  const held = await byEitherClock(date, (scannedAt) =>
    create<SessionWithKey | null>('tableSessions/createOrResume', { ...question, date: scannedAt }),
  );
  if (held !== null) saveSession(held);
  if (held !== null || opens)
    orderContext.set(held === null ? atTable(shop, { table }) : placeOf(held, table));
  return held !== null;
}

/**
 * Asks with the moment of a scan as the phone saw it, and, where the server says that its clock shows another time,
 * once more as the server would have seen it: a phone whose clock is wrong has a table, too.
 */
async function byEitherClock<Answer>(date: string, ask: (date: string) => Promise<Answer>): Promise<Answer> {
  try {
    return await ask(date);
  } catch (error) {
    const now = error instanceof CallError && error.code === 'fixedCodeTimeout' ? error.data.now : undefined;
    const ahead = Date.parse(String(now)) - Date.now();
    if (Number.isNaN(ahead) || Math.abs(ahead) < WRONG_CLOCK) throw error;
    return ask(new Date(Date.parse(date) + ahead).toISOString());
  }
}

/** Who came by the bill's address becomes one of the table's guests; without a network they order as nobody's. */
async function joinTable(session: string): Promise<void> {
  const held = await create<SessionWithKey>('tableSessions/join', { session }).catch(() => undefined);
  if (held !== undefined) saveSession(held);
}

/**
 * Goes on with a session by its id; `index` is the table of it that the phone sits at.
 * @returns the session, or undefined when it takes no more part: the phone has then left its table
 */
export async function resumeSession(id: string, index?: number): Promise<TableSession | undefined> {
  const session = await readSession(id, restoreKeyOf(id));
  if (!isResumable(session)) {
    if (orderContext.get().session === id) orderContext.set(withoutTable);
    return undefined;
  }
  if (session.type === 'dineIn' && restoreKeyOf(id) === undefined) await joinTable(id);
  orderContext.set((now) => {
    const here = now.session === id ? now : undefined;
    return placeOf(session, here?.table, index ?? here?.sessionIndex);
  });
  return session;
}
