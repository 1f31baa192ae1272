import type { TableSession } from '@comanda/contract';
import {
  type CartLine,
  type Catalogue,
  childLines,
  isListed,
  isSelling,
  type LocalizedText,
  type OrderType,
  stockLevel,
} from '@comanda/domain';
import { groupLines, liveLines } from '../../../../data/sessions/progress.ts';

const STAFF = { selfOrder: false };
/** Most set items of a line. */
const MAX_CHILDREN = 60;

/** Dishes of a finished bill as they are rung up again. */
export type LinesAgain = {
  readonly lines: readonly CartLine[];
  /** Names of those that are not sold now. */
  readonly gone: readonly LocalizedText[];
};

type Placed = TableSession['products'][number];

function lineAgain(line: Placed, id: string): CartLine {
  const { product, options, quantity, customRemark, takeAway } = line;
  const { fromOption, fromChoice, fromSelection, quantityRatio } = line;
  const child = fromChoice === undefined ? {} : { fromOption, fromChoice, fromSelection, quantityRatio };
  return { id, product, options, quantity, customRemark, takeAway, ...child };
}

/**
 * Returns the dishes of a bill to ring up again (till T3.7): with new ids, today's set items and today's prices, but
 * without seats, courses, gifts and prices set by hand. Dishes that are not sold now, and those whose price is
 * entered, are `gone`.
 */
export function linesAgain(
  session: TableSession,
  catalogue: Catalogue,
  orderType: OrderType,
  newId: () => string,
): LinesAgain {
  const bought = liveLines(session).filter(({ fromCoupon }) => fromCoupon === undefined);
  const lines: CartLine[] = [];
  const gone: LocalizedText[] = [];
  for (const { line: placed, children } of groupLines(bought)) {
    const product = catalogue.products.get(placed.product ?? '');
    const isSold =
      product !== undefined &&
      product.openPrice !== true &&
      isListed(product, { ...STAFF, orderType }) &&
      isSelling(stockLevel(product, STAFF));
    if (!isSold) {
      gone.push(placed.name);
      continue;
    }
    const line = lineAgain(placed, newId());
    const existing = children.map((child) => ({ ...lineAgain(child, newId()), fromProduct: line.id }));
    const ids = Array.from({ length: MAX_CHILDREN }, newId);
    lines.push(line, ...childLines(line, catalogue, orderType, { ids, existing }));
  }
  return { lines, gone };
}
