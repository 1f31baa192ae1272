import type { CartLine, LineId } from '../model/index.ts';
import { type Millionths, multiplierRate, multiplyDivide, ONE } from '../money/index.ts';

/** A line that counts, with its place in its set. */
export type LineNode = {
  readonly line: CartLine;
  /** The line itself, or the outermost parent of its set. */
  readonly root: CartLine;
  readonly parent: LineNode | undefined;
  /** The effective quantity: a child's is its parent's times its ratio (pricing P2.7). */
  readonly quantity: Millionths;
};

/** Returns the lines that count, in order: not cancelled ones, nor the children of one (pricing P2.8). */
export function activeLines(lines: readonly CartLine[]): readonly LineNode[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const nodes = new Map<LineId, LineNode | undefined>();
  const nodeOf = (line: CartLine): LineNode | undefined => {
    if (nodes.has(line.id)) return nodes.get(line.id);
    // marks the line as visited, so that lines which name each other as parents do not recurse for ever
    nodes.set(line.id, undefined);
    const node = line.status === 'cancel' ? undefined : resolved(line, byId, nodeOf);
    nodes.set(line.id, node);
    return node;
  };
  return lines.map(nodeOf).filter((node) => node !== undefined);
}

function resolved(
  line: CartLine,
  byId: ReadonlyMap<LineId, CartLine>,
  nodeOf: (line: CartLine) => LineNode | undefined,
): LineNode | undefined {
  if (line.fromProduct === undefined) {
    return { line, root: line, parent: undefined, quantity: multiplierRate(line.quantity) };
  }
  const parentLine = byId.get(line.fromProduct);
  const parent = parentLine && nodeOf(parentLine);
  return parent && { line, root: parent.root, parent, quantity: childQuantity(line, parent) };
}

function childQuantity(line: CartLine, parent: LineNode): Millionths {
  const { quantityRatio = 1 } = line;
  if (quantityRatio === 1) return parent.quantity;
  return multiplyDivide(parent.quantity, multiplierRate(quantityRatio), ONE, 'halfUp');
}

/** Returns true if the chain of a line's parents is complete and ends in a standalone line. */
export function leadsToRoot(line: CartLine, byId: ReadonlyMap<LineId, CartLine>): boolean {
  const passed = new Set<LineId>();
  let current: CartLine | undefined = line;
  while (current !== undefined && !passed.has(current.id)) {
    if (current.fromProduct === undefined) return true;
    passed.add(current.id);
    current = byId.get(current.fromProduct);
  }
  return false;
}
