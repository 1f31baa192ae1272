import type { RuleEffect } from '../promotion-state.ts';
import type { Application } from './application.ts';

/** Waives the seat charge, if there is one (pricing P4.6). */
export function freeSeatCharge({ seatCharge }: Application): RuleEffect {
  return { freesSeatCharge: seatCharge > 0 };
}
