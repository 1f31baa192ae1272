import { useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { personColour } from '../../../../data/devices/person-colour.ts';
import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Avatar } from '../../../../ui/display/avatars.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { CallsBar, type TableCalls } from '../../calls/index.ts';
import { type TableRow, tableParts } from '../state/table-rows.ts';
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
  const parts = tableParts(rows, locale.intl);
  const shared = { parts, person: _id, now, names, unsentOf, isDisabled, onOpen, onVerb };
  return (
    <>
      <HandBar title={t('myTables', { name })} note={clockText(now, locale.intl, data.shop.timezone)}>
        <Avatar name={name} colour={personColour(_id)} className={css.avatar} />
      </HandBar>
      <main className={css.main}>
        <div className={css.list}>
          {rows.length === 0 && <EmptyState title={t('noTables.title')} text={t('noTables.text')} />}
          <CallsBar tables={kiosks} now={now} disabled={isDisabled} onAnswer={onKiosk} />
          <TablesPart {...shared} part="now" note={t('wantYou', { count: parts.now.length })} />
          <TablesPart {...shared} part="well" />
          {whose === 'all' && <TablesPart {...shared} part="others" />}
          <TablesPart {...shared} part="free" />
        </div>
      </main>
      <section className={css.foot} aria-label={t('actions')}>
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
