/** Place of a cell in the table. */
export type CellAt = { readonly row: number; readonly column: number };
/** Cells from the one where the selection began to the one that is edited. */
export type CellRange = {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
};
export type TableSize = {
  readonly rows: number;
  readonly columns: number;
  /** Number of rows that are in sight. */
  readonly page: number;
};

type Key = { readonly key: string; readonly isFar: boolean };

/** Returns the cell that a key of a spreadsheet leads to; `isFar` with Ctrl or ⌘. Undefined for other keys (B3.2). */
export function cellByKey({ row, column }: CellAt, { key, isFar }: Key, size: TableSize): CellAt | undefined {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const to = (nextRow: number, nextColumn: number) => ({
    row: Math.min(Math.max(0, nextRow), last.row),
    column: Math.min(Math.max(0, nextColumn), last.column),
  });
  switch (key) {
    case 'ArrowUp':
      return to(isFar ? 0 : row - 1, column);
    case 'ArrowDown':
      return to(isFar ? last.row : row + 1, column);
    case 'ArrowLeft':
      return to(row, isFar ? 0 : column - 1);
    case 'ArrowRight':
      return to(row, isFar ? last.column : column + 1);
    case 'Home':
      return to(isFar ? 0 : row, 0);
    case 'End':
      return to(isFar ? last.row : row, last.column);
    case 'PageUp':
      return to(row - size.page, column);
    case 'PageDown':
      return to(row + size.page, column);
    default:
      return undefined;
  }
}

/** Returns the next or previous cell, row after row; undefined at the end of the table, which Tab leaves there. */
export function cellByTab({ row, column }: CellAt, by: 1 | -1, size: TableSize): CellAt | undefined {
  const at = row * size.columns + column + by;
  if (at < 0 || at >= size.rows * size.columns) return undefined;
  return { row: Math.floor(at / size.columns), column: at % size.columns };
}

/** Returns the cells between two. */
export function rangeOf(one: CellAt, other: CellAt): CellRange {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  };
}
