import { type AttemptLimiter, couponKeys } from '../../accounts/attempt-limiter/index.ts';
import type { Asker } from '../../core/index.ts';
import type { Coupons } from './coupons.ts';

/**
 * Answers about codes that somebody names. Those that they cannot know count as guesses, before it is known how they
 * end, so that many at once help nobody; staff look up what they like. Throws `tooManyRequests` with `retryAfter` (s).
 */
export function createCouponAttemptLimiter(attemptLimiter: AttemptLimiter): Coupons['naming'] {
  return async ({ actor, address }: Asker, codes, ask) => {
    if (actor.kind === 'staff') return (await ask()).answer;
    const keys = couponKeys(address);
    await attemptLimiter.trying(keys, codes);
    const { answer, known } = await ask();
    if (known > 0) await attemptLimiter.succeeded(keys, undefined, known);
    return answer;
  };
}
