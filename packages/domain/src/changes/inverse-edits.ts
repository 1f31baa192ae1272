import { applyEdits, valueAt } from './apply-edit.ts';
import type { Edit, EntityKey } from './edit.ts';
import { isSameValue, type JsonObject } from './json.ts';
import { valuesOf } from './merge-edits.ts';
import { isOrderPath, ORDER, stepsOf, WHOLE } from './path.ts';

/**
 * Returns the edits that turn a document back (office B2.9): each path gets what it was, then the lists whose entries
 * were taken out and put back their order. Whatever that does not restore is turned back as a whole field.
 */
export function inverseEdits(
  key: EntityKey,
  edits: readonly Edit[],
  given: { readonly before: JsonObject | undefined; readonly after: JsonObject | undefined },
): readonly Edit[] {
  const { before, after } = given;
  const { list, entity } = key;
  const edit = (path: string): Edit => {
    return { list, entity, path, ...valuesOf(valueAt(after, path), valueAt(before, path)) };
  };
  const turned = edits.filter(({ path }) => !isOrderPath(path)).map(({ path }) => edit(path));
  const orders = new Set(edits.flatMap(({ path }) => orderPathOf(path)));
  const ordered = [...turned, ...[...orders].map(edit).filter(({ was, value }) => !isSameValue(was, value))];
  const wrong = wrongFields(ordered, given);
  if (wrong.length === 0) return ordered;
  const kept = ordered.filter(({ path }) => !wrong.includes(fieldOf(path)));
  return [...kept, ...wrong.map(edit)];
}

/** Returns the path of the order of the list that an edit's path leads through. */
function orderPathOf(path: string): readonly string[] {
  if (isOrderPath(path)) return [path];
  const at = path.indexOf('[');
  return at < 0 ? [] : [`${path.slice(0, at)}.${ORDER}`];
}

function fieldOf(path: string): string {
  const first = stepsOf(path)?.[0];
  return first?.kind === 'field' ? first.name : WHOLE;
}

/** Returns the fields that edits do not turn back. */
function wrongFields(
  edits: readonly Edit[],
  { before, after }: { readonly before: JsonObject | undefined; readonly after: JsonObject | undefined },
): readonly string[] {
  const applied = applyEdits(after, edits);
  if (applied.ok && isSameValue(applied.document, before)) return [];
  if (!applied.ok || before === undefined || applied.document === undefined) return [WHOLE];
  const { document } = applied;
  const names = new Set([...Object.keys(before), ...Object.keys(document)]);
  return [...names].filter((name) => !isSameValue(before[name], document[name]));
}
