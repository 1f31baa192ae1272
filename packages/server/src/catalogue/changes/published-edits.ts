import { inverseEdits, isSameValue, type SetEdit, valueAt } from '@comanda/domain';
import type { ChangedDocument } from './changed-documents.ts';

/** Returns a document's edits as its published set keeps them: they also lead back, with the order of lists, each with what it was and what it is now. */
export function publishedEdits({ list, entity, before, after, edits }: ChangedDocument): readonly SetEdit[] {
  if (before === undefined) return edits;
  const back = inverseEdits({ list, entity }, edits, { before, after });
  return back.flatMap(({ path }) => {
    const was = valueAt(before, path);
    const value = valueAt(after, path);
    if (isSameValue(was, value)) return [];
    const source = edits.find((edit) => edit.path === path) ?? edits[0];
    if (source !== undefined && isAsPublished(source, { path, was, value })) return [source];
    const { by, at } = source ?? {};
    return [
      {
        list,
        entity,
        path,
        ...(was !== undefined && { was }),
        ...(value !== undefined && { value }),
        ...(by !== undefined && { by }),
        ...(at !== undefined && { at }),
      },
    ];
  });
}

/** Returns true for an edit that the published set keeps as it is: its row need not be written again. */
function isAsPublished(edit: SetEdit, now: Pick<SetEdit, 'path' | 'was' | 'value'>): boolean {
  return (
    edit.path === now.path &&
    edit.crossed !== true &&
    isSameValue(edit.was, now.was) &&
    isSameValue(edit.value, now.value)
  );
}
