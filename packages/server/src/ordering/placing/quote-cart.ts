import type { Bill, QuoteCart } from '@comanda/contract';
import { sectionFor, shopOf } from '../../catalogue/availability/index.ts';
import { type Actor, actorIn, isSelfOrder, type Workshop } from '../../core/index.ts';
import { zoneOf } from '../../fulfilment/delivery/index.ts';
import { broughtDiscounts } from '../../promotions/coupons/index.ts';
import { billedUser } from '../../promotions/levels/index.ts';
import { ensureHolder, readSession } from '../../sessions/index.ts';
import { newSession } from '../bill/index.ts';
import { checkedTips, ensureSaneTips, pricePlacement } from '../pricing/index.ts';
import { checkCart } from './check-cart.ts';

/** The whole bill as it would be with the cart; nothing is placed, taken or promised. */
export async function quoteCart(workshop: Workshop, call: QuoteCart, caller: Actor): Promise<Bill> {
  const { shop, priced, lines, actor } = await billToQuote(workshop, call, caller);
  const { type, section } = priced;
  checkCart(workshop, call.products, { shop, type, section, taken: lines.map(({ id }) => id) }, actor);
  const brought = await broughtDiscounts(workshop.read, workshop, call, { bill: priced, shop });
  const user = await billedUser(workshop.read, workshop, priced);
  const tips = priced.tips + checkedTips(shop, call.tips);
  const session = { ...priced, tips, discounts: [...priced.discounts, ...brought], billedUser: user };
  const placement = { order: 1, section, table: undefined, staff: undefined };
  const selfOrder = isSelfOrder(actor);
  const { products: cart } = call;
  const { bill } = pricePlacement(workshop, { shop, session, lines, cart, placement, selfOrder });
  ensureSaneTips(bill, call.tips);
  return bill;
}

async function billToQuote(workshop: Workshop, call: QuoteCart, caller: Actor) {
  if (call.into !== undefined) {
    const { session, lines } = await readSession(workshop.read, call.into);
    const actor = actorIn(session.shop, caller);
    await ensureHolder(workshop.read, session, call.restoreKey, actor);
    return { shop: shopOf(workshop, session.shop), priced: session, lines, actor };
  }
  const shop = shopOf(workshop, call.shop);
  const actor = actorIn(shop._id, caller);
  const { type, section: wanted, pickupAt: _unchecked, ...asked } = call.session;
  zoneOf(shop, call.session);
  const section = sectionFor(workshop, shop, { type, wanted }, actor);
  const { _id: _unsaved, ...priced } = newSession(workshop, shop, { ...asked, type, section }, actor);
  return { shop, priced, lines: [] as const, actor };
}
