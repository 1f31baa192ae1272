import type { CartLine, Minor } from '../model/index.ts';
import { multiplierRate, ONE } from '../money/index.ts';
import { type PromotedLine, runningOf } from './promoted-line.ts';

/** An item of the bill, which rules match as one: a standalone line, or a set with its children (pricing P3.2). */
export type Item = {
  readonly parent: PromotedLine;
  /** Positions of its lines in the bill's lines. */
  readonly positions: readonly number[];
  /** The parent's pieces; 1 when it is sold by weight. */
  readonly quantity: number;
  readonly total: Minor;
};

/** Groups lines into items, in the order of their parents (pricing P3.2). */
export function itemsOf(lines: readonly PromotedLine[]): readonly Item[] {
  const families = new Map<CartLine, number[]>();
  lines.forEach(({ root }, position) => {
    const family = families.get(root);
    if (family === undefined) families.set(root, [position]);
    else family.push(position);
  });
  return lines
    .filter(({ line, root }) => line === root)
    .map((parent) => {
      const positions = families.get(parent.root) ?? [];
      const total = positions.reduce((sum, position) => sum + (lines[position]?.lineTotal ?? 0), 0);
      return { parent, positions, quantity: itemQuantity(parent), total };
    });
}

/** Counts the pieces of an item by its parent; 1 when that is sold by weight (pricing P3.2). */
export function itemQuantity(parent: PromotedLine): number {
  return parent.product?.soldByWeight ? 1 : parent.quantity / ONE;
}

/** Sums what earlier discounts left of the items' totals, in minor units (pricing P3.1). */
export function itemsRunning(items: readonly Item[], lines: readonly PromotedLine[]): Minor {
  return items.reduce((sum, { positions }) => sum + runningAt(positions, lines), 0);
}

/** Sums what earlier discounts left of the lines at some positions, in minor units. */
export function runningAt(positions: readonly number[], lines: readonly PromotedLine[]): Minor {
  return positions.reduce((sum, position) => {
    const line = lines[position];
    return line === undefined ? sum : sum + runningOf(line);
  }, 0);
}

/** Sums the items' weight exactly, in millionths of millionths of the products' unit (pricing P3.2). */
export function itemsWeight(items: readonly Item[], lines: readonly PromotedLine[]): bigint {
  return items
    .flatMap(({ positions }) => positions)
    .reduce((sum, position) => {
      const line = lines[position];
      const weight = line?.product?.weight ?? 0;
      return line === undefined ? sum : sum + BigInt(multiplierRate(weight)) * BigInt(line.quantity);
    }, 0n);
}
