import type { Bill, QuoteCart } from '@comanda/contract';
import type { Actor } from '../core.ts';
import { sectionFor, shopOf } from './availability.ts';
import { checkCart } from './check-cart.ts';
import { ensureHolder } from './holder.ts';
import { newSession } from './new-session.ts';
import { cartLinesOf, placedLines } from './placed-lines.ts';
import { priceSession } from './price-session.ts';
import { refuseCoupons } from './refuse-coupons.ts';
import { readSession } from './session-store.ts';
import type { Workshop } from './workshop.ts';

/** The whole bill as it would be with the cart; nothing is placed, taken or promised. */
export async function quoteCart(workshop: Workshop, call: QuoteCart, actor: Actor): Promise<Bill> {
  refuseCoupons(call.coupons);
  const { shop, priced, lines } = await billToQuote(workshop, call, actor);
  const { type, section } = priced;
  checkCart(workshop, call.products, { shop, type, section, taken: lines.map(({ id }) => id) }, actor);
  const placement = { order: 1, section, table: undefined, staff: undefined };
  const added = placedLines(workshop.catalogue, call.products, placement);
  return priceSession(workshop, shop, priced, cartLinesOf([...lines, ...added]));
}

async function billToQuote(workshop: Workshop, call: QuoteCart, actor: Actor) {
  if (call.into !== undefined) {
    const { session, lines } = await readSession(workshop.read, call.into);
    await ensureHolder(workshop.read, session, call.restoreKey, actor);
    return { shop: shopOf(workshop, session.shop), priced: session, lines };
  }
  const shop = shopOf(workshop, call.shop);
  const { type, section: wanted } = call.session;
  const section = sectionFor(workshop, shop, { type, wanted }, actor);
  const { _id: _unsaved, ...priced } = newSession(workshop, shop, { ...call.session, section }, actor);
  return { shop, priced, lines: [] as const };
}
