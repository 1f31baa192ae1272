import type { OutboxEvent } from '../outbox/index.ts';

/** Retention in milliseconds; longer than it takes to detect a lost connection. */
const RETENTION_MS = 30_000;
/** Maximum number of events that a node keeps for others. */
export const MAX_RECENT_EVENTS = 5_000;

/** Consecutive events of a node, for another that may have missed them. */
export type RecentEvents = {
  /** Number of the first of them; one more than the node's last number if there are none. */
  readonly first: number;
  readonly events: readonly OutboxEvent[];
  /** True if older events were requested but are no longer kept. */
  readonly isShort: boolean;
};

/**
 * Numbers this node's events from one and keeps the last half minute of them; while others are unreachable, all since
 * then. `now` is a monotonic clock in milliseconds.
 */
export function createRecentEvents(now: () => number = () => performance.now()) {
  let recent: { readonly at: number; readonly event: OutboxEvent }[] = [];
  let last = 0;
  /** Time until which another node may miss events that were dropped. */
  let shortUntil = Number.NEGATIVE_INFINITY;

  /** Returns the number of events that need not be kept any longer: they are sorted by their time. */
  function expiredAt(at: number): number {
    let expired = 0;
    while (at - (recent[expired]?.at ?? at) >= RETENTION_MS) expired += 1;
    return expired;
  }

  return {
    /** Keeps events under the next numbers; returns the first of these. */
    keep(events: readonly OutboxEvent[], isDisconnected: boolean): number {
      const at = now();
      const first = last + 1;
      last += events.length;
      if (!isDisconnected) recent.splice(0, expiredAt(at));
      for (const event of events) recent.push({ at, event });
      const excess = recent.length - MAX_RECENT_EVENTS;
      if (excess <= 0) return first;
      if (isDisconnected) shortUntil = Number.POSITIVE_INFINITY;
      recent.splice(0, excess);
      return first;
    },
    /** Notes that other nodes can be reached again. */
    reconnected(): void {
      const at = now();
      // they reconnect at different times
      recent = recent.map(({ event }) => ({ at, event }));
      if (shortUntil === Number.POSITIVE_INFINITY) shortUntil = at + RETENTION_MS;
    },
    /** Returns the number of the last event, 0 before the first. */
    last: () => last,
    /** Returns the events after a number; without one, for a node that knows nothing of this one, all that are kept. */
    since(after?: number): RecentEvents {
      const firstRetained = last - recent.length + 1;
      const first = Math.max(firstRetained, (after ?? 0) + 1);
      return {
        first,
        events: recent.slice(first - firstRetained).map(({ event }) => event),
        isShort: after === undefined ? now() < shortUntil : firstRetained > after + 1,
      };
    },
  };
}
