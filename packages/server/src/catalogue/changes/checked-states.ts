import { type ChangeProblem, documentProblems } from '@comanda/contract';
import { ARCHIVED_AT, changeFindings } from '@comanda/domain';
import type { Unit } from './change-parts.ts';
import type { ChangedDocument } from './changed-documents.ts';
import { documentsInUse } from './present-lists.ts';

/** Returns what is wrong, or looks wrong, with documents as they would be (office B2.7). */
export async function checkedStates(
  { tx }: Unit,
  changed: readonly ChangedDocument[],
): Promise<readonly ChangeProblem[]> {
  const present = changed.filter(({ after }) => after !== undefined && after[ARCHIVED_AT] === undefined);
  const malformed = present.flatMap(({ list, entity, after }) =>
    documentProblems(list, after).map(({ field }): ChangeProblem => {
      return { level: 'error', code: 'schema', list, entity, about: field };
    }),
  );
  if (malformed.length > 0) return malformed;
  const documents = await documentsInUse(
    tx,
    changed.flatMap(({ edits }) => edits),
  );
  return changeFindings(present, documents);
}
