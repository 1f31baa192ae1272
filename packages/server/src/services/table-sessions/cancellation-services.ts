import type { Ordering } from '../../ordering/index.ts';
import { createAction, type Handlers } from '../call/index.ts';

/** Serves the calls that cancel or void an order. */
export function createCancellationServices(ordering: Ordering) {
  return {
    'tableSessions/cancel': createAction('tableSessions/cancel', ordering.cancel),
    'tableSessions/void': createAction('tableSessions/void', ordering.void),
  } satisfies Record<string, Handlers>;
}
