import type { RuleEffect } from '../promotion-state.ts';
import type { Application } from './application.ts';

/** Waives the surcharge on the lines of the targets; an order rule waives that on the seat charge too (pricing P4.6). */
export function freeSurcharge({ rule, targets }: Application): RuleEffect {
  return {
    freeOfSurcharge: targets.flatMap(({ item }) => item.positions),
    freesSeatChargeOfSurcharge: rule.for !== 'product',
  };
}
