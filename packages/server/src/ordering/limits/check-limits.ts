import type { OrderLimitEntry, Shop, TableSession } from '@comanda/contract';
import { type CartLine, exceededLimits, limitStates, remainingQuantity } from '@comanda/domain';
import { type Actor, type CoreContext, isSelfOrder } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { tableGroupLines } from '../../floor/tables/index.ts';
import { CodedError } from '../../lib/index.ts';

type Order = {
  readonly shop: Shop;
  readonly session: Pick<TableSession, 'shop' | '_id' | 'tables'>;
  readonly placed: readonly CartLine[];
  readonly cart: readonly CartLine[];
};

/**
 * The shop's purchase limits (specification §5, "Limits"), which are for guests: throws `exceedOrderLimit` with what
 * remains of each, and the lines concerned. Those of a table group count its other open bills, too. Staff order what they are asked for.
 */
export async function checkLimits(
  tx: Tx,
  { catalogue }: Pick<CoreContext, 'catalogue'>,
  { shop, session, placed, cart }: Order,
  actor: Actor,
): Promise<void> {
  const { onlineOrderLimits: limits = [] } = shop;
  if (!isSelfOrder(actor) || limits.length === 0) return;
  const isForGroup = limits.some(({ limitType }) => limitType !== 'perOrder');
  const group = isForGroup ? await tableGroupLines(tx, session) : [];
  const question = { placed, cart, tables: session.tables, group, catalogue: catalogue.pricing() };
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
