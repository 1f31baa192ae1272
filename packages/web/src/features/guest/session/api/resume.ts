import type { SessionWithKey, TableSession } from '@comanda/contract';
import { isOpenStatus } from '@comanda/domain';
import { CallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { handedOver, linesOf, savedCarts } from '../../../../data/cart/saved-carts.ts';
import {
  atTable,
  type OrderContext,
  orderContext,
  type TableInfo,
  withoutTable,
} from '../../../../data/order-context/order-context.ts';
import { restoreKeyOf, saveSession } from '../../../../data/sessions/saved-sessions.ts';
import { readSession } from '../../../../data/sessions/session-cache.ts';

/** Clock difference in milliseconds above which the phone's clock is wrong rather than the answer slow. */
const CLOCK_TOLERANCE_MS = 30_000;

/** Returns true if a session is open, so that it can be resumed (specification §4, init order). */
function isResumable({ status }: Pick<TableSession, 'status'>): boolean {
  return isOpenStatus(status);
}

/** Returns the order context of a session, with the phone's table. */
function contextOf(session: TableSession, table?: TableInfo, sessionIndex?: number): OrderContext {
  if (session.type !== 'dineIn') return { shop: session.shop, mode: session.type, section: session.section };
  return atTable(session.shop, { session: session._id, sessionIndex, section: session.section, table });
}

/**
 * Sits down at the table of a scanned code: resumes its bill, or opens one if `opens` is set.
 * @returns true if the table has a bill now
 * @throws {CallError} fixedCodeTimeout, fixedCodeNotEnabled, fixedCodeTableInvalid and other refusals of the shop
 */
export async function sitDown(shop: string, table: TableInfo, opensBill: boolean): Promise<boolean> {
  const { viewItem, signature, date, capacity } = table;
  const { table: last, session } = orderContext.get();
  // a guest already at this table keeps their guest number
  const restoreKey = last?.viewItem === viewItem && session !== undefined ? restoreKeyOf(session) : undefined;
  const input = {
    viewItem,
    signature,
    capacity,
    shop,
    create: opensBill,
    ...(restoreKey && { restoreKey }),
  };
  const held = await withClockCorrection(date, (scannedAt) =>
    create<SessionWithKey | null>('tableSessions/createOrResume', { ...input, date: scannedAt }),
  );
  if (held !== null) saveSession(held);
  if (held !== null || opensBill) {
    if (last?.viewItem === viewItem && session === undefined && held !== null) takeCartAlong(shop, held._id);
    orderContext.set(held === null ? atTable(shop, { table }) : contextOf(held, table));
  }
  return held !== null;
}

/** Moves what was chosen before the bill was opened onto the bill. */
function takeCartAlong(shop: string, session: string): void {
  const owner = { shop, mode: 'dineIn' as const };
  if (linesOf(savedCarts.get(), owner).length === 0) return;
  savedCarts.set((carts) => handedOver(carts, owner, { ...owner, session }));
}

/**
 * Calls `ask` with the scan's time by the phone's clock and, if the server's clock differs, again with the time
 * corrected, so that a phone with a wrong clock can sit down, too.
 */
async function withClockCorrection<Answer>(
  date: string,
  ask: (date: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(date);
  } catch (error) {
    const now = error instanceof CallError && error.code === 'fixedCodeTimeout' ? error.data.now : undefined;
    const ahead = Date.parse(String(now)) - Date.now();
    if (Number.isNaN(ahead) || Math.abs(ahead) < CLOCK_TOLERANCE_MS) throw error;
    return ask(new Date(Date.parse(date) + ahead).toISOString());
  }
}

/** Joins the table of a bill opened by its address; offline, orders stay without a guest. */
async function joinTable(session: string): Promise<void> {
  const held = await create<SessionWithKey>('tableSessions/join', { session }).catch(() => undefined);
  if (held !== undefined) saveSession(held);
}

/**
 * Resumes a session by id; `index` is the phone's table in it.
 * @returns the session, or undefined if it is closed, in which case the phone has left its table
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
    return contextOf(session, here?.table, index ?? here?.sessionIndex);
  });
  return session;
}
