import type { Bill, QuoteCart } from '@comanda/contract';
import { sectionFor, shopOf } from '../../catalogue/availability/index.ts';
import { type Actor, actorInShop, type CoreContext, isSelfOrder } from '../../core/index.ts';
import { zoneOf } from '../../fulfilment/delivery/index.ts';
import { offeredDiscounts } from '../../promotions/coupons/index.ts';
import { billedUser } from '../../promotions/levels/index.ts';
import { ensureSessionAccess, readSession } from '../../sessions/index.ts';
import { newSession } from '../bill/index.ts';
import { checkStaffLines } from '../lines/index.ts';
import {
  ensureTipsWithinSubtotal,
  pricePlacement,
  validTips,
  withManualDiscounts,
} from '../pricing/index.ts';
import { checkCart } from './check-cart.ts';
import { ensureBilledMember } from './ensure-billed-member.ts';
import { ensureTelephoneOrder } from './ensure-telephone-order.ts';
import { ensureGuestFields } from './placed-by-hand.ts';

/** Prices the whole bill with the cart, on an existing or a new session, without placing or reserving anything. */
export async function quoteCart(context: CoreContext, call: QuoteCart, caller: Actor): Promise<Bill> {
  const { shop, priced, lines, actor } = await billToQuote(context, call, caller);
  const { type, section } = priced;
  const { products: cart } = call;
  ensureGuestFields({ actor, discounts: call.discounts });
  await checkStaffLines(context.read, context, { shop, session: priced, cart, cartField: 'products' }, actor);
  checkCart(context, cart, { shop, type, section, usedIds: lines.map(({ id }) => id) }, actor);
  const offered = await offeredDiscounts(context.read, context, call, { bill: priced, shop });
  const user = await billedUser(context.read, context, priced);
  const tips = priced.tips + validTips(shop, call.tips);
  const { discounts: given = [] } = call;
  const reduced = withManualDiscounts(context, shop, priced, given, user);
  const discounts = [...reduced.discounts, ...offered];
  const session = { ...reduced, tips, discounts, billedUser: user };
  const placement = { order: 1, section, table: undefined, staff: undefined };
  const selfOrder = isSelfOrder(actor);
  const { bill } = pricePlacement(context, { shop, session, lines, cart, placement, selfOrder });
  ensureTipsWithinSubtotal(bill, call.tips);
  return bill;
}

async function billToQuote(context: CoreContext, call: QuoteCart, caller: Actor) {
  if (call.into !== undefined) {
    const { session, lines } = await readSession(context.read, call.into);
    const actor = actorInShop(session.shop, caller);
    await ensureSessionAccess(context.read, session, call.restoreKey, actor);
    await context.catalogue.load(session.shop);
    return { shop: shopOf(context, session.shop), priced: session, lines, actor };
  }
  const shop = shopOf(context, call.shop);
  await context.catalogue.load(shop._id);
  const actor = actorInShop(shop._id, caller);
  const { type, section: wanted, pickupAt: _unchecked, ...requested } = call.session;
  ensureTelephoneOrder(context, shop._id, call.session, actor);
  await ensureBilledMember(context.read, context, call.session, actor);
  zoneOf(shop, call.session);
  const section = sectionFor(context, shop, { type, wanted }, actor);
  const { _id: _unsaved, ...priced } = newSession(context, shop, { ...requested, type, section }, actor);
  return { shop, priced, lines: [] as const, actor };
}
