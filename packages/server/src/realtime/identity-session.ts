import { MINUTE_MS } from '@comanda/domain';
import type { AuthenticatedActor } from '../core/index.ts';
import { CLOCK_TOLERANCE_MS, type Clock, CodedError } from '../lib/index.ts';
import { createCoalescedTask } from './coalesced-task.ts';

const MAX_TIMER_MS = 2_147_483_647;
/** Upper bound on how long a dismissed person's connection stays signed in if no event arrives. */
const VERIFY_INTERVAL_MS = MINUTE_MS;

export type IdentitySession = ReturnType<typeof createIdentitySession>;

type SessionDeps = {
  readonly actor: AuthenticatedActor;
  /** Expiry of the token on the wall clock, in milliseconds. */
  readonly expiresAt: number;
  readonly verify: () => Promise<AuthenticatedActor>;
  readonly clock: Clock;
  /** Called with the actor before and after a verification. */
  readonly onVerified: (before: AuthenticatedActor, after: AuthenticatedActor) => void;
  /** Called once the token has expired or is rejected. */
  readonly onEnd: () => void;
};

/**
 * Creates one identity's session on a connection: it verifies the token every minute and on request, and ends with it.
 * Times are kept on the monotonic clock, so that setting the wall clock neither ends nor extends a log-in.
 */
export function createIdentitySession({ actor, expiresAt, verify, clock, onVerified, onEnd }: SessionDeps) {
  let current = actor;
  let verifiedAt = clock.monotonic();
  let isOver = false;
  // by this node's clock a valid token may have expired already
  const lifetime = Math.max(expiresAt - clock.now(), CLOCK_TOLERANCE_MS);
  const endsAt = verifiedAt + lifetime;

  async function verifyNow(): Promise<void> {
    try {
      const verified = await verify();
      if (isOver) return;
      const before = current;
      current = verified;
      verifiedAt = clock.monotonic();
      onVerified(before, verified);
    } catch (error) {
      // stays signed in while the database is unavailable
      const isUnavailable = error instanceof CodedError && error.code === 'unavailable';
      if (!isOver && !isUnavailable) onEnd();
    }
  }

  const verification = createCoalescedTask(async () => {
    if (!isOver) await verifyNow();
  });
  const expiry = setTimeout(onEnd, Math.min(lifetime, MAX_TIMER_MS)).unref();
  const interval = setInterval(() => void verification.run(), VERIFY_INTERVAL_MS).unref();

  return {
    actor: () => current,
    isExpired: () => endsAt <= clock.monotonic(),
    verify: verification.run,
    /** Waits for the verification in progress, and for one of its own if the last is a minute old. */
    async ensureVerified(): Promise<void> {
      const isDue = clock.monotonic() - verifiedAt >= VERIFY_INTERVAL_MS;
      await (isDue ? verification.run() : verification.settled());
    },
    stop(): void {
      isOver = true;
      clearTimeout(expiry);
      clearInterval(interval);
    },
  };
}
