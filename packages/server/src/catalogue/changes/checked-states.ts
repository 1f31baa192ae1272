import { type ChangeProblem, documentProblems } from '@comanda/contract';
import { ARCHIVED_AT, createChangeChecks } from '@comanda/domain';
import type { Reads } from '../../db/index.ts';
import { mapInSlices, noPause, type Pause } from '../../lib/index.ts';
import type { ChangedDocument } from './changed-documents.ts';
import { documentsInUse } from './present-lists.ts';

/** Documents that are checked without a pause: some milliseconds. */
const CHECKED_AT_ONCE = 10;

/**
 * Returns what is wrong, or looks wrong, with documents as they would be (office B2.7).
 *
 * @param pause resolves when the next some may be checked, so that other calls are served between
 */
export async function checkedStates(
  read: Reads,
  changed: readonly ChangedDocument[],
  pause: Pause = noPause,
): Promise<readonly ChangeProblem[]> {
  const present = changed.filter(({ after }) => after !== undefined && after[ARCHIVED_AT] === undefined);
  const inSlices = { size: CHECKED_AT_ONCE, pause };
  const malformed = await mapInSlices(present, inSlices, (some) => some.flatMap(schemaProblems));
  if (malformed.length > 0) return malformed;
  const documents = await documentsInUse(
    read,
    changed.flatMap(({ edits }) => edits),
    pause,
  );
  await pause();
  const problems = await mapInSlices(present, inSlices, createChangeChecks(documents));
  // a product may be concerned by two parts
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

function schemaProblems({ list, entity, after }: ChangedDocument): readonly ChangeProblem[] {
  return documentProblems(list, after).map(({ field }) => {
    return { level: 'error', code: 'schema', list, entity, about: field };
  });
}
