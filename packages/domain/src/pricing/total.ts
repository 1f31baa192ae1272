import type { Shop } from '../model/shop.ts';
import type { Minor } from '../model/units.ts';
import { ceilTo, floorTo, halfUp } from '../money/rounding.ts';

/** A total brought to the shop's round factor by its method: anything unnamed rounds up (pricing P5.5). */
export function roundedTotal(raw: Minor, shop: Shop, step: Minor): Minor {
  const factor = shop.priceRoundFactor || step;
  switch (shop.priceRoundMethod) {
    case 'no':
      return raw;
    case 'floor':
      return floorTo(raw, factor);
    case 'round':
      return halfUp(raw, factor);
    default:
      return ceilTo(raw, factor);
  }
}
