import type { BoardEntry } from '@comanda/contract';

/** The board with one entry changed; a number that was taken leaves it. */
export function withEntry(entries: readonly BoardEntry[], entry: BoardEntry): readonly BoardEntry[] {
  const others = entries.filter(({ _id }) => _id !== entry._id);
  return entry.tvStatus === 'taken' ? others : [...others, entry];
}

/** Numbers being prepared, the longest waiting first. */
export function preparing(entries: readonly BoardEntry[]): readonly BoardEntry[] {
  return entries
    .filter(({ tvStatus }) => tvStatus === 'waiting' || tvStatus === 'preparing')
    .sort((one, other) => (one.since < other.since ? -1 : 1));
}

/** Numbers to be fetched, the newest first. */
export function ready(entries: readonly BoardEntry[]): readonly BoardEntry[] {
  return entries
    .filter(({ tvStatus }) => tvStatus === 'ready')
    .sort((one, other) => (one.since < other.since ? 1 : -1));
}
