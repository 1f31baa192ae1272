import { type AttemptLimiter, couponKeys } from '../../accounts/attempt-limiter/index.ts';
import type { Requester } from '../../core/index.ts';
import type { Coupons } from './coupons.ts';

/**
 * Creates the attempt limit for calls that name coupon codes. Codes count before the look-up, so that concurrent calls
 * are limited too, and those found are uncounted afterwards. Staff are not limited. Throws `tooManyRequests` with
 * `retryAfter` (s).
 */
export function createCouponAttemptLimiter(attemptLimiter: AttemptLimiter): Coupons['withAttemptLimit'] {
  return async ({ actor, address }: Requester, codes, lookUp) => {
    if (actor.kind === 'staff') return (await lookUp()).answer;
    const keys = couponKeys(address);
    await attemptLimiter.consume(keys, codes);
    const { answer, known } = await lookUp();
    if (known > 0) await attemptLimiter.refund(keys, undefined, known);
    return answer;
  };
}
