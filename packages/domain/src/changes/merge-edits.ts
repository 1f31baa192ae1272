import { applyEdit, applyEdits, valueAt } from './apply-edit.ts';
import {
  byDocument,
  type Edit,
  type EditConflict,
  entityKey,
  type LiveDocument,
  type SetEdit,
  type SignedEdit,
} from './edit.ts';
import { isSameValue, type Json, type JsonObject } from './json.ts';
import { isOrderPath, isOverlapping, isWithin, WHOLE } from './path.ts';

/** A change set's edits after a batch, with those of the batch that conflict. */
export type MergedEdits = { readonly edits: readonly SetEdit[]; readonly conflicts: readonly EditConflict[] };

/**
 * Returns a set's edits with a batch added, one edit for each path, and the batch's conflicts (office B2.3): edits whose
 * `was` is not the present value, the set's where it has one, else the live one. The same value twice never conflicts.
 */
export function mergeEdits(given: {
  readonly edits: readonly SetEdit[];
  readonly batch: readonly SignedEdit[];
  readonly live: LiveDocument;
}): MergedEdits {
  const { batch, live } = given;
  const byEntity = new Map(byDocument(given.edits));
  const conflicts: EditConflict[] = [];
  for (const edit of batch) {
    const key = entityKey(edit);
    const own = byEntity.get(key) ?? [];
    const document = live(edit);
    const conflict = conflictOf(edit, own, document);
    if (conflict === undefined) byEntity.set(key, withEdit(own, edit, document));
    else if (conflict !== 'same') conflicts.push(conflict);
  }
  return { edits: [...byEntity.values()].flat(), conflicts };
}

/** Returns the present value at a path: with the set's edits, where they can be applied. */
function presentDocument(own: readonly SetEdit[], live: JsonObject | undefined): JsonObject | undefined {
  const applied = applyEdits(live, own);
  return applied.ok ? applied.document : live;
}

/** Returns the conflict of an edit; `same` if its value is there already, undefined if it may be added. */
function conflictOf(
  edit: SignedEdit,
  own: readonly SetEdit[],
  live: JsonObject | undefined,
): EditConflict | 'same' | undefined {
  const present = presentDocument(own, live);
  const theirs = valueAt(present, edit.path);
  const isSame = isOrderPath(edit.path) ? isSameOrder : isSameValue;
  if (isSame(theirs, edit.value)) return 'same';
  const { by: _by, at: _at, ...plain } = edit;
  const last = own.filter(({ path }) => isOverlapping(path, edit.path)).at(-1);
  const conflict = {
    edit: plain,
    ...(theirs !== undefined && { theirs }),
    ...(last?.by !== undefined && { by: last.by }),
    ...(last?.at !== undefined && { at: last.at }),
  };
  return isSame(theirs, edit.was) && applyEdit(present, edit).ok ? undefined : conflict;
}

/** Returns true if the keys that two orders share come in the same order in both. */
function isSameOrder(one: Json | undefined, other: Json | undefined): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return isSameValue(one, other);
  const shared = (keys: readonly Json[], within: readonly Json[]) =>
    keys.filter((key) => within.includes(key));
  return isSameValue(shared(one, other), shared(other, one));
}

/** Returns the edits of a document with one more: as part of one that holds it, or in place of those it holds. */
function withEdit(
  own: readonly SetEdit[],
  edit: SignedEdit,
  live: JsonObject | undefined,
): readonly SetEdit[] {
  const above = own.find(({ path }) => isWithin(edit.path, path));
  const path = above?.path ?? edit.path;
  const changed = applyEdit(presentDocument(own, live), edit);
  const value = above === undefined ? edit.value : valueAt(changed.ok ? changed.document : undefined, path);
  const others = own.filter((other) => !isWithin(other.path, path));
  const was = valueAt(live, path);
  if (isSameValue(was, value)) return others;
  // what was never published and is taken away again vanishes with all its edits
  if (path === WHOLE && value === undefined && live === undefined) return [];
  const { list, entity, by, at } = edit;
  const signature = { ...(by !== undefined && { by }), ...(at !== undefined && { at }) };
  const merged = { list, entity, path, ...valuesOf(was, value), ...signature };
  return [...others, above?.crossed === true ? { ...merged, crossed: true } : merged];
}

/** Returns `was` and `value` without those that are absent. */
export function valuesOf(was: Json | undefined, value: Json | undefined): Pick<Edit, 'was' | 'value'> {
  return {
    ...(was !== undefined && was !== null && { was }),
    ...(value !== undefined && value !== null && { value }),
  };
}
