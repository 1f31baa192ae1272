import { applyEdits } from './apply-edit.ts';
import type { Edit, EntityKey, SignedEdit } from './edit.ts';
import { inverseEdits } from './inverse-edits.ts';
import { isSameValue, type JsonObject } from './json.ts';
import { isOrderPath, isOverlapping, isWithin, WHOLE } from './path.ts';

/**
 * Returns a document as it was before the edits of a published set (office B2.9), which lead back as they lead forward;
 * undefined if the set made it. Of the edits that lead through an entry that is gone, the others still apply.
 */
export function revertEdits(
  document: JsonObject | undefined,
  edits: readonly Edit[],
): JsonObject | undefined {
  const turned = edits.map(({ was, value, ...place }): Edit => {
    return { ...place, ...(value !== undefined && { was: value }), ...(was !== undefined && { value: was }) };
  });
  const applied = applyEdits(document, turned);
  if (applied.ok) return applied.document;
  return turned.reduce((current, edit) => {
    const one = applyEdits(current, [edit]);
    return one.ok ? one.document : current;
  }, document);
}

/**
 * Returns the edits that lead from one state of a document to a later one (office B2.9), each path that was published in
 * between once, signed by whoever changed it last; none where it ended as it began.
 *
 * @param published the edits published in between, in that order
 */
export function editsBetween(
  key: EntityKey,
  published: readonly SignedEdit[],
  { before, after }: { readonly before: JsonObject | undefined; readonly after: JsonObject | undefined },
): readonly SignedEdit[] {
  if (isSameValue(before, after)) return [];
  const edits = before === undefined || after === undefined ? [] : pathEdits(key, published, before, after);
  const isWhole = edits.length === 0 || edits.some(({ path }) => path === WHOLE);
  return (isWhole ? [wholeEdit(key, before, after)] : edits).map((edit) => signed(edit, published));
}

function wholeEdit(
  { list, entity }: EntityKey,
  was: JsonObject | undefined,
  value: JsonObject | undefined,
): Edit {
  return {
    list,
    entity,
    path: WHOLE,
    ...(was !== undefined && { was }),
    ...(value !== undefined && { value }),
  };
}

function pathEdits(
  key: EntityKey,
  published: readonly Edit[],
  before: JsonObject,
  after: JsonObject,
): readonly Edit[] {
  const paths = [...new Set(published.map(({ path }) => path))];
  const highest = paths.filter((path) => !paths.some((other) => other !== path && isWithin(path, other)));
  const { list, entity } = key;
  // what turns the earlier state into the later one is the inverse of the way back
  const found = inverseEdits(
    key,
    highest.map((path) => ({ list, entity, path })),
    { before: after, after: before },
  ).filter(({ was, value }) => !isSameValue(was, value));
  return found.filter(({ path }) => !isOrderPath(path) || !leadsThere(without(found, path), before, after));
}

function without(edits: readonly Edit[], path: string): readonly Edit[] {
  return edits.filter((edit) => edit.path !== path);
}

function leadsThere(edits: readonly Edit[], before: JsonObject, after: JsonObject): boolean {
  const applied = applyEdits(before, edits);
  return applied.ok && isSameValue(applied.document, after);
}

function signed(edit: Edit, published: readonly SignedEdit[]): SignedEdit {
  const last = published.filter(({ path }) => isOverlapping(path, edit.path)).at(-1) ?? published.at(-1);
  return {
    ...edit,
    ...(last?.by !== undefined && { by: last.by }),
    ...(last?.at !== undefined && { at: last.at }),
  };
}
