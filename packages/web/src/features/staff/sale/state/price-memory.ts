import type { CartLine } from '@comanda/domain';

/** Creates the memory of what lines cost when they were rung up, so that a price published since is noticed. */
export function createPriceMemory() {
  const known = new Map<string, { readonly of: string; readonly unit: number }>();
  return {
    /**
     * Returns what one piece of a line cost when it was rung up as it is now, in minor units, if that is another amount
     * than it costs now.
     */
    before: (line: CartLine, unit: number): number | undefined => {
      const { product, options, manualPrice, reason, takeAway, customProduct } = line;
      const of = JSON.stringify([product, options, manualPrice, reason, takeAway, customProduct]);
      const first = known.get(line.id);
      if (first?.of === of) return first.unit === unit ? undefined : first.unit;
      known.set(line.id, { of, unit });
      return undefined;
    },
  };
}
