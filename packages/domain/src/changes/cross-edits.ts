import { valueAt } from './apply-edit.ts';
import { byDocument, type Edit, entityKey, type LiveDocument, type SetEdit } from './edit.ts';
import { isSameValue } from './json.ts';
import { valuesOf } from './merge-edits.ts';
import { isOverlapping } from './path.ts';

/**
 * Returns an open set's edits after another set published (office B2.4): an edit of a path that was published stays with
 * the published value as its `was`, marked as crossed; one that asks for what is there now is done and leaves the set.
 *
 * @param live the documents after the publishing
 */
export function crossEdits(
  edits: readonly SetEdit[],
  published: readonly Edit[],
  live: LiveDocument,
): readonly SetEdit[] {
  const byEntity = byDocument(published);
  return edits.flatMap((edit) => {
    const others = byEntity.get(entityKey(edit)) ?? [];
    if (!others.some(({ path }) => isOverlapping(path, edit.path))) return [edit];
    const was = valueAt(live(edit), edit.path);
    if (isSameValue(was, edit.value)) return [];
    const { was: _before, value, ...rest } = edit;
    return [{ ...rest, ...valuesOf(was, value), crossed: true }];
  });
}
