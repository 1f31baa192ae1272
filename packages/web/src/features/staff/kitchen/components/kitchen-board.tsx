import type { KitchenTicket } from '@comanda/contract';
import { type CSSProperties, type MouseEvent, type ReactNode, useMemo } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ageText } from '../../../../lib/age-text.ts';
import { createPressGuard } from '../../../../lib/press-guard.ts';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Kbd } from '../../../../ui/display/kbd.tsx';
import type { Board } from '../hooks/use-board.ts';
import { type BoardLayout, isEmptyColumn } from '../state/board-layout.ts';
import { ticketAge } from '../state/ticket-age.ts';
import { COLUMNS, type Column, ticketsIn } from '../state/ticket-moves.ts';
import css from './kitchen-board.module.css';

export type KitchenBoardProps = {
  readonly board: Board;
  readonly tickets: readonly KitchenTicket[];
  readonly now: number;
  readonly children: (ticket: KitchenTicket) => ReactNode;
};

type ScaleStyle = CSSProperties & { readonly '--scale': number };
const scaled = (scale: number): ScaleStyle => ({ '--scale': scale });

/** Columns New, Cooking and Ready, as large as the screen allows; one at a time on a phone. */
export function KitchenBoard(props: KitchenBoardProps) {
  const { ref, layout, column } = props.board;
  const guard = useMemo(createPressGuard, []);
  // debounced: the second tap would hit the ticket that moved into the place of the first
  const once = (event: MouseEvent) => {
    const isByKey = event.detail === 0;
    if (!isByKey && !guard.allowsTap(event)) event.stopPropagation();
  };
  return (
    <div ref={ref} className={css.board} onClickCapture={once}>
      {layout !== undefined && <AllColumns {...props} layout={layout} />}
      {column !== undefined && <OneColumn {...props} column={column} />}
    </div>
  );
}

type AllColumnsProps = KitchenBoardProps & { readonly layout: BoardLayout };

function AllColumns({ board, tickets, now, children, layout }: AllColumnsProps) {
  const { t } = useTranslation('staff');
  const { scale, columns } = layout;
  const tracks = COLUMNS.map((column) =>
    isEmptyColumn(columns[column]) ? 'max-content' : `minmax(0, ${columns[column].stacks.length}fr)`,
  ).join(' ');
  return (
    <div className={css.columns} style={{ gridTemplateColumns: tracks }}>
      {COLUMNS.map((column) => (
        <section key={column} className={css.column} aria-label={t(`column.${column}`)}>
          <h2 className={css.heading}>
            {t(`column.${column}`)}
            <b className={css.count}>{ticketsIn(tickets, column).length}</b>
          </h2>
          <div className={css.tickets} style={scaled(scale)}>
            {columns[column].stacks.map((stack, at) => (
              <div key={`stack-${String(at)}`} className={css.stack}>
                {stack.map((ticket) => (
                  <div key={ticket._id}>{children(ticket)}</div>
                ))}
              </div>
            ))}
          </div>
          <More tickets={columns[column].more} {...{ now, layout }} onTurn={board.turn} />
        </section>
      ))}
    </div>
  );
}

type MoreProps = {
  readonly tickets: readonly KitchenTicket[];
  readonly layout: BoardLayout;
  readonly now: number;
  readonly onTurn: Board['turn'];
};

/** Tickets of a column on other pages, with the oldest, and the key that turns to it (K3.4); nothing without any. */
function More({ tickets, layout, now, onTurn }: MoreProps) {
  const { t } = useTranslation('kitchen');
  if (tickets.length === 0) return null;
  const oldest = Math.max(...tickets.map((ticket) => ticketAge(ticket, now)));
  return (
    <button type="button" className={css.more} aria-keyshortcuts="N" onClick={() => onTurn(1)}>
      <Kbd>N</Kbd>
      <span>
        <b>{t('more.count', { count: tickets.length })}</b> {t('more.oldest', { age: ageText(oldest) })}
      </span>
      <span className={css.page}>{t('more.page', { page: layout.page + 1, pages: layout.pages })}</span>
    </button>
  );
}

type OneColumnProps = Omit<KitchenBoardProps, 'now'> & { readonly column: Column };

function OneColumn({ board, tickets, children, column }: OneColumnProps) {
  const { t } = useTranslation('kitchen');
  const shown = ticketsIn(tickets, column);
  return (
    <div className={css.narrow}>
      <Segmented
        label={t('columns')}
        value={column}
        onChange={board.showColumn}
        options={COLUMNS.map((value) => ({
          value,
          label: `${t(`staff:column.${value}`)} ${ticketsIn(tickets, value).length}`,
        }))}
      />
      <div className={css.stack} style={scaled(1.2)}>
        {shown.map((ticket) => (
          <div key={ticket._id}>{children(ticket)}</div>
        ))}
        {shown.length === 0 && <p className={css.none}>{t('noTickets')}</p>}
      </div>
    </div>
  );
}
