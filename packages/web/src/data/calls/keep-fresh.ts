import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isPassing } from './call-error.ts';

/** Queries are read again after so many milliseconds at the latest; together with the next look within a minute. */
const READ_EVERY_MS = 55_000;
/** How often it is looked whether something is due, and how soon a reading that failed is tried again. */
const LOOK_EVERY_MS = 5_000;

export type Fresh = {
  /** Reads the queries again, those that are shown. */
  readonly now: () => void;
  readonly stop: () => void;
};

type Kept = Fresh & { count: number };

const keptOf = new WeakMap<QueryClient, Map<string, Kept>>();

/**
 * Keeps what a screen shows fresh although an event may never come: the queries under a key are read again when the
 * page comes into view, at least once a minute, and every few seconds after a reading that failed for a time. Several
 * that keep the same key share one rhythm. (A `refetchInterval` would begin anew with each event and never end.)
 *
 * @param inBackground also while the page is hidden, as for a screen that rings
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
  /** An event that comes after it clears the query's own error, and brings no more than itself. */
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
