import type { Clock } from '../lib/index.ts';

/** Rate and burst of a token bucket, and the maximum number of concurrent calls. */
export type Limits = { readonly perSecond: number; readonly burst: number; readonly inFlight: number };
type Admission = { readonly ok: true; leave(): void } | { readonly ok: false; readonly retryAfter: number };
export type Limiter = { enter(key: string): Admission; forget(key: string): void };

/** Limiters by connection and by the address it comes from. */
export type Limiters = { readonly perConnection: Limiter; readonly perAddress: Limiter };

const MAX_KEYS = 20_000;
type Bucket = { tokens: number; filledAt: number; running: number };

/**
 * Creates a limiter with a token bucket and a cap on concurrent calls for each key. `perSecond` 0 admits
 * everything.
 */
export function createLimiter(clock: Pick<Clock, 'monotonic'>, limits: Limits): Limiter {
  const buckets = new Map<string, Bucket>();
  if (limits.perSecond === 0) return { enter: () => ({ ok: true, leave() {} }), forget() {} };

  function bucketOf(key: string): Bucket {
    const now = clock.monotonic();
    const bucket = buckets.get(key) ?? { tokens: limits.burst, filledAt: now, running: 0 };
    bucket.tokens = Math.min(
      limits.burst,
      bucket.tokens + ((now - bucket.filledAt) / 1000) * limits.perSecond,
    );
    bucket.filledAt = now;
    buckets.set(key, bucket);
    if (buckets.size > MAX_KEYS) dropIdle();
    return bucket;
  }

  function dropIdle(): void {
    for (const [key, bucket] of buckets) if (bucket.running === 0) buckets.delete(key);
  }

  return {
    enter(key) {
      const bucket = bucketOf(key);
      if (bucket.running >= limits.inFlight) return { ok: false, retryAfter: 1 };
      if (bucket.tokens < 1) {
        return { ok: false, retryAfter: Math.max(1, Math.ceil((1 - bucket.tokens) / limits.perSecond)) };
      }
      bucket.tokens -= 1;
      bucket.running += 1;
      let isInside = true;
      return {
        ok: true,
        leave() {
          if (isInside) bucket.running -= 1;
          isInside = false;
        },
      };
    },
    forget(key) {
      buckets.delete(key);
    },
  };
}

/** Admits a call by its connection, then by its address; a refused call consumes neither. */
export function enterBoth(
  { perConnection, perAddress }: Limiters,
  from: { readonly connection: string; readonly address: string },
): Admission {
  const byConnection = perConnection.enter(from.connection);
  if (!byConnection.ok) return byConnection;
  const byAddress = perAddress.enter(from.address);
  if (!byAddress.ok) {
    byConnection.leave();
    return byAddress;
  }
  return {
    ok: true,
    leave() {
      byConnection.leave();
      byAddress.leave();
    },
  };
}
