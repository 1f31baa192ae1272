import type { TracedBill } from '../bill/index.ts';
import { activeLines, withChildQuantities } from '../lines/index.ts';
import type { CartLine, LineId, OrderType } from '../model/index.ts';

/** Order types whose free items are held back from the kitchen (specification §4, "Line status"). */
const COUPON_HOLDING_TYPES: readonly OrderType[] = ['takeAway', 'dineInNoTable', 'delivery'];

/**
 * Reconciles the free items of a cart with its bill: adds missing ones, and removes surplus ones and those of rules that
 * do not apply (specification §4, pricing P4.7). Placed lines stay as they are.
 */
export function reconcileCart(
  cart: readonly CartLine[],
  placed: readonly CartLine[],
  { promotions, context }: TracedBill,
): readonly CartLine[] {
  const roots = new Map(activeLines([...placed, ...cart]).map(({ line, root }) => [line.id, root]));
  const billed = new Map(promotions.lines.map(({ line }) => [line.id, line]));
  const isFree = (id: LineId) => roots.get(id)?.fromCoupon !== undefined;
  const status = COUPON_HOLDING_TYPES.includes(context.session.type) ? 'hold' : 'init';
  const kept = cart.flatMap((line) => {
    if (!isFree(line.id)) return [line];
    const billedLine = billed.get(line.id);
    return billedLine === undefined ? [] : [{ ...billedLine, status } as const];
  });
  const known = new Set(context.lineIds);
  const added = promotions.lines.filter(({ line }) => !known.has(line.id));
  const lines = [...kept, ...added.map(({ line }) => ({ ...line, status }) as const)];
  return withChildQuantities(lines);
}
