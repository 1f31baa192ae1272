import type { Allergen, ManualDiscount, Shop, StaffLine } from '@comanda/contract';
import type { Actor } from '../../core/index.ts';
import type { StoredLine, StoredSession } from '../../db/index.ts';
import type { CouponInput } from '../../promotions/coupons/index.ts';
import type { NumberAhead } from '../../sessions/index.ts';
import type { EnsurePermitted } from '../../till/permissions/index.ts';
import type { PriceableSession } from '../pricing/index.ts';
import type { StockAhead } from '../stock/index.ts';

/** Rows that an order needs, asked for before it is priced. */
export type ReadAhead = { readonly stock: StockAhead; readonly number?: NumberAhead };

/** An order as requested: a cart with the coupons, tips and remark that come with it. */
export type PlaceOrderInput = CouponInput & {
  readonly shop: Shop;
  readonly cart: readonly StaffLine[];
  /** The name of the cart in the call, for refusals of its lines. */
  readonly cartField: 'products' | 'cart';
  /** Discounts on the whole bill, given by hand. */
  readonly discounts?: readonly ManualDiscount[];
  /** Permits what staff do by hand. */
  readonly ensurePermitted: EnsurePermitted;
  /** Amount added to the bill's tips, in minor units. */
  readonly tips?: number;
  /** Remark to the kitchen about this order only. */
  readonly remark?: string;
  /** Allergies that the kitchen is told of, in any order. */
  readonly allergies?: readonly Allergen[];
  /** The cart's share of the bill as shown to the guest, in minor units; absent where none was. */
  readonly total: number | undefined;
  readonly actor: Actor;
  /** Position of the table among the bill's; the first when absent or out of range. */
  readonly sessionIndex?: number;
  /** Number of the guest whose phone placed it. */
  readonly guest?: number;
  /** The reads of the order, made with the first statement of its unit of work. */
  readonly ahead: ReadAhead;
};

/** A session that accepts orders; `session.bill` is the bill of `lines`. */
export type OpenBill = {
  readonly session: StoredSession;
  readonly lines: readonly StoredLine[];
  /** The session as the pricing engine sees it: a new one has no id and is priced for the current time. */
  readonly priced: PriceableSession;
};
