import type { Bill, DeliveryZone, SessionDiscount } from '@comanda/contract';
import { type Actor, type CoreContext, isManagement, isSelfOrder } from '../../core/index.ts';
import type { BilledUser, StoredSession, Tx } from '../../db/index.ts';
import { ensureZoneMinTotal, zoneOf } from '../../fulfilment/delivery/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import { offeredDiscounts } from '../../promotions/coupons/index.ts';
import { billedUser } from '../../promotions/levels/index.ts';
import { cartLinesOf, ensureRoomForOrder } from '../../sessions/index.ts';
import { ensureNoChangeDue } from '../bill/index.ts';
import { checkLimits } from '../limits/index.ts';
import { checkStaffLines } from '../lines/index.ts';
import {
  cartShare,
  ensureTipsWithinSubtotal,
  type PricedPlacement,
  pricePlacement,
  validTips,
} from '../pricing/index.ts';
import { checkCart } from './check-cart.ts';
import type { OpenBill, PlaceOrderInput } from './place-order-input.ts';

/** A valid order with its price; nothing has been taken or stored for it. */
export type PricedOrder = PricedPlacement & {
  /** The session with the order's tips, but without its lines. */
  readonly session: StoredSession;
  /** Coupons and gifts of the order that have an effect on the bill. */
  readonly discounts: readonly SessionDiscount[];
  readonly user: BilledUser | undefined;
  readonly zone: DeliveryZone | undefined;
};

/**
 * Validates an order and prices it on top of the bill, without changing anything. Throws `cartInvalid`, `billFull`,
 * `exceedOrderLimit`, a coupon error, `priceChanged`, `wouldOverpay`, `zoneMinTotal`, or `badRequest` for its tips.
 */
export async function priceOrder(
  tx: Tx,
  context: CoreContext,
  open: OpenBill,
  input: PlaceOrderInput,
): Promise<PricedOrder> {
  const { shop, cart, actor } = input;
  const { lines } = open;
  const tips = open.session.tips + validTips(shop, input.tips);
  const session = { ...open.session, tips };
  const usedIds = lines.map(({ id }) => id);
  ensureRoomForOrder(open, cart);
  await checkStaffLines(tx, context, { shop, session, cart, cartField: input.cartField }, actor);
  ensureAllowed(cart, actor);
  checkCart(context, cart, { shop, type: session.type, section: session.section, usedIds }, actor);
  await checkLimits(tx, context, { shop, session, placed: cartLinesOf(lines), cart }, actor);
  const user = await billedUser(tx, context, session);
  const tipped = { session, lines, priced: { ...open.priced, tips, billedUser: user } };
  const placement = await priceWithDiscounts(tx, context, tipped, input);
  ensureRoomForOrder(open, placement.added);
  ensureTipsWithinSubtotal(placement.bill, input.tips);
  ensureNoChangeDue(session.bill, placement.bill);
  const zone = session.terms?.zone ?? zoneOf(shop, session);
  if (session.placements === 0) ensureZoneMinTotal(zone, placement.bill, actor);
  return { ...placement, session, user, zone };
}

/** Throws `approvalRequired` for prices and products by hand, unless the caller is a manager (till T2.3). */
function ensureAllowed(cart: PlaceOrderInput['cart'], actor: Actor): void {
  const isByHand = cart.some(
    ({ customProduct, reason }) => customProduct !== undefined || reason !== undefined,
  );
  if (isByHand && !isManagement(actor)) throw new CodedError('approvalRequired');
}

/** Prices the cart with its coupons and gifts; those without effect are left out, so that they are not used up. */
async function priceWithDiscounts(
  tx: Tx,
  context: CoreContext,
  { session, lines, priced }: OpenBill,
  { shop, cart, coupons, gifts, total, actor, guest, sessionIndex = 0 }: PlaceOrderInput,
): Promise<PricedPlacement & Pick<PricedOrder, 'discounts'>> {
  const placement = {
    order: session.placements + 1,
    section: session.section,
    table: (session.tables[sessionIndex] ?? session.tables[0])?.item,
    staff: actor.kind === 'staff' ? actor.staff._id : undefined,
    placedAt: instantNow(context.clock),
    guest,
  };
  const priceWith = (discounts: readonly SessionDiscount[]) => {
    const discounted = { ...priced, discounts: [...session.discounts, ...discounts] };
    const selfOrder = isSelfOrder(actor);
    return pricePlacement(context, { shop, session: discounted, lines, cart, placement, selfOrder });
  };
  const offered = await offeredDiscounts(tx, context, { coupons, gifts }, { bill: session, shop });
  const withAll = priceWith(offered);
  ensureShownTotal(withAll.bill, session.bill, total);
  const applied = new Set<string | undefined>(withAll.applied.map(({ _id }) => _id));
  const discounts = offered.filter(({ rule }) => applied.has(rule));
  const isAllUsed = discounts.length === offered.length;
  return { ...(isAllUsed ? withAll : priceWith(discounts)), discounts };
}

/** Throws `priceChanged` with the new bill unless the cart costs what the guest was shown. */
function ensureShownTotal(bill: Bill, before: Bill, shown: number): void {
  const total = cartShare(bill, before);
  if (total !== shown) throw new CodedError('priceChanged', { quote: bill, total });
}
