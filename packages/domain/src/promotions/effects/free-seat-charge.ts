import type { RuleEffect } from '../promotion-state.ts';
import type { Application } from './application.ts';

/** No seat charge, if there is one left to free (pricing P4.6). */
export function freeSeatCharge({ seatCharge }: Application): RuleEffect {
  return { freesSeatCharge: seatCharge > 0 };
}
