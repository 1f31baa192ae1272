/**
 * Returns the entries of a list with one of them switched, in their order; absent or empty it means all of them, so that the
 * last one stays.
 */
export function switchedEntries<Entry extends string | number>(
  all: readonly Entry[],
  chosen: readonly Entry[] | undefined,
  entry: Entry,
): readonly Entry[] | undefined {
  const now = chosen === undefined || chosen.length === 0 ? all : chosen;
  const next = all.filter((each) => (each === entry ? !now.includes(each) : now.includes(each)));
  if (next.length === 0) return now;
  return next.length === all.length ? undefined : next;
}
