import type { Reads } from './db.ts';
import { orUnavailable } from './unavailable.ts';

/** Nothing but reading, which throws `unavailable` when the database is away. */
export function carefulReads({ all, first, query }: Reads): Reads {
  return {
    all: (statement, given) => orUnavailable(() => all(statement, given)),
    first: (statement, given) => orUnavailable(() => first(statement, given)),
    query: (build) => orUnavailable(() => query(build)),
  };
}
