import { useCallback, useMemo, useRef, useState } from 'react';
import type { Dish } from '../state/dishes.ts';
import { type CellAt, rangeOf } from '../state/grid-selection.ts';

/** A cell by its dish, so that it stays selected where the rows change their order. */
type Held = CellAt & { readonly dish: string | undefined };

const FIRST: Held = { row: 0, column: 0, dish: undefined };

/**
 * Returns the cell that is edited, the selected ones, and the function that selects; `wantsFocus` is true once somebody
 * has been in the table, so that the cell takes the focus when it is drawn.
 */
export function useGridSelection(dishes: readonly Dish[], columns: number) {
  const [held, setHeld] = useState({ anchor: FIRST, head: FIRST });
  const wantsFocus = useRef(false);
  const rows = useMemo(() => new Map(dishes.map(({ id }, row) => [id, row])), [dishes]);
  const placeOf = ({ dish, row, column }: Held): CellAt => ({
    row: (dish === undefined ? undefined : rows.get(dish)) ?? Math.max(0, Math.min(row, dishes.length - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  });
  const head = placeOf(held.head);
  const anchor = placeOf(held.anchor);
  const select = useCallback(
    (to: CellAt, from?: CellAt) => {
      wantsFocus.current = true;
      const hold = (cell: CellAt): Held => ({ ...cell, dish: dishes[cell.row]?.id });
      setHeld({ head: hold(to), anchor: hold(from ?? to) });
    },
    [dishes],
  );
  return { head, anchor, range: rangeOf(anchor, head), select, wantsFocus };
}

export type GridSelection = ReturnType<typeof useGridSelection>;
