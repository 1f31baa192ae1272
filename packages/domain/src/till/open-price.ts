import type { Minor, Product } from '../model/index.ts';

/** The ways in which a price entered for a product is wrong. */
export type OpenPriceProblem = 'required' | 'step' | 'minimum' | 'maximum';

/**
 * Returns what is wrong with the price, in minor units, that staff enter for a product which asks for it: between
 * `priceMin` and `priceMax`, a multiple of the currency's step, and never 0, which would be a gift without approval (till
 * T4.4).
 */
export function openPriceProblem(
  price: Minor | undefined,
  { priceMin, priceMax }: Pick<Product, 'priceMin' | 'priceMax'>,
  step: Minor,
): OpenPriceProblem | undefined {
  if (price === undefined) return 'required';
  if (price < lowestPrice({ priceMin }, step)) return 'minimum';
  if (priceMax !== undefined && price > priceMax) return 'maximum';
  return price % step === 0 ? undefined : 'step';
}

/** Returns the lowest price that may be entered for a product, in minor units: at least one step of the currency. */
export function lowestPrice({ priceMin = 0 }: Pick<Product, 'priceMin'>, step: Minor): Minor {
  return Math.max(priceMin, step);
}
