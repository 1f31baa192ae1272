import type { Bill, Shop, StaffLine } from '@comanda/contract';
import { type DiscountRule, priceBill, reviewCoupons } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import type { StoredLine } from '../../db/index.ts';
import { cartLinesOf, type Placement, placedLines } from '../../sessions/index.ts';
import { applicableRules, withoutVoidedGifts } from './applicable-rules.ts';
import { soldOutRules, toGiftLine } from './gift-lines.ts';
import { pricedByHand } from './price-by-hand.ts';
import { billInput, type PriceableSession } from './price-session.ts';

type Parts = Pick<CoreContext, 'catalogue' | 'clock'>;
type PlacementInput = {
  readonly shop: Shop;
  readonly session: PriceableSession;
  /** The lines that are on the bill already. */
  readonly lines: readonly StoredLine[];
  readonly cart: readonly StaffLine[];
  readonly placement: Placement;
  readonly selfOrder: boolean;
};
/** The lines of an order, including gifts of its rules, and the bill with them. */
export type PricedPlacement = {
  readonly added: readonly StoredLine[];
  readonly bill: Bill;
  /** Rules that apply to the bill, points included. */
  readonly applied: readonly DiscountRule[];
};

/** Prices a cart on top of a bill. Rules whose free products are sold out are dropped. */
export function pricePlacement(parts: Parts, input: PlacementInput): PricedPlacement {
  const placed = placedLines(parts.catalogue.menu(input.shop._id), input.cart, input.placement);
  const ordered = pricedByHand(parts, input.shop, input.session, placed);
  const rules = applicableRules(parts, input.shop, input.session);
  return priceWithRules(parts, input, ordered, withoutVoidedGifts(rules, input.lines));
}

function priceWithRules(
  parts: Parts,
  input: PlacementInput,
  ordered: readonly StoredLine[],
  rules: readonly DiscountRule[],
): PricedPlacement {
  const { shop, session, lines, placement, selfOrder } = input;
  const known = new Set([...lines, ...ordered].map(({ id }) => id));
  const bill = priceBill(billInput(parts, shop, session, cartLinesOf([...lines, ...ordered]), rules)) as Bill;
  const priced = { added: ordered, bill, applied: appliedRules(rules, bill) };
  const hasNoGifts = bill.lines.every(({ id }) => known.has(id));
  if (hasNoGifts) return priced;

  const reviewed = reviewCoupons(billInput(parts, shop, session, cartLinesOf(lines), []), {
    cart: cartLinesOf(ordered),
    coupons: rules.map((rule) => ({ id: rule._id, source: 'automatic', rule })),
  });
  const gifts = reviewed.cart.filter(({ id }) => !known.has(id));
  const soldOut = soldOutRules(parts, gifts, cartLinesOf(ordered), { shop: shop._id, selfOrder });
  const available = rules.filter(({ _id }) => !soldOut.has(_id));
  if (available.length < rules.length) return priceWithRules(parts, input, ordered, available);
  const giftLines = gifts.flatMap((line) => toGiftLine(line, rules, session.type));
  const added = placedLines(parts.catalogue.menu(shop._id), giftLines, placement);
  return { ...priced, added: [...ordered, ...added] };
}

function appliedRules(rules: readonly DiscountRule[], { rejected }: Bill): readonly DiscountRule[] {
  const refused = new Set(rejected.map(({ rule }) => rule));
  return rules.filter(({ _id }) => !refused.has(_id));
}
