import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { Dish } from '../state/dishes.ts';
import type { GridColumn } from '../state/grid-columns.ts';
import type { CellAt } from '../state/grid-selection.ts';
import type { CellField } from './use-cell-typing.ts';
import { useGridPaste } from './use-grid-paste.ts';
import { useGridSelection } from './use-grid-selection.ts';

export const ROW_HEIGHT = 44;

type GridOptions = {
  /** Rows of the table. */
  readonly dishes: readonly Dish[];
  /** All dishes of the shop. */
  readonly all: readonly Dish[];
  readonly columns: readonly GridColumn[];
};

/** Returns the cell that an event of the mouse is in. */
function cellUnder({ target }: MouseEvent): CellAt | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = cell?.dataset.cell?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

/** Returns the rows near the screen, and the one that is edited wherever it is. */
function useRows(count: number, head: CellAt) {
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    scrollMargin: ROW_HEIGHT,
    scrollPaddingStart: ROW_HEIGHT,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      return near.includes(head.row) || head.row >= count
        ? near
        : [...near, head.row].sort((one, other) => one - other);
    },
  });
  return { box, rows };
}

/** Returns the rows of the table, its selection, and the handlers of mouse and clipboard. */
export function useGrid({ dishes, all, columns }: GridOptions) {
  const selection = useGridSelection(dishes, columns.length);
  const { head, anchor, range, select, wantsFocus } = selection;
  const { box, rows } = useRows(dishes.length, head);
  const field = useRef<CellField>(undefined);
  const isReleased = useRef(false);
  const { clear, outcome, forget, handlers } = useGridPaste({ range, dishes, all, columns, field });
  useEffect(() => {
    if (!wantsFocus.current) return;
    rows.scrollToIndex(head.row, { align: 'auto' });
    box.current
      ?.querySelector(`[data-cell="${head.row} ${head.column}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [rows, box, head.row, head.column, wantsFocus]);
  function onMouseDown(event: MouseEvent): void {
    const at = cellUnder(event);
    const isHead = at?.row === head.row && at.column === head.column;
    if (at === undefined || event.button !== 0 || (isHead && !event.shiftKey)) return;
    // the field of the cell takes the focus once it is drawn
    event.preventDefault();
    if (field.current?.settle() !== false) select(at, event.shiftKey ? anchor : undefined);
  }
  function onMouseOver(event: MouseEvent): void {
    const at = event.buttons === 1 && field.current?.isReady() === true ? cellUnder(event) : undefined;
    if (at !== undefined && (at.row !== head.row || at.column !== head.column)) select(at, anchor);
  }
  const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / ROW_HEIGHT) - 2);
  return {
    ...{ box, rows, selection, field, isReleased, clear, outcome, forget },
    size: { rows: dishes.length, columns: columns.length, page },
    handlers: { ...handlers, onMouseDown, onMouseOver },
  };
}
