import { type ChangeProblem, documentProblems } from '@comanda/contract';
import { ARCHIVED_AT } from '@comanda/domain';
import type { Unit } from './change-parts.ts';
import type { ChangedDocument } from './changed-documents.ts';

/** Returns what is wrong with documents as they would be (office B2.7). */
export async function checkedStates(
  _unit: Unit,
  changed: readonly ChangedDocument[],
): Promise<readonly ChangeProblem[]> {
  return changed.flatMap(({ list, entity, after }) => {
    if (after === undefined || after[ARCHIVED_AT] !== undefined) return [];
    return documentProblems(list, after).map(({ field }): ChangeProblem => {
      return { level: 'error', code: 'schema', list, entity, about: field };
    });
  });
}
