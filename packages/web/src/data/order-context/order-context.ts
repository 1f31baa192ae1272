import type { Shop } from '@comanda/contract';
import { MINUTE_MS, type OrderType } from '@comanda/domain';
import { createPersisted, usePersisted } from '../../lib/persisted.ts';
import { lenient, mapped, number, object, oneOf, orElse, type Schema, text } from '../../lib/schema.ts';
import { type CodeRule, needsCode } from './needs-code.ts';

/** Data of a scanned table code. */
export type TableInfo = {
  readonly viewItem: string;
  readonly signature: string;
  /** Time of the scan, ISO 8601. */
  readonly date: string;
  readonly capacity: number;
};

/** Shop, order type and table that this phone orders with. */
export type OrderContext = {
  readonly shop?: string;
  readonly mode: OrderType;
  /** The table's bill that the cart joins. */
  readonly session?: string;
  /** The phone's table among the bill's; the first when absent. */
  readonly sessionIndex?: number;
  readonly section?: string;
  readonly table?: TableInfo;
};

const MODES: readonly OrderType[] = ['dineIn', 'dineInNoTable', 'takeAway', 'delivery'];
/** The initial context: takeaway, no shop. */
export const NO_ORDER_CONTEXT: OrderContext = { mode: 'takeAway' };

/** Returns the schema of a table number in an address or in storage. */
export function indexOf(value: unknown): number | undefined {
  const index = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof index === 'number' && Number.isInteger(index) && index > 0 ? index : undefined;
}

const named = mapped(text, (value) => value || undefined);

const table = object({
  viewItem: text,
  signature: text,
  date: text,
  capacity: orElse(number, 1),
});

/**
 * Schema of a stored order context. Dine-in without a bill to join becomes dine-in without a table (specification §4,
 * ordering mode).
 */
export const orderContextSchema: Schema<OrderContext> = mapped(
  object({
    shop: lenient(named),
    mode: orElse(oneOf(MODES), 'takeAway'),
    session: lenient(named),
    sessionIndex: lenient(indexOf),
    section: lenient(named),
    table: lenient(table),
  }),
  (kept) =>
    kept.mode === 'dineIn' && kept.session === undefined && kept.table === undefined
      ? { ...kept, mode: 'dineInNoTable' }
      : kept,
);

/** Migrates version 1, which had no tables within a bill. */
const migrations = {
  1: (kept: unknown) => (typeof kept === 'object' ? { ...kept, sessionIndex: undefined } : kept),
};

/** Returns the context with a shop chosen; drops another shop's bill, section and table. */
export function atShop(context: OrderContext, shop: string): OrderContext {
  if (context.shop === shop) return context;
  return { shop, mode: context.mode === 'dineIn' ? 'takeAway' : context.mode };
}

/** Returns the context without a table; keeps the scanned code where dine-in requires one. */
export function withMode(
  context: OrderContext,
  mode: Exclude<OrderType, 'dineIn'>,
  shop?: CodeRule,
): OrderContext {
  const next = { shop: context.shop, mode, section: context.section };
  return needsCode(mode, shop) ? { ...next, table: context.table } : next;
}

/** Returns the context at a table, with its bill if there is one already. */
export function atTable(
  shop: string,
  at: Pick<OrderContext, 'session' | 'sessionIndex' | 'section' | 'table'>,
): OrderContext {
  return { shop, mode: 'dineIn', ...at };
}

/** Returns the context after leaving a table: its bill has ended, or its code has expired. */
export function withoutTable({ shop }: OrderContext): OrderContext {
  return { shop, mode: 'takeAway' };
}

/** Default validity of a scanned code in minutes (specification §9). */
const DEFAULT_TIMEOUT = 1;

/** Returns the expiry of a scanned code (specification §4, fixed code), epoch milliseconds. */
export function tableInfoExpiry(table: TableInfo, shop: Pick<Shop, 'onlineSessionTimeout'>): number {
  const scanned = Date.parse(table.date);
  return Number.isNaN(scanned) ? 0 : scanned + (shop.onlineSessionTimeout ?? DEFAULT_TIMEOUT) * MINUTE_MS;
}

/** The order context of this phone, in local storage. */
export const orderContext = createPersisted<OrderContext>({
  key: 'comanda.place',
  version: 2,
  schema: orderContextSchema,
  migrations,
  initial: () => NO_ORDER_CONTEXT,
});

/** The context before an address named a shop that has not been seen yet; restored if there is no such shop. */
export const contextBefore = createPersisted<OrderContext>({
  key: 'comanda.placeBefore',
  version: 1,
  schema: orderContextSchema,
  initial: () => NO_ORDER_CONTEXT,
});

/** Sets the shop and order type that an address names, and remembers the context until the shop has been seen. */
export function followAddress(shop: string): void {
  const now = orderContext.get();
  const isKnown = now.shop !== undefined && now.shop !== shop;
  if (isKnown && contextBefore.get().shop === undefined) contextBefore.set(now);
  orderContext.set(withMode(atShop(now, shop), 'takeAway'));
}

/** Leaves a shop that does not exist: back to the context before it, if there was one. */
export function leaveUnknownShop(): void {
  orderContext.set(contextBefore.get());
  contextBefore.set(NO_ORDER_CONTEXT);
}

/** Forgets the context before, because the shop of the address exists. */
export function confirmShop(): void {
  if (contextBefore.get().shop !== undefined) contextBefore.set(NO_ORDER_CONTEXT);
}

export function useOrderContext(): OrderContext {
  return usePersisted(orderContext);
}
