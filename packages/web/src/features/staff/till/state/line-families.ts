import type { CartLine } from '@comanda/domain';

/** A line with the items of its set. */
export type LineFamily = {
  readonly line: CartLine;
  /** Items that were chosen in the set itself. */
  readonly items: readonly CartLine[];
  /** The line with all items of its set, also those of sets in it. */
  readonly all: readonly CartLine[];
};

/** Returns the lines that are no set items, in their order, each with the items of its set. */
export function lineFamilies(lines: readonly CartLine[]): readonly LineFamily[] {
  const itemsOf = new Map<string | undefined, CartLine[]>();
  for (const line of lines) {
    const siblings = itemsOf.get(line.fromProduct);
    if (siblings === undefined) itemsOf.set(line.fromProduct, [line]);
    else siblings.push(line);
  }
  const within = (line: CartLine): readonly CartLine[] => [
    line,
    ...(itemsOf.get(line.id) ?? []).flatMap(within),
  ];
  const roots = itemsOf.get(undefined) ?? [];
  return roots.map((line) => ({ line, items: itemsOf.get(line.id) ?? [], all: within(line) }));
}

/** Returns what a line comes to with the items of its set, minor units. */
export function familyAmount({ all }: LineFamily, amountOf: (line: CartLine) => number): number {
  return all.reduce((sum, line) => sum + amountOf(line), 0);
}
