import type { Shop } from '@comanda/contract';
import { MINUTE_MS, type OrderType } from '@comanda/domain';
import { createPersisted, usePersisted } from '../../lib/persisted.ts';
import { lenient, mapped, number, object, oneOf, orElse, type Schema, text } from '../../lib/schema.ts';
import { type CodeRule, needsCode } from './needs-code.ts';

/** What a scanned table code said, and when. */
export type TableInfo = {
  readonly viewItem: string;
  readonly signature: string;
  /** When the code was scanned. */
  readonly date: string;
  readonly capacity: number;
};

/** Where and how this phone orders. */
export type OrderContext = {
  readonly shop?: string;
  readonly mode: OrderType;
  /** The bill that the cart joins: a table's. */
  readonly session?: string;
  /** Which of the bill's tables the phone sits at; the first when absent. */
  readonly sessionIndex?: number;
  readonly section?: string;
  readonly table?: TableInfo;
};

const MODES: readonly OrderType[] = ['dineIn', 'dineInNoTable', 'takeAway', 'delivery'];
/** Nothing chosen: take away, at no shop. */
export const NO_ORDER_CONTEXT: OrderContext = { mode: 'takeAway' };

/** The number of a table in an address, or as it was kept. */
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
 * An order context as it was kept. Eating in without a bill to join cannot go on at a table: it becomes eating in
 * without one (specification §4, ordering mode).
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

/** Version 1 knew no tables within a bill. */
const migrations = {
  1: (kept: unknown) => (typeof kept === 'object' ? { ...kept, sessionIndex: undefined } : kept),
};

/** A shop that was chosen; another shop's bill, section and table are left behind. */
export function atShop(context: OrderContext, shop: string): OrderContext {
  if (context.shop === shop) return context;
  return { shop, mode: context.mode === 'dineIn' ? 'takeAway' : context.mode };
}

/** Ordering without a table; the scanned code stays where eating in needs one. */
export function withMode(
  context: OrderContext,
  mode: Exclude<OrderType, 'dineIn'>,
  shop?: CodeRule,
): OrderContext {
  const next = { shop: context.shop, mode, section: context.section };
  return needsCode(mode, shop) ? { ...next, table: context.table } : next;
}

/** Sitting at a table, with its bill when there is one already. */
export function atTable(
  shop: string,
  at: Pick<OrderContext, 'session' | 'sessionIndex' | 'section' | 'table'>,
): OrderContext {
  return { shop, mode: 'dineIn', ...at };
}

/** The table was left: its bill ended, or its code is too old. */
export function withoutTable({ shop }: OrderContext): OrderContext {
  return { shop, mode: 'takeAway' };
}

/** Minutes that a scanned code lives when the shop does not say (specification §9). */
const DEFAULT_TIMEOUT = 1;

/** When a scanned code gets too old to order by (specification §4, fixed code), in milliseconds of the epoch. */
export function tableInfoExpiry(table: TableInfo, shop: Pick<Shop, 'onlineSessionTimeout'>): number {
  const scanned = Date.parse(table.date);
  return Number.isNaN(scanned) ? 0 : scanned + (shop.onlineSessionTimeout ?? DEFAULT_TIMEOUT) * MINUTE_MS;
}

/** The place of this phone. */
export const orderContext = createPersisted<OrderContext>({
  key: 'comanda.place',
  version: 2,
  schema: orderContextSchema,
  migrations,
  initial: () => NO_ORDER_CONTEXT,
});

export function useOrderContext(): OrderContext {
  return usePersisted(orderContext);
}
