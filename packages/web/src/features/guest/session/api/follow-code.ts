import type { Shop, TableViewItem } from '@comanda/contract';
import { onlineAvailability } from '@comanda/domain';
import { CallError } from '../../../../data/calls/call-error.ts';
import { readJson } from '../../../../data/calls/read-list.ts';
import {
  atShop,
  atTable,
  orderContext,
  type TableInfo,
  withMode,
} from '../../../../data/order-context/order-context.ts';
import { serverClock } from '../../../../lib/server-clock.ts';
import type { InitReason } from '../state/init-problem.ts';
import type { ScannedCode } from '../state/scanned-code.ts';
import { sitDown } from './resume.ts';

/** The result of following a code. */
export type FollowResult =
  | { readonly kind: 'there' }
  /** Ordering is closed, for `reason`; the menu can still be viewed. */
  | { readonly kind: 'closed'; readonly reason: InitReason }
  /** The table is free and has `seats` seats: ask for the number of guests. */
  | { readonly kind: 'asksGuests'; readonly seats: number; readonly proposed: number };

/** Returns the seats of a free table with more than one; undefined if there is nothing to ask. */
async function seatsToAskFor(shop: Shop, table: TableInfo): Promise<number | undefined> {
  const isOpen = onlineAvailability(shop, 'dineIn', new Date(serverClock.now()).toISOString()).open;
  if (!isOpen || (await sitDown(shop._id, table, false))) return undefined;
  const { capacity = 1 } = await readJson<TableViewItem>(
    `tableViewItems/${encodeURIComponent(table.viewItem)}`,
  );
  return capacity > 1 ? capacity : undefined;
}

/**
 * Sits down by a table's code. If the shop opens no bills by codes but accepts orders without a table, falls back
 * to that, with the table shown (specification §2, top bar).
 * @returns the table's seats if the number of guests must be asked first
 */
async function sitDownByCode(
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

/** Keeps the shop and table of a code whose guests have not said how many they are: they say it before ordering. */
export function keepTable(code: ScannedCode): void {
  if (code.kind === 'table') orderContext.set(atTable(code.shop, { table: code.table }));
}

/**
 * Follows a scanned code; a shop's code means take-away (specification §4, ordering mode).
 * @param guests number of guests for a free table; asked for if absent
 * @throws {CallError} shopNotFound, or the refusal of a table's code
 */
export async function followCode(code: ScannedCode, guests?: number): Promise<FollowResult> {
  if (code.kind === 'none') return { kind: 'there' };
  const shop = await readJson<Shop>(`shops/${encodeURIComponent(code.shop)}`);
  if (code.kind === 'table') {
    const seats = await sitDownByCode(shop, code.table, guests);
    if (seats !== undefined)
      return { kind: 'asksGuests', seats, proposed: Math.min(seats, code.table.capacity) };
  } else orderContext.set((now) => withMode(atShop(now, code.shop), 'takeAway'));
  const answer = onlineAvailability(shop, orderContext.get().mode, new Date(serverClock.now()).toISOString());
  return answer.open ? { kind: 'there' } : { kind: 'closed', reason: answer.reason };
}
