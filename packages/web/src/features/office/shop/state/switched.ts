/** Returns a choice after an entry was switched; undefined, which means everything, where all or none are chosen. */
export function switched<Entry>(
  all: readonly Entry[],
  chosen: readonly Entry[],
  entry: Entry,
): Entry[] | undefined {
  const now = chosen.length === 0 ? all : chosen;
  const next = all.filter((each) => (each === entry ? !now.includes(each) : now.includes(each)));
  return next.length === 0 || next.length === all.length ? undefined : next;
}
