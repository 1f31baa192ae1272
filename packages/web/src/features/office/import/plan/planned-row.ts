import { type Edit, type JsonObject, LANGUAGE_FIELDS, valueAt, WHOLE } from '@comanda/domain';
import type { ImportRecord, Refusal } from '../records/index.ts';
import type { PlannedRow } from './import-plan.ts';

/** Returns a row that is refused, for its own reasons and these. */
export function refusedRow(
  record: ImportRecord,
  refusals: readonly Refusal[],
  document?: JsonObject,
): PlannedRow {
  const { row, kind } = record;
  return { row, kind, standing: 'refused', name: nameOf(record, document), changes: [], refusals };
}

/** Returns a row with its changes. */
export function plannedRow(
  record: ImportRecord,
  document: JsonObject | undefined,
  edits: readonly Edit[],
): PlannedRow {
  const { row, kind } = record;
  const isNew = document === undefined;
  return {
    row,
    kind,
    standing: isNew ? 'new' : edits.length === 0 ? 'same' : 'changed',
    name: nameOf(record, document),
    changes: isNew ? valuesOf(record) : changesOf(edits),
    refusals: [],
  };
}

function changesOf(edits: readonly Edit[]): PlannedRow['changes'] {
  return edits
    .filter(({ path }) => path !== WHOLE)
    .map(({ path, was, value }) => ({
      path,
      ...(was !== undefined && { was }),
      ...(value !== undefined && { value }),
    }));
}

/** Returns what the file says of a new entry besides its name: nothing of it is imported unseen. */
function valuesOf({ values, variants }: ImportRecord): PlannedRow['changes'] {
  const told = Object.entries(values).flatMap(([path, value]) =>
    path.startsWith('name.') || value === null ? [] : [{ path, value }],
  );
  if (variants === undefined) return told;
  return [...told, { path: 'options', value: variants.choices.map(({ name }) => name) }];
}

function nameOf({ values }: ImportRecord, document: JsonObject | undefined): string {
  const texts = LANGUAGE_FIELDS.flatMap((field) => [
    values[`name.${field}`],
    valueAt(document, `name.${field}`),
  ]);
  const name = texts.find((text) => typeof text === 'string' && text !== '');
  return typeof name === 'string' ? name : '';
}
