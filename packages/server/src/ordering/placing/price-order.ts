import type { Bill, DeliveryZone, SessionDiscount, Staff } from '@comanda/contract';
import { type CoreContext, isSelfOrder } from '../../core/index.ts';
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
  ensureDiscountsApply,
  ensureTipsWithinSubtotal,
  type PricedPlacement,
  pricePlacement,
  validTips,
  withManualDiscounts,
} from '../pricing/index.ts';
import { checkCart } from './check-cart.ts';
import type { OpenBill, PlaceOrderInput } from './place-order-input.ts';
import { ensureGuestFields, ensurePlacementPermitted } from './placed-by-hand.ts';

/** A valid order with its price; nothing has been taken or stored for it. */
export type PricedOrder = PricedPlacement & {
  /** The session with the order's tips, but without its lines. */
  readonly session: StoredSession;
  /** Coupons and gifts of the order that have an effect on the bill. */
  readonly discounts: readonly SessionDiscount[];
  readonly user: BilledUser | undefined;
  readonly zone: DeliveryZone | undefined;
  /** The person who approved its prices and discounts by hand. */
  readonly approver: Staff | undefined;
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
  ensureGuestFields(input);
  await checkStaffLines(tx, context, { shop, session, cart, cartField: input.cartField }, actor);
  checkCart(context, cart, { shop, type: session.type, section: session.section, usedIds }, actor);
  await checkLimits(tx, context, { shop, session, placed: cartLinesOf(lines), cart }, actor);
  const user = await billedUser(tx, context, session);
  const tipped = withDiscounts(context, { ...open, session }, input, user);
  const placement = await priceWithDiscounts(tx, context, tipped, input);
  ensureDiscountsApply(tipped.session, placement.bill, input.discounts?.length ?? 0);
  ensureRoomForOrder(open, placement.added);
  ensureTipsWithinSubtotal(placement.bill, input.tips);
  ensureNoChangeDue(session.bill, placement.bill);
  const zone = session.terms?.zone ?? zoneOf(shop, session);
  if (session.placements === 0) ensureZoneMinTotal(zone, placement.bill, actor);
  const priced = { ...tipped.priced, discounts: [...tipped.session.discounts, ...placement.discounts] };
  const bill = { session: priced, lines: [...lines, ...placement.added] };
  const approver = await ensurePlacementPermitted(tx, context, input, bill);
  return { ...placement, session: tipped.session, user, zone, approver };
}

/** Returns the bill with the tips and the discounts by hand of an order, to be priced for the member. */
function withDiscounts(
  context: CoreContext,
  { session, lines, priced }: OpenBill,
  { shop, discounts = [] }: PlaceOrderInput,
  user: BilledUser | undefined,
): OpenBill {
  const reduced = withManualDiscounts(context, shop, session, discounts, user);
  const { tips, terms } = reduced;
  return { session: reduced, lines, priced: { ...priced, tips, terms, billedUser: user } };
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

/** Throws `priceChanged` with the new bill unless the cart costs what the guest was shown, if they were. */
function ensureShownTotal(bill: Bill, before: Bill, shown: number | undefined): void {
  const total = cartShare(bill, before);
  if (shown !== undefined && total !== shown) throw new CodedError('priceChanged', { quote: bill, total });
}
