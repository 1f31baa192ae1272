import type { WorkedBill } from '../bill/index.ts';
import { activeLines, withChildQuantities } from '../lines/index.ts';
import type { CartLine, LineId, OrderType } from '../model/index.ts';

/** Where free items wait until somebody hands them out (specification §4, "Line status"). */
const HOLDING: readonly OrderType[] = ['takeAway', 'dineInNoTable', 'delivery'];

/**
 * The cart with the free items that its bill has: missing ones added, surplus ones and those of rules that do
 * not apply taken away (specification §4, pricing P4.7). Lines that are placed already stay as they are.
 */
export function mendedCart(
  cart: readonly CartLine[],
  placed: readonly CartLine[],
  { promotions, context }: WorkedBill,
): readonly CartLine[] {
  const roots = new Map(activeLines([...placed, ...cart]).map(({ line, root }) => [line.id, root]));
  const billed = new Map(promotions.lines.map(({ line }) => [line.id, line]));
  const isFree = (id: LineId) => roots.get(id)?.fromCoupon !== undefined;
  const status = HOLDING.includes(context.session.type) ? 'hold' : 'init';
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
