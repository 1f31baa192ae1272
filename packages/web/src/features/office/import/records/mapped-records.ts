import { fieldOf, isField, type Mapping } from '../columns/index.ts';
import type { ImportRecord } from './import-record.ts';
import { type BodyRow, type ReadField, readCells } from './read-cells.ts';

/** Returns the records of a file whose columns were mapped: each row is a dish. */
export function mappedRecords(
  header: readonly string[],
  body: readonly BodyRow[],
  mapping: Mapping,
): readonly ImportRecord[] {
  const fields = mapping.flatMap((target, at): readonly ReadField[] => {
    const field = isField(target) ? fieldOf('dish', target) : undefined;
    return field === undefined ? [] : [{ ...field, at, column: header[at] || target }];
  });
  return body.map(({ row, cells }) => ({ row, kind: 'dish', ...readCells(fields, cells) }));
}
