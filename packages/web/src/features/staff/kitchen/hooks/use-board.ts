import type { KitchenTicket } from '@comanda/contract';
import { useEffect, useMemo, useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { type BoardLayout, layOut, ticketHeight } from '../state/board-layout.ts';
import { COLUMNS, type Column, ticketsIn } from '../state/ticket-moves.ts';
import { useSize } from './use-size.ts';

/** Width below which one column is shown at a time. */
const NARROW = 700;
const HEADING = 64;
const PADDING = 24;
/** Milliseconds after which the board is on its first page again: the oldest tickets are there. */
const BACK_AFTER_MS = 30_000;

export type Board = {
  readonly ref: (element: HTMLElement | null) => void;
  /** Undefined until the screen is measured, and where it shows one column at a time. */
  readonly layout: BoardLayout | undefined;
  /** The column of a screen that shows one at a time. */
  readonly column: Column | undefined;
  readonly showColumn: (column: Column) => void;
  /** The tickets that are on the screen. */
  readonly drawn: readonly KitchenTicket[];
  /** Turns so many pages, from the last to the first. */
  readonly turn: (by: 1 | -1) => void;
};

/** Returns the tickets as the screen shows them, a page at a time where there are more. */
export function useBoard(tickets: readonly KitchenTicket[]): Board {
  const { ref, width, height } = useSize();
  const { say } = useLocale();
  const [column, showColumn] = useState<Column>('waiting');
  const [page, setPage] = useState(0);
  useEffect(() => {
    if (page === 0) return;
    const timer = setTimeout(() => setPage(0), BACK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [page]);
  const isNarrow = width > 0 && width < NARROW;
  const layout = useMemo(() => {
    if (width < NARROW) return undefined;
    const room = { width: width - COLUMNS.length * PADDING, height: height - HEADING };
    return layOut(tickets, room, (ticket, letters) => ticketHeight(ticket, letters, say), page);
  }, [tickets, width, height, say, page]);
  const drawn = useMemo(() => {
    if (layout === undefined) return isNarrow ? ticketsIn(tickets, column) : [];
    return COLUMNS.flatMap((each) => layout.columns[each].stacks.flat());
  }, [layout, isNarrow, tickets, column]);
  const turn = (by: 1 | -1) => {
    if (layout === undefined) return;
    setPage((layout.page + by + layout.pages) % layout.pages);
  };
  return { ref, layout, column: isNarrow ? column : undefined, showColumn, drawn, turn };
}
