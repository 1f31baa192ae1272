import type { Bill, IncomingLine, Shop } from '@comanda/contract';
import { type DiscountRule, priceBill, reviewCoupons } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import type { StoredLine } from '../../db/index.ts';
import { cartLinesOf, type Placement, placedLines } from '../../sessions/index.ts';
import { applicableRules, withoutVoidedGifts } from './applicable-rules.ts';
import { giftLine, soldOutRules } from './gift-lines.ts';
import { billInput, type PriceableSession } from './price-session.ts';

type Parts = Pick<CoreContext, 'catalogue' | 'clock'>;
type Wish = {
  readonly shop: Shop;
  readonly session: PriceableSession;
  /** The lines that are on the bill already. */
  readonly lines: readonly StoredLine[];
  readonly cart: readonly IncomingLine[];
  readonly placement: Placement;
  readonly selfOrder: boolean;
};
/** The cart's lines and what rules give with them, and the bill with both. */
export type PricedPlacement = {
  readonly added: readonly StoredLine[];
  readonly bill: Bill;
  /** Rules that count on the bill, points included. */
  readonly applied: readonly DiscountRule[];
};

/** Prices a cart on top of a bill. A rule whose free products are sold out gives nothing. */
export function pricePlacement(parts: Parts, wish: Wish): PricedPlacement {
  const ordered = placedLines(parts.catalogue, wish.cart, wish.placement);
  const rules = applicableRules(parts, wish.shop, wish.session);
  return pricedWith(parts, wish, ordered, withoutVoidedGifts(rules, wish.lines));
}

function pricedWith(
  parts: Parts,
  wish: Wish,
  ordered: readonly StoredLine[],
  rules: readonly DiscountRule[],
): PricedPlacement {
  const { shop, session, lines, placement, selfOrder } = wish;
  const known = new Set([...lines, ...ordered].map(({ id }) => id));
  const bill = priceBill(billInput(parts, shop, session, cartLinesOf([...lines, ...ordered]), rules)) as Bill;
  const priced = { added: ordered, bill, applied: appliedOf(rules, bill) };
  const givesNothing = bill.lines.every(({ id }) => known.has(id));
  if (givesNothing) return priced;

  const reviewed = reviewCoupons(billInput(parts, shop, session, cartLinesOf(lines), []), {
    cart: cartLinesOf(ordered),
    coupons: rules.map((rule) => ({ id: rule._id, source: 'automatic', rule })),
  });
  const gifts = reviewed.cart.filter(({ id }) => !known.has(id));
  const soldOut = soldOutRules(parts, gifts, cartLinesOf(ordered), { shop: shop._id, selfOrder });
  const left = rules.filter(({ _id }) => !soldOut.has(_id));
  if (left.length < rules.length) return pricedWith(parts, wish, ordered, left);
  const given = gifts.flatMap((line) => giftLine(line, rules, session.type));
  return { ...priced, added: [...ordered, ...placedLines(parts.catalogue, given, placement)] };
}

function appliedOf(rules: readonly DiscountRule[], { rejected }: Bill): readonly DiscountRule[] {
  const refused = new Set(rejected.map(({ rule }) => rule));
  return rules.filter(({ _id }) => !refused.has(_id));
}
