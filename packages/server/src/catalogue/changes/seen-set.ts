import type { ChangeProblem, ChangeSet } from '@comanda/contract';
import { entityKey, type SetEdit } from '@comanda/domain';
import type { Actor } from '../../core/index.ts';
import type { Reads } from '../../db/index.ts';
import { presentSet, readEdits, type SetRow } from './set-rows.ts';
import { seenShops, visibleEdits } from './visible-edits.ts';

/** Returns a set as an actor may see it: with those of its edits and problems that concern the actor's own shops. */
export async function seenSet(
  read: Reads,
  row: SetRow,
  { actor, edits }: { readonly actor: Actor; readonly edits?: readonly SetEdit[] },
): Promise<ChangeSet> {
  const seen = edits && (await visibleEdits(read, edits, seenShops(actor)));
  const { problems, ...set } = presentSet(row, seen);
  if (problems === undefined) return set;
  return { ...set, problems: [...(await seenProblems(read, row, { actor, problems }))] };
}

/** Returns the problems of a set that concern an actor's own shops. */
export async function seenProblems(
  read: Reads,
  { id }: Pick<SetRow, 'id'>,
  { actor, problems }: { readonly actor: Actor; readonly problems: readonly ChangeProblem[] },
): Promise<readonly ChangeProblem[]> {
  const shops = seenShops(actor);
  if (shops === 'all' || problems.length === 0) return problems;
  const seen = new Set((await visibleEdits(read, await readEdits(read, id), shops)).map(entityKey));
  return problems.filter((problem) => seen.has(entityKey(problem)));
}
