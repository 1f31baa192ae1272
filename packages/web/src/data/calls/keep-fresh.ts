import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isPassing } from './call-error.ts';
import { connection } from './connection.ts';

/** Milliseconds after which queries are due; with the interval of the checks, a refetch within a minute. */
const REFRESH_EVERY_MS = 55_000;
/** Milliseconds between checks for due queries, and until a failed refetch is retried. */
const CHECK_EVERY_MS = 5_000;

export type Fresh = {
  /** Refetches the queries that are shown. */
  readonly now: () => void;
  readonly stop: () => void;
};

type SharedRefresher = Fresh & { count: number };

const refreshersOf = new WeakMap<QueryClient, Map<string, SharedRefresher>>();

/**
 * Keeps queries fresh even if events are lost: those under a key are refetched when the page becomes visible, at
 * least once a minute, and every few seconds after a temporary failure. Callers with the same key share one timer.
 * (A `refetchInterval` would restart with each event and never elapse.)
 *
 * @param inBackground also refetches while the page is hidden, as for a screen that rings
 */
export function keepFresh(queries: QueryClient, queryKey: QueryKey, { inBackground = false } = {}): Fresh {
  const refreshers = refreshersOf.get(queries) ?? new Map<string, SharedRefresher>();
  refreshersOf.set(queries, refreshers);
  const hash = hashKey(queryKey);
  const shared = refreshers.get(hash) ?? startRefreshing(queries, queryKey, inBackground);
  refreshers.set(hash, shared);
  shared.count += 1;
  return {
    now: shared.now,
    stop() {
      shared.count -= 1;
      if (shared.count > 0) return;
      shared.stop();
      refreshers.delete(hash);
    },
  };
}

/**
 * Keeps a query live: refetches it on every connection as well. Returns the function that stops it.
 *
 * @param subscribe makes the calls that a connection needs for the query's events, before each refetch
 */
export function followQuery(
  queries: QueryClient,
  queryKey: QueryKey,
  { inBackground = false, subscribe }: { inBackground?: boolean; subscribe?: () => Promise<void> } = {},
): () => void {
  const fresh = keepFresh(queries, queryKey, { inBackground });
  const stopConnected = connection.onConnected(async () => {
    try {
      await subscribe?.();
    } finally {
      fresh.now();
    }
  });
  return () => {
    fresh.stop();
    stopConnected();
  };
}

function startRefreshing(queries: QueryClient, queryKey: QueryKey, inBackground: boolean): SharedRefresher {
  let refreshedAt = performance.now();
  /** Set after a temporary failure; the query's own error is cleared by the next event, which brings one row only. */
  let hasFailed = false;

  function now(): void {
    refreshedAt = performance.now();
    hasFailed = false;
    queries.invalidateQueries({ queryKey }, { throwOnError: true }).catch((error: unknown) => {
      hasFailed ||= isPassing(error);
    });
  }

  function isOverdue(): boolean {
    const shown = queries.getQueryCache().findAll({ queryKey, type: 'active' });
    return hasFailed || shown.some(({ state }) => isPassing(state.error));
  }

  function check(): void {
    if (document.visibilityState === 'hidden' && !inBackground) return;
    if (queries.isFetching({ queryKey }) > 0) return;
    if (isOverdue() || performance.now() - refreshedAt >= REFRESH_EVERY_MS) now();
  }

  function onVisibility(): void {
    if (document.visibilityState === 'visible') now();
  }

  const timer = setInterval(check, CHECK_EVERY_MS);
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
