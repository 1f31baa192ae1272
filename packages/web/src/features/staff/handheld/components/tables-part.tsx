import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { TableRow, tableParts } from '../../sale/index.ts';
import { TableRowItem, type TableVerb } from './table-row.tsx';
import css from './tables-view.module.css';

type TablesPartProps = {
  readonly parts: ReturnType<typeof tableParts>;
  /** The part of the list that is shown. */
  readonly part: 'now' | 'well' | 'others' | 'toClear' | 'free';
  readonly note?: string;
  /** Id of the waiter; only the tables of somebody else carry a name. */
  readonly person: string;
  readonly now: number;
  readonly names: ReadonlyMap<string, string>;
  readonly unsentOf: (row: TableRow) => number;
  readonly isDisabled: boolean;
  readonly onOpen: (row: TableRow) => void;
  readonly onVerb: (row: TableRow, verb: TableVerb) => void;
};

/** A titled part of the list of tables; nothing when no table is in it. */
export function TablesPart(props: TablesPartProps) {
  const { parts, part, note, person, now, names, unsentOf, isDisabled, onOpen, onVerb } = props;
  const { t } = useTranslation('handheld');
  const rows = parts[part];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={`tables-${part}`}>
      <h2 id={`tables-${part}`} className={css.part}>
        <b>{t(`part.${part}`)}</b> {note}
      </h2>
      <ul>
        {rows.map((row) => {
          const waiter = row.bill?.staff;
          return (
            <TableRowItem
              key={row.id}
              row={row}
              now={now}
              waiter={waiter === undefined || waiter === person ? undefined : names.get(waiter)}
              unsent={unsentOf(row)}
              isDisabled={isDisabled}
              onOpen={onOpen}
              onVerb={onVerb}
            />
          );
        })}
      </ul>
    </section>
  );
}
