type Ranked = { readonly _id: string; readonly priority?: number };

/** Compares for sorting by order of evaluation: priority ascending (0 when absent), then `_id` (pricing P3.1, P5.4). */
export function byPriority(one: Ranked, other: Ranked): number {
  const difference = (one.priority ?? 0) - (other.priority ?? 0);
  if (difference !== 0) return difference;
  if (one._id === other._id) return 0;
  return one._id < other._id ? -1 : 1;
}
