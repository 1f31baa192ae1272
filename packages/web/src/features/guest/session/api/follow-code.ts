import type { Shop, TableViewItem } from '@comanda/contract';
import { onlineAvailability } from '@comanda/domain';
import { CallError } from '../../../../data/calls/call-error.ts';
import { readJson } from '../../../../data/calls/read-list.ts';
import {
  atShop,
  orderContext,
  type TableInfo,
  withMode,
} from '../../../../data/order-context/order-context.ts';
import type { InitReason } from '../state/init-problem.ts';
import type { ScannedCode } from '../state/scanned-code.ts';
import { sitDown } from './resume.ts';

/** What following a code came to. */
export type Followed =
  | { readonly kind: 'there' }
  /** Nothing can be ordered there now, and why; the menu can be looked at all the same. */
  | { readonly kind: 'closed'; readonly reason: InitReason }
  /** The table has so many seats and no bill: how many guests is it to be opened for? */
  | { readonly kind: 'asksGuests'; readonly seats: number; readonly proposed: number };

/** The seats of a free table that has several. */
async function seatsToAskFor(shop: Shop, table: TableInfo): Promise<number | undefined> {
  const isOpen = onlineAvailability(shop, 'dineIn', new Date().toISOString()).open;
  if (!isOpen || (await sitDown(shop._id, table, false))) return undefined;
  const { capacity = 1 } = await readJson<TableViewItem>(
    `tableViewItems/${encodeURIComponent(table.viewItem)}`,
  );
  return capacity > 1 ? capacity : undefined;
}

/**
 * Sits down by a table's code. A shop that opens no bills by codes may still want one from guests without a table:
 * they are shown to the table, and order without its bill (specification §2, top bar).
 * @returns the seats of the table when it has to be asked first how many sit down
 */
async function takeTable(
  shop: Shop,
  table: TableInfo,
  guests: number | undefined,
): Promise<number | undefined> {
  try {
    const seats = guests === undefined ? await seatsToAskFor(shop, table) : undefined;
    if (seats !== undefined) return seats;
    await sitDown(shop._id, { ...table, capacity: guests ?? table.capacity }, true);
  } catch (error) {
    const isRefused = error instanceof CallError && error.code === 'fixedCodeNotEnabled';
    if (!isRefused || !shop.onlineDineInNoTableEnabledFixedCode) throw error;
    orderContext.set((now) => withMode({ ...atShop(now, shop._id), table }, 'dineInNoTable', shop));
  }
  return undefined;
}

/**
 * Goes where a scanned code leads. A shop alone is take away (specification §4, ordering mode).
 * @param guests how many sit down at a free table; asked for when absent
 * @throws {CallError} shopNotFound, and what a table's code may be refused for
 */
export async function followCode(code: ScannedCode, guests?: number): Promise<Followed> {
  if (code.kind === 'none') return { kind: 'there' };
  const shop = await readJson<Shop>(`shops/${encodeURIComponent(code.shop)}`);
  if (code.kind === 'table') {
    const seats = await takeTable(shop, code.table, guests);
    if (seats !== undefined)
      return { kind: 'asksGuests', seats, proposed: Math.min(seats, code.table.capacity) };
  } else orderContext.set((now) => withMode(atShop(now, code.shop), 'takeAway'));
  const answer = onlineAvailability(shop, orderContext.get().mode, new Date().toISOString());
  return answer.open ? { kind: 'there' } : { kind: 'closed', reason: answer.reason };
}
