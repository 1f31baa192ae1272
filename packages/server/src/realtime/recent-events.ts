import type { OutboxEvent } from '../outbox/index.ts';

/** Longer than it takes to notice that a connection is lost. */
const KEPT_MS = 30_000;
/** Events that a node keeps for others at most. */
export const MAX_KEPT = 5_000;

/** Consecutive events of a node, for another that may not have heard of them. */
export type Recent = {
  /** Number of the first of them; one more than the last number of all where there are none. */
  readonly first: number;
  readonly events: readonly OutboxEvent[];
  /** Whether there were more than are kept. */
  readonly isShort: boolean;
};

/**
 * Numbers this node's events from one and keeps the last: half a minute's, and while others cannot be told all since
 * then. `now` gives milliseconds that never go back.
 */
export function createRecentEvents(now: () => number = () => performance.now()) {
  let kept: { readonly at: number; readonly event: OutboxEvent }[] = [];
  let last = 0;
  /** Until when somebody may miss what is not kept any more. */
  let shortUntil = Number.NEGATIVE_INFINITY;

  return {
    /** Keeps events under the next numbers; returns the first of these. */
    keep(events: readonly OutboxEvent[], isAway: boolean): number {
      const at = now();
      const first = last + 1;
      last += events.length;
      if (!isAway) kept = kept.filter((each) => at - each.at < KEPT_MS);
      for (const event of events) kept.push({ at, event });
      if (kept.length <= MAX_KEPT) return first;
      if (isAway) shortUntil = Number.POSITIVE_INFINITY;
      kept = kept.slice(-MAX_KEPT);
      return first;
    },
    /** Notes that the others can be told again. */
    back(): void {
      const at = now();
      // they are back at different moments
      kept = kept.map(({ event }) => ({ at, event }));
      if (shortUntil === Number.POSITIVE_INFINITY) shortUntil = at + KEPT_MS;
    },
    /** Returns the number of the last event, 0 before the first. */
    last: () => last,
    /** Returns what follows a number; without one, for a node that knows nothing of this one, all that is kept. */
    since(after?: number): Recent {
      const firstKept = last - kept.length + 1;
      const first = Math.max(firstKept, (after ?? 0) + 1);
      return {
        first,
        events: kept.slice(first - firstKept).map(({ event }) => event),
        isShort: after === undefined ? now() < shortUntil : firstKept > after + 1,
      };
    },
  };
}
