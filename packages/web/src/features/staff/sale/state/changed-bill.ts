import type { ManualDiscount, OrderDiscount, SessionLine, TableSession } from '@comanda/contract';
import { familyOf, type PriceContext, withPriceChanges } from '@comanda/domain';
import { placedLines } from '../../../../data/pricing/cart-bill.ts';
import type { HandPrice } from './hand-price.ts';
import type { SentPart } from './sent-part.ts';

/** Name and id of a discount that is not on the bill yet. */
const WANTED = { rule: 'manual:wanted', name: { en: '', cht: '', chs: '' } } as const;

/** Returns a bill with lines replaced by the cart lines of the same ids. */
function withLines(session: TableSession, lines: readonly { readonly id: string }[]): TableSession {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const products = session.products.map((line): SessionLine => ({ ...line, ...byId.get(line.id) }));
  return { ...session, products };
}

/** Returns a bill without some of its dishes and their set items, as it is once they are void. */
export function withoutDishes(session: TableSession, lines: readonly string[]): TableSession {
  const placed = placedLines(session);
  const gone = new Set(lines.flatMap((line) => [...familyOf(placed, line)]));
  const products = session.products.map((line) =>
    gone.has(line.id) ? { ...line, status: 'cancel' as const } : line,
  );
  return { ...session, products };
}

/**
 * Returns a bill with a dish at a price set by hand, or at the menu's again; undefined where pieces are split off first,
 * which only the server can price.
 */
export function withPrice(
  session: TableSession,
  { line, parts }: SentPart,
  { reason, manualPrice }: HandPrice,
  context: PriceContext,
): TableSession | undefined {
  if (parts !== undefined) return undefined;
  const change = { ...(reason && { reason }), ...(manualPrice !== undefined && { manualPrice }) };
  return withLines(session, withPriceChanges(placedLines(session), new Map([[line, change]]), context));
}

/**
 * Returns a bill with a discount by hand on the whole of it: a percentage, an amount, or one of the shop's rules;
 * undefined for a rule with conditions or another effect, which only the server can price.
 */
export function withDiscount(
  session: TableSession,
  { percent, amount = 0 }: ManualDiscount,
  rule?: OrderDiscount,
): TableSession | undefined {
  const typed = percent === undefined ? ('amount' as const) : ('percent' as const);
  const { discountType = typed, discount = percent ?? amount, conditions = [] } = rule ?? {};
  if (conditions.length > 0 || (discountType !== 'percent' && discountType !== 'amount')) return undefined;
  const given = { ...WANTED, source: 'manual' as const, type: discountType, value: discount };
  return { ...session, discounts: [...session.discounts, given] };
}

/** Returns what was taken off the whole bill by hand. */
export function discountsByHand({ discounts }: TableSession) {
  return discounts.flatMap(({ source, rule, type, value, name }) =>
    source === 'manual' && rule !== undefined ? [{ rule, type, value, name }] : [],
  );
}
