/** Returns the pieces of each product on a bill with the lines rung up, set items among them. */
export function piecesByProduct(
  lines: readonly { readonly product?: string | undefined; readonly quantity: number }[],
): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { product, quantity } of lines)
    if (product !== undefined) pieces.set(product, (pieces.get(product) ?? 0) + quantity);
  return pieces;
}
