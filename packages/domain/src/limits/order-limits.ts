import { guestsOf } from '../bill/index.ts';
import { type Catalogue, productOf } from '../catalogue/index.ts';
import { activeLines, type LineNode } from '../lines/index.ts';
import {
  allows,
  type CartLine,
  type FrozenProduct,
  type OrderLimitEntry,
  type Product,
  type SessionTable,
} from '../model/index.ts';
import { ONE } from '../money/index.ts';

/** The lines that limits are counted over. */
export type LimitQuery = {
  /** The placed lines of the bill. */
  readonly placed: readonly CartLine[];
  readonly cart: readonly CartLine[];
  readonly catalogue: Catalogue;
  /** The session's table group. */
  readonly tables?: readonly SessionTable[];
  /** Lines on other bills of the same table group. */
  readonly group?: readonly CartLine[];
};

/** A limit that applies, with the pieces counted so far. */
export type LimitState = {
  readonly limit: OrderLimitEntry;
  readonly counted: number;
  /** Pieces that may still be added; below 0 it is exceeded. */
  readonly remaining: number;
};

/**
 * Counts every limit that applies to the table group over bill and cart, including set items but not cancelled lines
 * (specification §5, "Limits").
 */
export function limitStates(limits: readonly OrderLimitEntry[], question: LimitQuery): readonly LimitState[] {
  const { placed, cart, group = [], catalogue } = question;
  const order = countable([...placed, ...cart], catalogue);
  const others = countable(group, catalogue);
  return limits
    .filter((limit) => appliesTo(limit, question.tables ?? []))
    .map((limit) => {
      const counted = countOf(limit, limit.limitType === 'perOrder' ? order : [...order, ...others]);
      return { limit, counted, remaining: limit.quantity - counted };
    });
}

/** Returns the limits that bill and cart exceed (specification §8, "Exceed Order Limit"). */
export function exceededLimits(
  limits: readonly OrderLimitEntry[],
  question: LimitQuery,
): readonly LimitState[] {
  return limitStates(limits, question).filter(({ remaining }) => remaining < 0);
}

/**
 * Returns the pieces of a product that a guest may still add, at least 0: the least that the limits on its product,
 * category or sub-category leave (specification §5). Undefined when nothing limits it.
 */
export function remainingQuantity(
  product: Product,
  limits: readonly OrderLimitEntry[],
  question: LimitQuery,
): number | undefined {
  const states = limitStates(limits, question).filter(({ limit }) => limitsPiece(limit, piece(product)));
  if (states.length === 0) return undefined;
  return Math.max(0, Math.min(...states.map(({ remaining }) => remaining)));
}

/** Returns true if a table group has the tables and guests from which a limit applies. */
function appliesTo(
  { capacity = 0, numOfTables = 0 }: OrderLimitEntry,
  tables: readonly SessionTable[],
): boolean {
  return tables.length >= numOfTables && guestsOf({ tables }) >= capacity;
}

type Piece = {
  readonly product?: string;
  readonly category?: string;
  readonly subCategory?: string;
};
type Counted = { readonly piece: Piece; readonly quantity: number };

function countable(lines: readonly CartLine[], catalogue: Catalogue): readonly Counted[] {
  return activeLines(lines).map((node) => {
    const { line } = node;
    const product = productOf(line, catalogue);
    const own = product === undefined ? { product: line.product } : piece(product);
    const category = own.category ?? line.category ?? line.customProduct?.category;
    return {
      piece: { ...own, category, subCategory: own.subCategory ?? line.subCategory },
      quantity: piecesOf(node, product),
    };
  });
}

function piece({ _id, category, subCategory }: FrozenProduct): Piece {
  return { product: _id, category, subCategory };
}

/** Counts the pieces of a line; one for a product sold by weight. */
function piecesOf({ quantity }: LineNode, product: FrozenProduct | undefined): number {
  return product?.soldByWeight ? 1 : quantity / ONE;
}

function countOf(limit: OrderLimitEntry, counted: readonly Counted[]): number {
  const fitting = counted.filter((entry) => limitsPiece(limit, entry.piece));
  return fitting.reduce((sum, { quantity }) => sum + quantity, 0);
}

function limitsPiece(limit: OrderLimitEntry, { product, category, subCategory }: Piece): boolean {
  return (
    allows(limit.product, product) &&
    allows(limit.category, category) &&
    allows(limit.subCategory, subCategory)
  );
}
