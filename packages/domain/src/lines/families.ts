import type { CartLine, LineId } from '../model/index.ts';
import { multiplierRate, multiplyDivide, ONE } from '../money/index.ts';

type Lines = readonly CartLine[];

/** Returns the direct children of a line. */
export function childrenOf(lines: Lines, parent: LineId): Lines {
  return lines.filter((line) => line.fromProduct === parent);
}

/** Returns the ids of a line and of all its descendants. */
export function familyOf(lines: Lines, id: LineId): ReadonlySet<LineId> {
  const family = new Set<LineId>([id]);
  const addChildren = (parent: LineId) => {
    for (const child of childrenOf(lines, parent)) {
      if (family.has(child.id)) continue;
      family.add(child.id);
      addChildren(child.id);
    }
  };
  addChildren(id);
  return family;
}

/** Removes a line and all its descendants. */
export function withoutFamily(lines: Lines, id: LineId): Lines {
  const family = familyOf(lines, id);
  return lines.filter((line) => !family.has(line.id));
}

/** Sets every child's quantity to its parent's times its ratio (specification §4, cart rules). */
export function withChildQuantities(lines: Lines): Lines {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const quantityOf = (line: CartLine, depth = 0): number => {
    const parent = line.fromProduct === undefined ? undefined : byId.get(line.fromProduct);
    if (parent === undefined || depth > lines.length) return line.quantity;
    const quantity = multiplierRate(quantityOf(parent, depth + 1));
    return multiplyDivide(quantity, multiplierRate(line.quantityRatio ?? 1), ONE, 'halfUp') / ONE;
  };
  return lines.map((line) => {
    const quantity = quantityOf(line);
    return quantity === line.quantity ? line : { ...line, quantity };
  });
}
