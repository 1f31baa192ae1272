import type { Section, TableViewItem } from '@comanda/contract';
import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useLiveDocuments, useSetUp } from '../../changes/index.ts';
import { editOf, MarkedSelect, TypedField } from '../../fields/index.ts';
import { useOffice } from '../../frame/index.ts';
import { useArchiveTable } from '../hooks/use-archive-table.ts';
import { useRotateCode } from '../hooks/use-tables.ts';
import { heardName, MAX_SEATS, readSeats } from '../state/new-tables.ts';
import css from './table-list.module.css';

const NO_SECTION = '';

type TableRowProps = {
  readonly table: TableViewItem;
  readonly names: ReadonlySet<string>;
  readonly sections: readonly Section[];
  readonly onNewCode: () => void;
  readonly onArchive: () => void;
};

/** Returns what changes a field of a table, and its name and seats as typed, with the problem if they cannot be so. */
function useTableEdits(table: TableViewItem, names: ReadonlySet<string>) {
  const { t } = useTranslation('office-tables');
  const { change } = useSetUp();
  const { name, capacity } = table;
  const edit = (path: string, value: string | number | undefined) =>
    change([editOf('tableViewItems', { id: table._id, now: table }, path, value)]);
  const rename = (typed: string) => {
    const text = typed.trim();
    if (text === '') return t('nameNeeded');
    if (heardName(text) !== heardName(name) && names.has(heardName(text))) return t('nameTaken');
    if (text !== name) edit('name', text);
    return undefined;
  };
  const seat = (typed: string) => {
    const seats = readSeats(typed);
    if (seats === undefined) return t('seatsWrong', { most: MAX_SEATS });
    if (seats !== capacity) edit('capacity', seats);
    return undefined;
  };
  return { edit, rename, seat };
}

/** A table of the list: its name, seats and section, a new code, and its archiving. */
function TableRow({ table, names, sections, onNewCode, onArchive }: TableRowProps) {
  const { t } = useTranslation('office-tables');
  const { say } = useLocale();
  const { name, capacity, section = NO_SECTION } = table;
  const { edit, rename, seat } = useTableEdits(table, names);
  return (
    <li className={css.row}>
      <fieldset className={css.fields}>
        <legend className="sr">{name}</legend>
        <TypedField label={t('name')} value={name} commit={rename} of="tableViewItems.name" />
        <TypedField label={t('seats')} value={String(capacity)} commit={seat} inputMode="numeric" />
        {sections.length > 0 && (
          <MarkedSelect
            label={t('section')}
            value={section}
            options={[
              { value: NO_SECTION, label: t('noSection') },
              ...sections.map((each) => ({ value: each._id, label: say(each.name) })),
            ]}
            onChange={(value) => edit('section', value === NO_SECTION ? undefined : value)}
          />
        )}
        <div className={css.acts}>
          <Button
            variant="quiet"
            size="s"
            icon="qr"
            aria-label={t('newCodeOf', { name })}
            onClick={onNewCode}
          >
            {t('newCode')}
          </Button>
          <Button
            variant="quiet"
            size="s"
            icon="ban"
            aria-label={t('archiveNamed', { name })}
            onClick={onArchive}
          >
            {t('archive')}
          </Button>
        </div>
      </fieldset>
    </li>
  );
}

/** The tables of the shop as a list (B5.3). */
export function TableList({ tables }: { readonly tables: readonly TableViewItem[] }) {
  const { t } = useTranslation('office-tables');
  const { session, isJoined } = useOffice();
  const { data } = useLiveDocuments<Section>('sections', isJoined);
  const [asked, setAsked] = useState<TableViewItem>();
  const rotate = useRotateCode(() => setAsked(undefined));
  const archiving = useArchiveTable();
  const sections = (data ?? []).filter(
    ({ shops, archivedAt }) =>
      archivedAt === undefined && (shops.length === 0 || shops.includes(session.shop)),
  );
  const names = new Set(tables.map(({ name }) => heardName(name)));
  return (
    <>
      <ul className={css.list} aria-label={t('list')}>
        {tables.map((table) => (
          <TableRow
            key={table._id}
            {...{ table, names, sections }}
            onNewCode={() => setAsked(table)}
            onArchive={() => archiving.archive(table)}
          />
        ))}
      </ul>
      <Dialog
        open={asked !== undefined}
        title={t('askCode', { name: asked?.name ?? '' })}
        text={t('askCodeText')}
        confirmLabel={t('newCode')}
        cancelLabel={t('common:cancel')}
        busy={rotate.isPending}
        onConfirm={() => asked && rotate.mutate(asked._id)}
        onCancel={() => setAsked(undefined)}
      />
      <Dialog
        open={archiving.asked !== undefined}
        title={t('askArchive', { name: archiving.asked?.table.name ?? '' })}
        text={t('askArchiveText', { count: archiving.asked?.count ?? 0 })}
        confirmLabel={t('archive')}
        cancelLabel={t('common:cancel')}
        onConfirm={() => archiving.asked && archiving.confirm(archiving.asked.table)}
        onCancel={archiving.cancel}
      />
    </>
  );
}
