import type { Dish } from './dishes.ts';
import { type CellProblem, type CellValue, codesOf, type GridColumn } from './grid-columns.ts';
import type { CellRange } from './grid-selection.ts';

/** A text that does not fit its cell. */
type RefusedCell = {
  readonly dish: Dish;
  readonly column: GridColumn;
  readonly text: string;
  readonly problem: CellProblem;
};

/** Changes of many cells at once, and what does not fit. */
export type PastePlan = {
  readonly values: readonly CellValue[];
  /** Number of cells that change. */
  readonly changed: number;
  readonly refused: readonly RefusedCell[];
  /** Number of pasted cells for which the table has no room. */
  readonly beyond: number;
};

type PasteOptions = {
  readonly table: readonly (readonly string[])[];
  readonly range: CellRange;
  /** Rows of the table. */
  readonly dishes: readonly Dish[];
  /** All dishes of the shop, which share the codes. */
  readonly all: readonly Dish[];
  readonly columns: readonly GridColumn[];
};

/** Returns the number of cells that a paste fills: those selected if they hold it a whole number of times. */
function filled(selected: number, pasted: number): number {
  return selected % pasted === 0 ? selected : pasted;
}

/** Plans what pasting cells into a selection changes: each that fits, and the reason for each that does not (B3.2). */
export function planPaste({ table, range, dishes, all, columns }: PasteOptions): PastePlan {
  const width = Math.max(1, ...table.map((row) => row.length));
  const height = Math.max(1, table.length);
  const high = filled(range.bottom - range.top + 1, height);
  const wide = filled(range.right - range.left + 1, width);
  const touched = dishes.slice(range.top, range.top + high);
  const hasCode = columns.slice(range.left, range.left + wide).some(({ field }) => field === 'code');
  const codes = codesOf(all, new Set(hasCode ? touched.map(({ id }) => id) : []));
  const values: CellValue[] = [];
  const refused: RefusedCell[] = [];
  let changed = 0;
  let beyond = 0;
  for (let row = 0; row < high; row += 1) {
    for (let column = 0; column < wide; column += 1) {
      const text = table[row % height]?.[column % width];
      if (text === undefined) continue;
      const dish = dishes[range.top + row];
      const of = columns[range.left + column];
      if (dish === undefined || of === undefined) {
        beyond += 1;
        continue;
      }
      const answer = of.isLocked(dish) ? LOCKED : of.read(text, dish, codes);
      const isSame = text.trim() === of.textOf(dish.now);
      if (answer.ok && !isSame) {
        changed += 1;
        values.push(...answer.values);
      }
      if (of.field === 'code') codes.set(answer.ok ? text.trim() : (dish.now.code ?? ''), dish.id);
      if (!answer.ok && !isSame) refused.push({ dish, column: of, text, problem: answer.problem });
    }
  }
  return { values, changed, refused, beyond };
}

const LOCKED = { ok: false, problem: { kind: 'locked' } } as const;

/** Plans what emptying the selected cells changes: where a cell may be empty. */
export function planClear(options: Omit<PasteOptions, 'table'>): PastePlan {
  return planPaste({ ...options, table: [['']] });
}

/** Returns the texts of the selected cells. */
export function selectedTexts({
  range,
  dishes,
  columns,
}: Pick<PasteOptions, 'range' | 'dishes' | 'columns'>): readonly (readonly string[])[] {
  const own = columns.slice(range.left, range.right + 1);
  return dishes.slice(range.top, range.bottom + 1).map(({ now }) => own.map(({ textOf }) => textOf(now)));
}
