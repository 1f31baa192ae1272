import { useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { personColour } from '../../../../data/devices/person-colour.ts';
import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { SearchField } from '../../../../ui/controls/search-field.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Avatar } from '../../../../ui/display/avatars.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { CallsBar, type TableCalls } from '../../calls/index.ts';
import { type TableRow, tableParts } from '../../sale/index.ts';
import { tableMeant, tablesFound, tableToOpen } from '../state/find-table.ts';
import { HandBar } from './hand-frame.tsx';
import type { TableVerb } from './table-row.tsx';
import { TablesPart } from './tables-part.tsx';
import css from './tables-view.module.css';

export type TablesViewProps = {
  readonly session: StaffLogin;
  readonly rows: readonly TableRow[];
  /** Kiosks whose guests call. */
  readonly kiosks: readonly TableCalls[];
  readonly now: number;
  readonly names: ReadonlyMap<string, string>;
  /** Returns the number of dishes rung up for a bill and not sent. */
  readonly unsentOf: (row: TableRow) => number;
  readonly isDisabled: boolean;
  readonly onOpen: (row: TableRow) => void;
  readonly onVerb: (row: TableRow, verb: TableVerb) => void;
  /** Answers a kiosk's calls. */
  readonly onKiosk: (kiosk: TableCalls) => void;
};

/** A waiter's tables: their own first, whoever wants them before all; the rows hang above the thumb (till T1.5). */
export function TablesView(props: TablesViewProps) {
  const { session, rows, kiosks, now, names, unsentOf, isDisabled, onOpen, onVerb, onKiosk } = props;
  const { t } = useTranslation('handheld');
  const { locale } = useLocale();
  const { data } = useReadyCatalogue();
  const [whose, setWhose] = useState<'mine' | 'all'>('mine');
  const { _id, name } = session.staff;
  const [typed, setTyped] = useState('');
  const found = tablesFound(rows, typed);
  const parts = tableParts(found, locale.intl);
  const goTo = (row: TableRow | undefined) => {
    if (row === undefined) return false;
    if (row.bill !== undefined) onOpen(row);
    else if (!isDisabled) onVerb(row, 'seat');
    setTyped('');
    return true;
  };
  const type = (next: string) => {
    if (!goTo(tableToOpen(rows, next))) setTyped(next);
  };
  const shared = { parts, person: _id, now, names, unsentOf, isDisabled, onOpen, onVerb };
  return (
    <>
      <HandBar title={t('myTables', { name })} note={clockText(now, locale.intl, data.shop.timezone)}>
        <Avatar name={name} colour={personColour(_id)} className={css.avatar} />
      </HandBar>
      <main className={css.main}>
        <div className={css.list}>
          {rows.length === 0 && <EmptyState title={t('noTables.title')} text={t('noTables.text')} />}
          {rows.length > 0 && found.length === 0 && (
            <p className={css.part} role="status">
              {t('noTableFound', { number: typed })}
            </p>
          )}
          <CallsBar tables={kiosks} now={now} disabled={isDisabled} onAnswer={onKiosk} />
          <TablesPart {...shared} part="now" note={t('wantYou', { count: parts.now.length })} />
          <TablesPart {...shared} part="well" />
          {(whose === 'all' || typed !== '') && <TablesPart {...shared} part="others" />}
          <TablesPart {...shared} part="toClear" />
          <TablesPart {...shared} part="free" />
        </div>
      </main>
      <section className={css.foot} aria-label={t('actions')}>
        <SearchField
          inputMode="numeric"
          value={typed}
          onChange={type}
          onEnter={() => goTo(tableMeant(rows, typed) ?? (found.length === 1 ? found[0] : undefined))}
          label={t('findTable')}
          placeholder={t('findTable')}
          clearLabel={t('till:clear')}
        />
        <Segmented
          label={t('whose.label')}
          options={[
            { value: 'mine', label: t('whose.mine') },
            { value: 'all', label: t('whose.all') },
          ]}
          value={whose}
          onChange={setWhose}
        />
      </section>
    </>
  );
}
