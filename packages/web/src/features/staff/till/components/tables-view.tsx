import { useMemo } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ageText } from '../../../../lib/age-text.ts';
import { cx } from '../../../../lib/cx.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Price } from '../../../../ui/display/price.tsx';
import {
  type TableRow,
  tableRows,
  useFloorTickets,
  useMarkTable,
  type useTillLists,
} from '../../sale/index.ts';
import css from './tables-view.module.css';

const EVERY_SECOND = 1000;
const NONE: readonly never[] = [];

export type TablesViewProps = {
  readonly lists: ReturnType<typeof useTillLists>;
  readonly onTable: (id: string) => void;
};

/** Tables of the shop with their state, bills and marks: minutes and amount; a touch opens one (till T5.2, T5.3). */
export function TablesView({ lists, onTable }: TablesViewProps) {
  const { t } = useTranslation('till');
  const { locale } = useLocale();
  const now = useNow(EVERY_SECOND);
  const { shop } = lists.billOptions;
  const { tickets } = useFloorTickets(shop, lists.isJoined);
  const mark = useMarkTable(shop);
  const { tables, bills, marks, isJoined } = lists;
  const rows = useMemo(() => {
    const byName = new Intl.Collator(locale.intl, { numeric: true });
    const found = tableRows({ tables, bills, marks, tickets, calls: NONE, person: '', now });
    return found
      .filter(({ table }) => table !== undefined)
      .sort((one, other) => byName.compare(one.name, other.name));
  }, [tables, bills, marks, tickets, now, locale.intl]);
  return (
    <main className={css.view}>
      <h1 className={css.title}>{t('tables')}</h1>
      <ul className={css.tables}>
        {rows.map((row) => (
          <li key={row.id} className={css.place}>
            <button
              type="button"
              className={cx(css.table, row.bill && css.seated, css[stateOf(row)])}
              disabled={row.state === 'blocked'}
              onClick={() => onTable(row.id)}
            >
              <b>{row.name}</b>
              <TableFacts {...{ row, now }} />
            </button>
            {row.mark !== undefined && (
              <button
                type="button"
                className={css.clear}
                disabled={!isJoined}
                onClick={() => mark(row.id, row.mark?.mark ?? 'free')}
              >
                {t(`tableClear.${row.mark.mark}`)}
                <span className="sr"> {row.name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </main>
  );
}

/** Returns the state that a table shows: guests may have called for the bill on the bill itself. */
function stateOf({ state, bill }: TableRow): TableRow['state'] {
  const asks = bill?.staffCalls?.some(({ kind }) => kind === 'bill') === true && state !== 'paying';
  return asks ? 'billAsked' : state;
}

function TableFacts({ row, now }: { readonly row: TableRow; readonly now: number }) {
  const { t } = useTranslation('till');
  const state = stateOf(row);
  const { bill, since } = row;
  if (state === 'free') return <small>{t('freeTable', { count: row.covers })}</small>;
  const age = since === undefined ? '' : ageText(Math.max(0, now - since));
  const isPlain = state === 'seated' || state === 'waiting' || state === 'served';
  const word = isPlain && bill !== undefined ? undefined : t(`tableState.${state}`);
  return (
    <>
      <small>{[word, age].filter(Boolean).join(' ')}</small>
      {bill !== undefined && <Price amount={bill.bill.outstanding} bare size="inherit" />}
    </>
  );
}
