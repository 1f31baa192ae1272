import { type ClipboardEvent, type RefObject, useState } from 'react';
import type { Dish } from '../state/dishes.ts';
import type { GridColumn } from '../state/grid-columns.ts';
import type { CellRange } from '../state/grid-selection.ts';
import { type PastePlan, planClear, planPaste, selectedTexts } from '../state/paste.ts';
import { parseTable, writeTable } from '../state/tsv.ts';
import type { CellField } from './use-cell-typing.ts';
import { useDishEdits } from './use-dish-edits.ts';

type GridPaste = {
  readonly range: CellRange;
  readonly dishes: readonly Dish[];
  readonly all: readonly Dish[];
  readonly columns: readonly GridColumn[];
  readonly field: RefObject<CellField | undefined>;
};

/** Returns the handlers of the clipboard, the function that empties the selection, and what became of the last of these. */
export function useGridPaste({ field, ...cells }: GridPaste) {
  const edit = useDishEdits();
  const [outcome, setOutcome] = useState<PastePlan>();
  const apply = (plan: PastePlan) => {
    edit(plan.values);
    setOutcome(plan);
  };
  const clear = () => apply(planClear(cells));
  /** Handles an event of the clipboard, unless it is about the text of a field. */
  const onReady = (handle: (event: ClipboardEvent) => void) => (event: ClipboardEvent) => {
    if (field.current?.isReady() !== true) return;
    event.preventDefault();
    handle(event);
  };
  const copy = ({ clipboardData }: ClipboardEvent) =>
    clipboardData.setData('text/plain', writeTable(selectedTexts(cells)));
  return {
    clear,
    outcome,
    forget: () => setOutcome(undefined),
    handlers: {
      onCopy: onReady(copy),
      onCut: onReady((event) => {
        copy(event);
        clear();
      }),
      onPaste: onReady(({ clipboardData }) => {
        const table = parseTable(clipboardData.getData('text/plain'));
        apply(planPaste({ ...cells, table }));
      }),
    },
  };
}
