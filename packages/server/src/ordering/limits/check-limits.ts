import type { OrderLimitEntry, Shop, TableSession } from '@comanda/contract';
import { type CartLine, exceededLimits, limitStates, remainingQuantity } from '@comanda/domain';
import { type Actor, type CoreContext, isSelfOrder } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { tableGroupLines } from '../../floor/tables/index.ts';
import { CodedError } from '../../lib/index.ts';

type LimitCheck = {
  readonly shop: Shop;
  readonly session: Pick<TableSession, 'shop' | '_id' | 'tables'>;
  readonly placed: readonly CartLine[];
  readonly cart: readonly CartLine[];
};

/**
 * Throws `exceedOrderLimit` if the cart exceeds the shop's purchase limits (specification §5, "Limits"), with what
 * remains of each limit and the lines concerned. Limits per table group also count its other open bills. Staff are
 * exempt.
 */
export async function checkLimits(
  tx: Tx,
  { catalogue }: Pick<CoreContext, 'catalogue'>,
  { shop, session, placed, cart }: LimitCheck,
  actor: Actor,
): Promise<void> {
  const { onlineOrderLimits: limits = [] } = shop;
  if (!isSelfOrder(actor) || limits.length === 0) return;
  const needsGroup = limits.some(({ limitType }) => limitType !== 'perOrder');
  const group = needsGroup ? await tableGroupLines(tx, session) : [];
  const query = {
    placed,
    cart,
    tables: session.tables,
    group,
    catalogue: catalogue.menu(shop._id).pricing(),
  };
  const exceeded = exceededLimits(limits, query);
  if (exceeded.length === 0) return;
  const isLimited = (limit: (typeof exceeded)[number]['limit'], { product: id = '' }: CartLine) => {
    const product = query.catalogue.products.get(id);
    return product !== undefined && remainingQuantity(product, [limit], query) !== undefined;
  };
  throw new CodedError('exceedOrderLimit', {
    limits: exceeded.map(({ limit, counted }) => {
      const [before] = limitStates([limit], { ...query, cart: [] });
      const { counted: ordered = 0 } = before ?? {};
      return {
        limit,
        remaining: Math.max(0, limit.quantity - ordered),
        wanted: counted - ordered,
        lines: cart.filter((line) => isLimited(limit, line)).map(({ id }) => id),
      } satisfies ExceededLimit;
    }),
  });
}

/** A limit that the cart exceeds, as sent to the caller. */
type ExceededLimit = {
  readonly limit: Pick<OrderLimitEntry, 'quantity'>;
  /** Pieces that can still be ordered. */
  readonly remaining: number;
  readonly wanted: number;
  readonly lines: readonly string[];
};
