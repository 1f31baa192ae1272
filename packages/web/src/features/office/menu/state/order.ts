import { insertedAt } from '../../../../lib/list-edits.ts';

/** Place of a dropped entry: before or after the one it was dropped on. */
export type DropEdge = 'before' | 'after';

/** Returns ids with one moved up or down by one place; undefined if it is at the end already. */
export function movedBy(ids: readonly string[], id: string, by: 1 | -1): readonly string[] | undefined {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return undefined;
  const others = ids.filter((each) => each !== id);
  return insertedAt(others, to, id);
}

/** Returns ids with one moved beside another; undefined if that changes nothing. */
export function movedBeside(
  ids: readonly string[],
  id: string,
  { target, edge }: { readonly target: string; readonly edge: DropEdge },
): readonly string[] | undefined {
  if (id === target || !ids.includes(id) || !ids.includes(target)) return undefined;
  const others = ids.filter((each) => each !== id);
  const moved = insertedAt(others, others.indexOf(target) + (edge === 'after' ? 1 : 0), id);
  return moved.every((each, at) => each === ids[at]) ? undefined : moved;
}
