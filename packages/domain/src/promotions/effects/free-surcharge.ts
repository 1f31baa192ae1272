import type { RuleEffect } from '../promotion-state.ts';
import type { Application } from './application.ts';

/** No surcharge on the lines of the targets; an order rule frees the seat charge of it too (pricing P4.6). */
export function freeSurcharge({ rule, targets }: Application): RuleEffect {
  return {
    freeOfSurcharge: targets.flatMap(({ item }) => item.positions),
    freesSeatChargeOfSurcharge: rule.for !== 'product',
  };
}
