import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMarked } from '../../fields/index.ts';
import type { Dish } from '../state/dishes.ts';
import { type CellProblem, cellMark, codesOf, type GridColumn } from '../state/grid-columns.ts';
import { useDishEdits } from './use-dish-edits.ts';

/** The field of the selected cell, as the table uses it. */
export type CellField = {
  /** True while the cell is only selected: keys move, and what is copied is the selection. */
  readonly isReady: () => boolean;
  /** Commits what is typed; false if it is refused. */
  readonly settle: () => boolean;
};

type CellTyping = {
  readonly dish: Dish;
  readonly column: GridColumn;
  readonly all: readonly Dish[];
  readonly wantsFocus: RefObject<boolean>;
  readonly field: RefObject<CellField | undefined>;
};

/**
 * Returns the state of the selected cell's field. It is `ready` with its text marked, so that typing replaces it, also by
 * an input method; `typing` once something was typed; `caret` where the keys move within the text, as after F2 (B3.2).
 */
export function useCellTyping({ dish, column, all, wantsFocus, field }: CellTyping) {
  const input = useRef<HTMLInputElement>(null);
  const edit = useDishEdits();
  const [typed, setTyped] = useState<string>();
  const [hasCaret, setCaret] = useState(false);
  const [problem, setProblem] = useState<CellProblem>();
  const marked = useMarked(cellMark(dish, column));
  const text = column.textOf(dish.now);
  const mode = hasCaret ? 'caret' : typed === undefined ? 'ready' : 'typing';

  function reset(): void {
    setTyped(undefined);
    setCaret(false);
    setProblem(undefined);
  }
  function settle(): boolean {
    if (typed !== undefined && typed !== text) {
      const answer = column.read(typed, dish, codesOf(all, new Set()));
      if (!answer.ok) {
        setProblem(answer.problem);
        return false;
      }
      marked.commit(() => edit(answer.values));
    }
    reset();
    return true;
  }
  useEffect(() => {
    field.current = { isReady: () => mode === 'ready', settle };
  });
  useLayoutEffect(() => {
    if (wantsFocus.current) input.current?.focus({ preventScroll: true });
  }, [wantsFocus]);
  useLayoutEffect(() => {
    // what is shown stays marked while it is only selected
    if (mode === 'ready' && document.activeElement === input.current) input.current?.select();
  });
  return {
    ...{ input, mode, problem, reset, settle },
    text: typed ?? text,
    mark: marked.mark,
    type: (next: string) => {
      setTyped(next);
      setProblem(undefined);
    },
    /** Puts the caret into the text. */
    open: () => setCaret(true),
  };
}

export type TypedCell = ReturnType<typeof useCellTyping>;
