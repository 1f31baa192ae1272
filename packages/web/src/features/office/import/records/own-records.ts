import { unguarded } from '@comanda/contract';
import { fieldOf, RECORD_KINDS } from '../columns/index.ts';
import type { ImportRecord } from './import-record.ts';
import { type BodyRow, cellsByName, type ReadField, readCells } from './read-cells.ts';

/** Returns the records of a file of ours: each row says its kind, and has the fields of that kind. */
export function ownRecords(header: readonly string[], body: readonly BodyRow[]): readonly ImportRecord[] {
  const cellOf = cellsByName(header);
  const fields = new Map(
    RECORD_KINDS.map((kind) => [
      kind,
      header.flatMap((column, at): readonly ReadField[] => {
        const field = fieldOf(kind, column.trim());
        return field === undefined ? [] : [{ ...field, at, column }];
      }),
    ]),
  );
  return body.map(({ row, cells }) => {
    const kind = RECORD_KINDS.find((each) => each === cellOf(cells, 'kind'));
    if (kind === undefined) {
      const refusals = [{ column: 'kind', reason: 'unknownKind', about: cellOf(cells, 'kind') }] as const;
      return { row, kind: 'dish', values: {}, refusals };
    }
    const id = unguarded(cellOf(cells, 'id'));
    const of = unguarded(cellOf(cells, 'of'));
    return {
      row,
      kind,
      ...(id !== '' && { id }),
      ...(of !== '' && { of }),
      ...readCells(fields.get(kind) ?? [], cells, kind),
    };
  });
}
