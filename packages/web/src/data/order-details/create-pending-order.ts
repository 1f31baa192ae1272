import type { Allergen, CreateSession, IncomingLine } from '@comanda/contract';
import type { CartLine, CartOwner } from '@comanda/domain';
import { preview } from '../../lib/preview.ts';
import type { PendingOrder } from './pending-order.ts';

/** Fields of a cart line that are sent: those a guest may set. */
export function incomingLine(line: CartLine): IncomingLine {
  const { id, product = '', quantity, options, takeAway, customRemark } = line;
  const { fromProduct, fromOption, fromChoice, fromSelection, quantityRatio } = line;
  const chosen = options
    ?.filter(({ selections }) => selections.length > 0)
    .map(({ option, selections }) => ({
      option,
      selections: selections.map(({ _id, quantity: pieces }) => ({ _id, quantity: pieces })),
    }));
  const incoming = { id, product, quantity, options: chosen, takeAway, customRemark };
  return { ...incoming, fromProduct, fromOption, fromChoice, fromSelection, quantityRatio };
}

export type PlaceOrderInput = {
  readonly requestId: string;
  readonly owner: CartOwner;
  readonly section: string | undefined;
  readonly restoreKey: string | undefined;
  readonly lines: readonly CartLine[];
  /** The cart's share of the bill as shown. */
  readonly total: number;
  readonly remark?: string;
  /** Allergies that the kitchen is told of. */
  readonly allergies?: readonly Allergen[];
  /** Pickup time, epoch milliseconds; as soon as ready when absent. */
  readonly pickupAt?: number;
  readonly method?: string;
  /** Scanned table to which an order without a table is served. */
  readonly table?: { readonly viewItem: string; readonly signature: string };
  /** The phone's table among the bill's. */
  readonly sessionIndex?: number;
  /** The guest's codes that apply. */
  readonly coupons?: readonly string[];
  /** The member's gifts that apply. */
  readonly gifts?: readonly string[];
  /** Tip, minor units; included in `total`. */
  readonly tips?: number;
  /** Delivery address and recipient. */
  readonly delivery?: {
    readonly zone: string;
    readonly address: string;
    readonly name: string;
    readonly phone: string;
  };
};

/** Returns undefined for an empty list, which is not sent. */
function listOf<Item extends string>(ids: readonly Item[] = []): Item[] | undefined {
  return ids.length === 0 ? undefined : [...ids];
}

/** Returns the delivery fields of an order's call. */
function destination({
  delivery,
}: PlaceOrderInput): Pick<CreateSession['session'], 'zone' | 'address' | 'contact'> {
  if (delivery === undefined) return {};
  const { zone, address, name, phone } = delivery;
  return { zone, address: address.trim(), contact: { name: name.trim(), phone: phone.trim() } };
}

/** Returns the scanned table of an order without a table. */
function servedTable({
  owner,
  table,
}: PlaceOrderInput): Pick<CreateSession['session'], 'viewItem' | 'signature'> {
  if (owner.mode !== 'dineInNoTable' || table === undefined) return {};
  const { viewItem, signature } = table;
  return { viewItem, signature };
}

/** Returns the call that places a cart on the bill it joins or on a new one (specification §4, order placement). */
export function createPendingOrder(input: PlaceOrderInput): PendingOrder {
  const { requestId, owner, section, restoreKey, total, method } = input;
  const lines = input.lines.map(incomingLine);
  const tips = input.tips || undefined;
  const [coupons, gifts] = [listOf(input.coupons), listOf(input.gifts)];
  const remark = input.remark?.trim() || undefined;
  const allergies = listOf(input.allergies);
  if (owner.session !== undefined) {
    const { session } = owner;
    const { sessionIndex } = input;
    const sent = { cart: lines, coupons, gifts, tips, remark, allergies, preview: preview?.token, total };
    const call = { requestId, session, restoreKey, sessionIndex, ...sent };
    return { owner, method, lines: input.lines, service: 'tableSessions/order', call };
  }
  const pickupAt = input.pickupAt === undefined ? undefined : new Date(input.pickupAt).toISOString();
  const where = { ...destination(input), ...servedTable(input) };
  const session = { type: owner.mode, section, remark, pickupAt, ...where };
  const sent = { products: lines, coupons, gifts, tips, allergies, preview: preview?.token, total };
  const call = { requestId, shop: owner.shop, session, ...sent };
  return { owner, method, lines: input.lines, service: 'tableSessions/create', call };
}
