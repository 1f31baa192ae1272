import type { Minor, Shop } from '../model/index.ts';
import { ceilTo, floorTo, halfUp } from '../money/index.ts';

/** Rounds a total to the shop's round factor by its method; an unknown method rounds up (pricing P5.5). */
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
