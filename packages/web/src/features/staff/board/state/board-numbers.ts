import type { BoardEntry } from '@comanda/contract';

/** Returns the board with one entry changed, or removed once collected. */
export function withEntry(entries: readonly BoardEntry[], entry: BoardEntry): readonly BoardEntry[] {
  const others = entries.filter(({ _id }) => _id !== entry._id);
  return entry.tvStatus === 'taken' ? others : [...others, entry];
}

/** Returns the numbers being prepared, longest waiting first. */
export function preparing(entries: readonly BoardEntry[]): readonly BoardEntry[] {
  return entries
    .filter(({ tvStatus }) => tvStatus === 'waiting' || tvStatus === 'preparing')
    .sort((one, other) => (one.since < other.since ? -1 : 1));
}

/** Returns the numbers ready to collect, newest first. */
export function ready(entries: readonly BoardEntry[]): readonly BoardEntry[] {
  return entries
    .filter(({ tvStatus }) => tvStatus === 'ready')
    .sort((one, other) => (one.since < other.since ? 1 : -1));
}
