import type { Edit, JsonObject } from '@comanda/domain';
import type { ImportRecord } from '../records/index.ts';
import { editsTo, wantedValues } from './changed-values.ts';
import type { PlannedRow } from './import-plan.ts';
import { namesOf } from './menu-lists.ts';
import { commit, documentOf } from './plan-part.ts';
import { refusedRow } from './planned-row.ts';
import { resolveReferences } from './resolve-references.ts';
import { completeText, type Workings } from './workings.ts';

/** Plans a choice of a file of ours: an entry of its option, found by id, else by name. */
export function planChoice(work: Workings, record: ImportRecord): PlannedRow {
  const option = record.of === undefined ? undefined : work.known.productOptions.idOf(record.of);
  if (option === undefined) {
    const about = record.of ?? '';
    return refusedRow(record, [{ column: 'of', reason: 'unknownReference', about }]);
  }
  const { id } = record;
  const own = documentOf(id ?? '', record.values);
  const names = namesOf(own);
  const known = choicesOf(work.live.productOptions.byId.get(option)).find((choice) =>
    id === undefined ? namesOf(choice).some((name) => names.includes(name)) : choice._id === id,
  );
  const { values, refusals } = resolveReferences(work, record.values, known === undefined);
  if (refusals.length > 0) return refusedRow(record, refusals, known);
  if (known === undefined && names.length === 0)
    return refusedRow(record, [{ column: 'name', reason: 'nameMissing' }]);
  const entry = String(known?._id ?? id ?? work.settings.newId());
  const path = `options[${entry}]`;
  const list = 'productOptions' as const;
  const document = documentOf(entry, values);
  const edits: readonly Edit[] =
    known === undefined
      ? [{ list, entity: option, path, value: { ...document, name: completeText(document.name) } }]
      : editsTo({ list, document: known }, wantedValues(values, work.settings.clearsEmpty)).map((edit) => ({
          ...edit,
          entity: option,
          path: `${path}.${edit.path}`,
        }));
  return commit(work, record, { document: known, edits });
}

function choicesOf(option: JsonObject | undefined): readonly JsonObject[] {
  // the cast is sound: choices are documents of their own
  return (option?.options ?? []) as readonly JsonObject[];
}
