import type { Actor } from '../core/index.ts';
import { type Clock, CodedError } from '../lib/index.ts';
import { createLimiter } from './limits.ts';

/** Calls of another program at a node (office B9.1). */
const LIMITS = { perSecond: 20, burst: 20, inFlight: 20 };

/**
 * Creates the function that admits the calls of other programs at a rate for each token, and those of everybody else
 * always; it returns what to call at a call's end. Throws `tooManyRequests` with `retryAfter` (s).
 */
export function createIntegrationAdmission(clock: Pick<Clock, 'monotonic'>): (actor: Actor) => () => void {
  const limiter = createLimiter(clock, LIMITS);
  return (actor) => {
    if (actor.kind !== 'integration') return () => {};
    const admission = limiter.enter(actor.token);
    if (admission.ok) return admission.leave;
    throw new CodedError('tooManyRequests', { retryAfter: admission.retryAfter });
  };
}
