import { selects } from '../lines/index.ts';
import type { CartLine, Minor, PriceModifier } from '../model/index.ts';
import { percentRate, scale } from '../money/index.ts';
import type { PriceContext } from './price-context.ts';

/** Sums what the applicable modifiers add to `base`, in minor units; it may be negative (pricing P2.2). */
export function modifierSum(
  modifiers: readonly PriceModifier[] | undefined,
  base: Minor,
  line: CartLine,
  context: PriceContext,
): Minor {
  if (modifiers === undefined) return 0;
  return modifiers
    .filter((modifier) => modifierApplies(modifier, line, context))
    .reduce((sum, modifier) => sum + modifierAmount(modifier, base, context.step), 0);
}

/** Returns true if a modifier applies to a line (pricing P2.2). */
export function modifierApplies(
  modifier: PriceModifier,
  line: CartLine,
  { shop, session }: PriceContext,
): boolean {
  const isOfShop = modifier.shop === undefined || modifier.shop === shop._id;
  if (!isOfShop) return false;
  if (modifier.type === 'productOption') return selects(line, modifier.option, modifier.optionValue);
  return modifier.modifier !== undefined && (session.modifiers ?? []).includes(modifier.modifier);
}

/** Returns what one modifier adds to `base`, in minor units (pricing P2.2). */
export function modifierAmount(modifier: PriceModifier, base: Minor, step: Minor): Minor {
  if (modifier.percent === undefined) return modifier.price ?? 0;
  return scale(base, percentRate(modifier.percent), step, 'halfUp');
}
