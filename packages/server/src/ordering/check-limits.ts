import type { OrderLimitEntry, Shop, TableSession } from '@comanda/contract';
import { type CartLine, exceededLimits, limitStates, remainingQuantity } from '@comanda/domain';
import { CodedError } from '../coded-error.ts';
import type { Actor } from '../core.ts';
import { isSelfOrder } from './self-order.ts';
import type { Workshop } from './workshop.ts';

type Order = {
  readonly shop: Shop;
  readonly tables: TableSession['tables'];
  readonly placed: readonly CartLine[];
  readonly cart: readonly CartLine[];
};

/**
 * The shop's purchase limits (specification §5, "Limits"), which are for guests: throws `exceedOrderLimit` with what
 * remains of each, and the lines concerned. Staff order what they are asked for.
 */
export function checkLimits(
  { catalogue }: Pick<Workshop, 'catalogue'>,
  { shop, tables, placed, cart }: Order,
  actor: Actor,
): void {
  const { onlineOrderLimits: limits = [] } = shop;
  if (!isSelfOrder(actor) || limits.length === 0) return;
  const question = { placed, cart, tables, catalogue: catalogue.pricing() };
  const exceeded = exceededLimits(limits, question);
  if (exceeded.length === 0) return;
  const isLimited = (limit: (typeof exceeded)[number]['limit'], { product: id = '' }: CartLine) => {
    const product = question.catalogue.products.get(id);
    return product !== undefined && remainingQuantity(product, [limit], question) !== undefined;
  };
  throw new CodedError('exceedOrderLimit', {
    limits: exceeded.map(({ limit, counted }) => {
      const [before] = limitStates([limit], { ...question, cart: [] });
      const { counted: already = 0 } = before ?? {};
      return {
        limit,
        remaining: Math.max(0, limit.quantity - already),
        wanted: counted - already,
        lines: cart.filter((line) => isLimited(limit, line)).map(({ id }) => id),
      } satisfies ExceededLimit;
    }),
  });
}

/** A limit that a cart is over. */
type ExceededLimit = {
  readonly limit: Pick<OrderLimitEntry, 'quantity'>;
  /** Pieces that could still be ordered. */
  readonly remaining: number;
  readonly wanted: number;
  readonly lines: readonly string[];
};
