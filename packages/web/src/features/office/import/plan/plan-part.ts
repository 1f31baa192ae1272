import { applyEdits, type Edit, type Json, type JsonObject, valueAt } from '@comanda/domain';
import type { ImportRecord } from '../records/index.ts';
import { editsTo, wantedValues } from './changed-values.ts';
import type { PlannedRow } from './import-plan.ts';
import { LIST_OF } from './menu-lists.ts';
import { plannedRow, refusedRow } from './planned-row.ts';
import { resolveReferences } from './resolve-references.ts';
import { completeText, creation, firstMisfit, type Workings } from './workings.ts';

/** Plans a category, sub-category or option of a file of ours: found by id, else by name. */
export function planPart(work: Workings, record: ImportRecord): PlannedRow {
  const { kind, id } = record;
  const list = LIST_OF[kind];
  const names = Object.entries(record.values).flatMap(([path, value]) =>
    path.startsWith('name.') && typeof value === 'string' ? [value] : [],
  );
  const found = [...(id === undefined ? [] : [id]), ...(id === undefined ? names : [])]
    .map((text) => work.live[list].idOf(text))
    .find((each) => each !== undefined);
  const document = found === undefined ? undefined : work.live[list].byId.get(found);
  const isNew = document === undefined;
  const { values, refusals } = resolveReferences(work, record.values, isNew);
  if (refusals.length > 0) return refusedRow(record, refusals, document);
  if (isNew && names.length === 0) return refusedRow(record, [{ column: 'name', reason: 'nameMissing' }]);
  const edits = isNew
    ? [creation(list, newPart(work, record, values))]
    : editsTo({ list, document }, wantedValues(values, work.settings.clearsEmpty));
  return commit(work, record, { document, edits });
}

/** Takes a row's edits into the plan, unless one of them would be refused. */
export function commit(
  work: Workings,
  record: ImportRecord,
  { document, edits }: { readonly document: JsonObject | undefined; readonly edits: readonly Edit[] },
): PlannedRow {
  const misfit = firstMisfit(edits);
  if (misfit !== undefined) return refusedRow(record, [misfit], document);
  work.edits.push(...edits);
  for (const { list, path, value } of edits) {
    // the cast is sound: the value of a whole document is one
    if (path === '' && list in work.known)
      work.known[list as keyof Workings['known']].add(value as JsonObject);
  }
  return plannedRow(record, document, edits);
}

function newPart(work: Workings, { kind, id }: ImportRecord, values: Readonly<Record<string, Json | null>>) {
  const made = documentOf(id ?? work.settings.newId(), values);
  const named = { ...made, name: completeText(made.name) };
  if (kind === 'option') return { ...named, options: [] };
  const sections = valueAt(made, 'sections') ?? [...work.sections];
  return kind === 'category' ? { ...named, sections } : named;
}

/** Returns the document that has these values at their paths. */
export function documentOf(id: string, values: Readonly<Record<string, Json | null>>): JsonObject {
  const edits = Object.entries(values).flatMap(([path, value]): readonly Edit[] =>
    value === null ? [] : [{ list: 'products', entity: id, path, value }],
  );
  const applied = applyEdits({ _id: id }, edits);
  return applied.ok && applied.document !== undefined ? applied.document : { _id: id };
}
