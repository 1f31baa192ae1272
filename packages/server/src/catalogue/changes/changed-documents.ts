import { type ChangeProblem, withEveryLanguage } from '@comanda/contract';
import {
  ARCHIVED_AT,
  applyEdits,
  type EntityKey,
  entityKey,
  type JsonObject,
  type SetEdit,
} from '@comanda/domain';
import type { Pause } from '../../lib/index.ts';
import type { Documents } from './documents.ts';

/** Documents that edits are applied to without a pause. */
const APPLIED_AT_ONCE = 100;

/** A document before and after a publishing; with the moment of archiving where it is archived. */
export type ChangedDocument = EntityKey & {
  readonly before: JsonObject | undefined;
  readonly after: JsonObject | undefined;
  readonly version: number;
  readonly edits: readonly SetEdit[];
};

/** Applies edits to live documents; those that lead through an entry that is gone are problems. */
export async function changedDocuments(
  edits: readonly SetEdit[],
  documents: Documents,
  { now, pause }: { readonly now: string; readonly pause: Pause },
) {
  const changed: ChangedDocument[] = [];
  const gone: ChangeProblem[] = [];
  for (const [key, group] of Map.groupBy(edits, entityKey)) {
    if ((changed.length + gone.length + 1) % APPLIED_AT_ONCE === 0) await pause();
    const [{ list, entity } = { list: 'products' as const, entity: '' }] = group;
    const known = documents.get(key);
    const timed = group.map((edit) => withMoment(edit, now));
    const applied = applyEdits(known?.document, timed);
    if (!applied.ok || (known === undefined && applied.document?._id === undefined)) {
      gone.push({ level: 'error', code: 'pathGone', list, entity });
      continue;
    }
    const after = applied.document && withEveryLanguage(list, applied.document);
    const document = { list, entity, before: known?.document, after };
    changed.push({ ...document, version: known?.version ?? 0, edits: timed });
  }
  return { changed, gone };
}

/** Returns the edit that archives a document with the moment of its publishing. */
function withMoment(edit: SetEdit, now: string): SetEdit {
  return edit.path === ARCHIVED_AT && edit.value !== undefined ? { ...edit, value: now } : edit;
}
