import type { Reads } from './db.ts';
import { orUnavailable } from './unavailable.ts';

/** Wraps reads so that they throw `unavailable` while the database is unavailable. */
export function availableReads({ all, first, query }: Reads): Reads {
  return {
    all: (statement, given) => orUnavailable(() => all(statement, given)),
    first: (statement, given) => orUnavailable(() => first(statement, given)),
    query: (build) => orUnavailable(() => query(build)),
  };
}
