import type { KeyboardEvent, RefObject } from 'react';
import { useDraft } from '../../changes/index.ts';
import { type CellAt, cellByKey, cellByTab, type TableSize } from '../state/grid-selection.ts';
import type { TypedCell } from './use-cell-typing.ts';
import type { GridSelection } from './use-grid-selection.ts';

/** Functions of the table that its selected cell calls. */
export type GridActs = {
  readonly size: TableSize;
  readonly selection: GridSelection;
  /** Empties the selected cells. */
  readonly clear: () => void;
  /** Shows the dish of the selected row. */
  readonly open: () => void;
  /** True once Escape was pressed in a cell: Tab then leaves the table. */
  readonly isReleased: RefObject<boolean>;
};

const isMark = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

/** Returns the handler of keys in the selected cell: those of a spreadsheet (B3.2). */
export function useGridKeys(cell: TypedCell, { size, selection, clear, open, isReleased }: GridActs) {
  const { takeBack } = useDraft();
  const { head, anchor, select } = selection;
  const { mode } = cell;

  /** Commits what is typed and goes to another cell. */
  function go(to: CellAt): void {
    if (cell.settle()) select(to);
  }
  function onTab(isBack: boolean): boolean {
    if (isReleased.current && mode === 'ready') return false;
    const to = cellByTab(head, isBack ? -1 : 1, size);
    if (to === undefined) return !cell.settle();
    go(to);
    return true;
  }
  function onMoveKey(event: KeyboardEvent): boolean {
    const to = cellByKey(head, { key: event.key, isFar: isMark(event) }, size);
    if (to === undefined || mode === 'caret') return false;
    if (mode === 'ready') select(to, event.shiftKey ? anchor : undefined);
    else if (event.key.startsWith('Arrow')) go(to);
    else return false;
    return true;
  }
  /** Handles the keys of a cell that is only selected. */
  function onReadyKey(event: KeyboardEvent): boolean {
    const { key } = event;
    if (key === 'F2') cell.open();
    else if (key === 'Delete' || key === 'Backspace') clear();
    else if (isMark(event) && key.toLowerCase() === 'z' && !event.shiftKey) takeBack?.();
    else if (isMark(event) && key.toLowerCase() === 'a')
      select({ row: size.rows - 1, column: size.columns - 1 }, { row: 0, column: 0 });
    else return false;
    return true;
  }
  function onEscape(): boolean {
    if (mode === 'ready') isReleased.current = true;
    else cell.reset();
    return mode !== 'ready';
  }
  function onEnter({ altKey, shiftKey }: KeyboardEvent): boolean {
    if (altKey && mode === 'ready') open();
    else go({ ...head, row: Math.max(0, Math.min(size.rows - 1, head.row + (shiftKey ? -1 : 1))) });
    return true;
  }
  function handle(event: KeyboardEvent): boolean {
    if (event.key === 'Tab') return onTab(event.shiftKey);
    if (event.key === 'Escape') return onEscape();
    if (!['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) isReleased.current = false;
    if (event.key === 'Enter') return onEnter(event);
    return onMoveKey(event) || (mode === 'ready' && onReadyKey(event));
  }
  return (event: KeyboardEvent) => {
    // keys of an input method are its own
    if (!event.nativeEvent.isComposing && handle(event)) event.preventDefault();
  };
}
