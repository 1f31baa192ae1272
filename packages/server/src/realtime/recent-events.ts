import type { OutboxEvent } from '../core.ts';

/** Longer than it takes to notice that a connection is lost. */
const KEPT_MS = 30_000;
const MOST_KEPT = 5_000;

/** What is told to a node that was away: the events it may not have heard of. */
export type Recent = {
  readonly events: readonly OutboxEvent[];
  /** Whether there were more than are kept. */
  readonly isShort: boolean;
};

/** The last events of this node: half a minute's, and while the others cannot be told all since then. */
export function createRecentEvents(now: () => number = Date.now) {
  let kept: { readonly at: number; readonly event: OutboxEvent }[] = [];
  /** Until when somebody may miss what is not kept any more. */
  let shortUntil = 0;

  return {
    keep(events: readonly OutboxEvent[], isAway: boolean): void {
      const at = now();
      if (!isAway) kept = kept.filter((each) => at - each.at < KEPT_MS);
      for (const event of events) kept.push({ at, event });
      if (kept.length <= MOST_KEPT) return;
      if (isAway) shortUntil = Number.POSITIVE_INFINITY;
      kept = kept.slice(-MOST_KEPT);
    },
    /** The others can be told again. */
    back(): void {
      const at = now();
      // they are back at different moments
      kept = kept.map(({ event }) => ({ at, event }));
      if (shortUntil === Number.POSITIVE_INFINITY) shortUntil = at + KEPT_MS;
    },
    all(): Recent {
      return { events: kept.map(({ event }) => event), isShort: now() < shortUntil };
    },
  };
}
