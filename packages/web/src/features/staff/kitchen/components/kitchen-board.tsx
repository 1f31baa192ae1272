import type { KitchenTicket } from '@comanda/contract';
import { type CSSProperties, type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { createPressGuard } from '../../../../lib/press-guard.ts';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { useSize } from '../hooks/use-size.ts';
import { columnWidth, layOut, ticketHeight } from '../state/board-layout.ts';
import { COLUMNS, type Column, ticketsIn } from '../state/ticket-moves.ts';
import css from './kitchen-board.module.css';

/** Width below which one column is shown at a time. */
const NARROW = 700;
const HEADING = 64;
const PADDING = 24;

export type KitchenBoardProps = {
  readonly tickets: readonly KitchenTicket[];
  readonly children: (ticket: KitchenTicket) => ReactNode;
};

type ScaleStyle = CSSProperties & { readonly '--scale': number };
const scaled = (scale: number): ScaleStyle => ({ '--scale': scale });

/** Columns New, Cooking and Ready, as large as the screen allows; one at a time on a phone. */
export function KitchenBoard(props: KitchenBoardProps) {
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref);
  const isNarrow = size.width > 0 && size.width < NARROW;
  const guard = useMemo(createPressGuard, []);
  // debounced: the second tap would hit the ticket that moved into the place of the first
  const once = (event: MouseEvent) => {
    const isByKey = event.detail === 0;
    if (!isByKey && !guard.allowsTap(event)) event.stopPropagation();
  };
  return (
    <div ref={ref} className={css.board} onClickCapture={once}>
      {size.width > 0 && (isNarrow ? <OneColumn {...props} /> : <AllColumns {...props} {...size} />)}
    </div>
  );
}

type AllColumnsProps = KitchenBoardProps & { readonly width: number; readonly height: number };

function AllColumns({ tickets, children, width, height }: AllColumnsProps) {
  const { t } = useTranslation('staff');
  const { say } = useLocale();
  const room = { width: width - COLUMNS.length * PADDING, height: height - HEADING };
  const { scale, columns } = layOut(tickets, room, (ticket, letters) => ticketHeight(ticket, letters, say));
  const tracks = COLUMNS.map((column) => `minmax(0, ${columnWidth(columns[column])}fr)`).join(' ');
  return (
    <div className={css.columns} style={{ gridTemplateColumns: tracks }}>
      {COLUMNS.map((column) => (
        <section key={column} className={css.column} aria-label={t(`column.${column}`)}>
          <h2 className={css.heading}>
            {t(`column.${column}`)}
            <b className={css.count}>{ticketsIn(tickets, column).length}</b>
          </h2>
          <div className={css.tickets} style={scaled(scale)}>
            {columns[column].map((stack, at) => (
              <div key={`stack-${String(at)}`} className={css.stack}>
                {stack.map((ticket) => (
                  <div key={ticket._id}>{children(ticket)}</div>
                ))}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function OneColumn({ tickets, children }: KitchenBoardProps) {
  const { t } = useTranslation('kitchen');
  const [column, setColumn] = useState<Column>('waiting');
  const shown = ticketsIn(tickets, column);
  return (
    <div className={css.narrow}>
      <Segmented
        label={t('columns')}
        value={column}
        onChange={setColumn}
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
