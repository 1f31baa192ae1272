import type { Edit } from './edit.ts';
import { isJsonObject, type Json, type JsonObject } from './json.ts';
import { isOrderPath, type PathStep, stepsOf } from './path.ts';

/** A document after an edit, undefined if it is gone; or the code of an edit whose list entry no longer exists. */
export type Applied =
  | { readonly ok: true; readonly document: JsonObject | undefined }
  | { readonly ok: false; readonly code: 'pathGone' };

/** The lists whose entries are keyed by shop; all other keyed lists have entries with ids. */
const LISTS_BY_SHOP = new Set(['discountMapping']);
/** Marks a path that leads through an entry which does not exist. */
const GONE = Symbol('gone');
type Changed = Json | undefined | typeof GONE;

/** Returns the key of a list's entry: its id, or the shop that it is for; undefined where it has neither. */
function entryKey(entry: Json | undefined): string | undefined {
  if (!isJsonObject(entry)) return undefined;
  const key = entry._id ?? entry.shop;
  return typeof key === 'string' ? key : undefined;
}

/** Returns the value at a path; of an order the keys of the list's entries; undefined where there is nothing. */
export function valueAt(document: JsonObject | undefined, path: string): Json | undefined {
  const steps = stepsOf(path) ?? [];
  return steps.reduce<Json | undefined>(stepInto, document);
}

function stepInto(value: Json | undefined, step: PathStep): Json | undefined {
  if (step.kind === 'field') return isJsonObject(value) ? value[step.name] : undefined;
  if (!Array.isArray(value)) return undefined;
  if (step.kind === 'entry') return value.find((entry) => entryKey(entry) === step.key);
  return value.flatMap((entry) => entryKey(entry) ?? []);
}

/**
 * Returns a document with one edit applied. Objects on the way are made, entries of a shop as well; an entry with an id
 * of its own has to be there. A list that loses its last entry of a shop, and a text without a language, disappear.
 */
export function applyEdit(document: JsonObject | undefined, { path, value }: Edit): Applied {
  const steps = stepsOf(path);
  if (steps === undefined) return { ok: false, code: 'pathGone' };
  const changed = replaced(document, steps, value ?? undefined);
  if (changed === GONE) return { ok: false, code: 'pathGone' };
  return { ok: true, document: isJsonObject(changed) ? changed : undefined };
}

/** Returns a document with edits applied, orders of lists last; the first that cannot be applied gives its code. */
export function applyEdits(document: JsonObject | undefined, edits: readonly Edit[]): Applied {
  const ordered = [
    ...edits.filter(({ path }) => !isOrderPath(path)),
    ...edits.filter(({ path }) => isOrderPath(path)),
  ];
  let current: Applied = { ok: true, document };
  for (const edit of ordered) {
    current = applyEdit(current.document, edit);
    if (!current.ok) return current;
  }
  return current;
}

function replaced(
  value: Json | undefined,
  steps: readonly PathStep[],
  wanted: Json | undefined,
  field?: string,
): Changed {
  const [step, ...rest] = steps;
  if (step === undefined) return wanted;
  if (step.kind === 'order') return inOrder(value, wanted);
  if (step.kind === 'entry') {
    const list: readonly Json[] = Array.isArray(value) ? value : [];
    return field !== undefined && LISTS_BY_SHOP.has(field)
      ? withShopEntry(list, step.key, rest, wanted)
      : withEntry(list, step.key, rest, wanted);
  }
  const object = isJsonObject(value) ? value : {};
  const inner = replaced(object[step.name], rest, wanted, step.name);
  if (inner === GONE) return GONE;
  if (inner !== undefined) return { ...object, [step.name]: inner };
  const { [step.name]: _removed, ...others } = object;
  return Object.keys(others).length === 0 ? undefined : others;
}

/** Returns a list with the entry of an id changed, added at the end or taken out. */
function withEntry(
  list: readonly Json[],
  key: string,
  rest: readonly PathStep[],
  wanted: Json | undefined,
): Changed {
  const at = list.findIndex((entry) => entryKey(entry) === key);
  if (at < 0 && rest.length > 0) return GONE;
  const entry = replaced(list[at], rest, wanted);
  return entry === GONE ? GONE : withEntryAt(list, at, entry);
}

/** Returns a list with a shop's entry changed: made where it says something, gone where it no longer does. */
function withShopEntry(
  list: readonly Json[],
  shop: string,
  rest: readonly PathStep[],
  wanted: Json | undefined,
): Changed {
  const at = list.findIndex((entry) => entryKey(entry) === shop);
  const entry = replaced(list[at] ?? (rest.length > 0 ? { shop } : undefined), rest, wanted);
  if (entry === GONE) return GONE;
  const isEmpty = rest.length > 0 && isJsonObject(entry) && Object.keys(entry).join() === 'shop';
  const changed = withEntryAt(list, at, isEmpty ? undefined : entry);
  return changed.length === 0 ? undefined : changed;
}

function withEntryAt(list: readonly Json[], at: number, entry: Json | undefined): readonly Json[] {
  const kept = entry === undefined ? [] : [entry];
  return at < 0 ? [...list, ...kept] : [...list.slice(0, at), ...kept, ...list.slice(at + 1)];
}

/** Returns a list in the order of these keys; entries that they do not name follow as they were. */
function inOrder(value: Json | undefined, wanted: Json | undefined): Json | undefined {
  if (!Array.isArray(value) || !Array.isArray(wanted)) return value;
  const keys: readonly Json[] = wanted;
  const place = (entry: Json) => {
    const at = keys.indexOf(entryKey(entry) ?? null);
    return at < 0 ? keys.length : at;
  };
  return [...value].sort((one, other) => place(one) - place(other));
}
