import type { Ordering } from '../../ordering/index.ts';
import { createAction, type Handlers } from '../call/index.ts';

/** Serves the calls that cancel or void an order, and those by which staff change a placed one. */
export function createCancellationServices(ordering: Ordering) {
  return {
    'tableSessions/cancel': createAction('tableSessions/cancel', ordering.cancel),
    'tableSessions/void': createAction('tableSessions/void', ordering.void),
    'tableSessions/priceLines': createAction('tableSessions/priceLines', ordering.priceLines),
    'tableSessions/changeLines': createAction('tableSessions/changeLines', ordering.changeLines),
    'tableSessions/discounts': createAction('tableSessions/discounts', ordering.discounts),
    'tableSessions/adjust': createAction('tableSessions/adjust', ordering.adjust),
  } satisfies Record<string, Handlers>;
}
