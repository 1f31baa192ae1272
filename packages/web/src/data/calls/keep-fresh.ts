import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isPassing } from './call-error.ts';

/** Milliseconds after which queries are due; with the interval of the checks, a refetch within a minute. */
const READ_EVERY_MS = 55_000;
/** Milliseconds between checks for due queries, and until a failed refetch is retried. */
const LOOK_EVERY_MS = 5_000;

export type Fresh = {
  /** Refetches the queries that are shown. */
  readonly now: () => void;
  readonly stop: () => void;
};

type Kept = Fresh & { count: number };

const keptOf = new WeakMap<QueryClient, Map<string, Kept>>();

/**
 * Keeps queries fresh even if events are lost: those under a key are refetched when the page becomes visible, at
 * least once a minute, and every few seconds after a temporary failure. Callers with the same key share one timer.
 * (A `refetchInterval` would restart with each event and never elapse.)
 *
 * @param inBackground also refetches while the page is hidden, as for a screen that rings
 */
export function keepFresh(queries: QueryClient, queryKey: QueryKey, { inBackground = false } = {}): Fresh {
  const ofClient = keptOf.get(queries) ?? new Map<string, Kept>();
  keptOf.set(queries, ofClient);
  const hash = hashKey(queryKey);
  const kept = ofClient.get(hash) ?? startKeeping(queries, queryKey, inBackground);
  ofClient.set(hash, kept);
  kept.count += 1;
  return {
    now: kept.now,
    stop() {
      kept.count -= 1;
      if (kept.count > 0) return;
      kept.stop();
      ofClient.delete(hash);
    },
  };
}

function startKeeping(queries: QueryClient, queryKey: QueryKey, inBackground: boolean): Kept {
  let readAt = performance.now();
  /** Set after a temporary failure; the query's own error is cleared by the next event, which brings one row only. */
  let hasFailed = false;

  function now(): void {
    readAt = performance.now();
    hasFailed = false;
    queries.invalidateQueries({ queryKey }, { throwOnError: true }).catch((error: unknown) => {
      hasFailed ||= isPassing(error);
    });
  }

  function isUnread(): boolean {
    const shown = queries.getQueryCache().findAll({ queryKey, type: 'active' });
    return hasFailed || shown.some(({ state }) => isPassing(state.error));
  }

  function look(): void {
    if (document.visibilityState === 'hidden' && !inBackground) return;
    if (queries.isFetching({ queryKey }) > 0) return;
    if (isUnread() || performance.now() - readAt >= READ_EVERY_MS) now();
  }

  function onVisibility(): void {
    if (document.visibilityState === 'visible') now();
  }

  const timer = setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', onVisibility);
  return {
    count: 0,
    now,
    stop() {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
