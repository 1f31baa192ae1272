import type { CartLine, Minor } from '../model/index.ts';
import { multiplierRate, ONE } from '../money/index.ts';
import { type PromotedLine, runningOf } from './promoted-line.ts';

/** A standalone line, or a set's parent with its children: what rules look at (pricing P3.2). */
export type Item = {
  readonly parent: PromotedLine;
  /** Positions of its lines in the bill's lines. */
  readonly positions: readonly number[];
  /** The parent's pieces; 1 when it is sold by weight. */
  readonly quantity: number;
  readonly total: Minor;
};

/** The items of lines, in order of their parents (pricing P3.2). */
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

/** Pieces of an item, by its parent; 1 when that is sold by weight (pricing P3.2). */
export function itemQuantity(parent: PromotedLine): number {
  return parent.product?.soldByWeight ? 1 : parent.quantity / ONE;
}

/** What is left of the items' totals (pricing P3.1). */
export function itemsRunning(items: readonly Item[], lines: readonly PromotedLine[]): Minor {
  return items.reduce((sum, { positions }) => sum + runningAt(positions, lines), 0);
}

/** What is left of the totals of some lines. */
export function runningAt(positions: readonly number[], lines: readonly PromotedLine[]): Minor {
  return positions.reduce((sum, position) => {
    const line = lines[position];
    return line === undefined ? sum : sum + runningOf(line);
  }, 0);
}

/** The items' weight, in millionths of millionths of the products' unit: exact (pricing P3.2). */
export function itemsWeight(items: readonly Item[], lines: readonly PromotedLine[]): bigint {
  return items
    .flatMap(({ positions }) => positions)
    .reduce((sum, position) => {
      const line = lines[position];
      const weight = line?.product?.weight ?? 0;
      return line === undefined ? sum : sum + BigInt(multiplierRate(weight)) * BigInt(line.quantity);
    }, 0n);
}
