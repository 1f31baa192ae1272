import type { TableSession } from '@comanda/contract';

type Line = { readonly id: string };

/** Returns those of the lines rung up that are on one of the bills already (till T4.2). */
export function placedLines<Rung extends Line>(
  rung: readonly Rung[],
  bills: readonly Pick<TableSession, 'products'>[],
): readonly Rung[] {
  if (rung.length === 0) return [];
  const wanted = new Set(rung.map(({ id }) => id));
  const placed = new Set<string>();
  for (const { products } of bills) for (const { id } of products) if (wanted.has(id)) placed.add(id);
  return placed.size === 0 ? [] : rung.filter(({ id }) => placed.has(id));
}
