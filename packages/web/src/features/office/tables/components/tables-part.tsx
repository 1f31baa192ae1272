import type { TableViewItem } from '@comanda/contract';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/display/skeleton.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { SetUpProvider, useSetUp } from '../../changes/index.ts';
import { NotArrived, OfficeBar, useOffice } from '../../frame/index.ts';
import { useTableCodes, useTables } from '../hooks/use-tables.ts';
import { CodeSheet } from './code-sheet.tsx';
import { DeviceList } from './device-list.tsx';
import { Outbox } from './outbox.tsx';
import { RangeForm } from './range-form.tsx';
import { TableList } from './table-list.tsx';
import css from './tables-part.module.css';

const VIEWS = ['codes', 'list', 'devices'] as const;
type View = (typeof VIEWS)[number];

/** The codes of the tables, or why they are not there. */
function Codes({ codes }: { readonly codes: ReturnType<typeof useTableCodes> }) {
  const { t } = useTranslation('office');
  const { shop } = useOffice();
  if (codes.data?.length === 0) return <EmptyState title={t('tables.none')} />;
  if (codes.data !== undefined) return <CodeSheet codes={codes.data} shop={shop} />;
  if (codes.isError) return <NotArrived error={codes.error} onRetry={() => void codes.refetch()} />;
  return <Loading />;
}

/** A block in place of what is loading. */
function Loading() {
  const { t } = useTranslation('office');
  return (
    <Skeleton label={t('staff:loading')}>
      <SkeletonBlock height={320} shape="box" />
    </Skeleton>
  );
}

type ViewsProps = { readonly view: View; readonly tables: readonly TableViewItem[] };

/** The codes of the tables, or their list. */
function Tables({ view, tables }: ViewsProps) {
  const { t } = useTranslation('office');
  const codes = useTableCodes(tables);
  if (view === 'codes') return <Codes codes={codes} />;
  return (
    <>
      <RangeForm tables={tables} />
      <TableList tables={tables} />
      {tables.length === 0 && <EmptyState title={t('tables.none')} />}
    </>
  );
}

function TablesPage() {
  const { t } = useTranslation('office');
  const { session, isJoined } = useOffice();
  const { saving } = useSetUp();
  const [view, setView] = useState<View>('codes');
  const { tables, error, refetch } = useTables();
  const isOfTables = view !== 'devices';
  const count = tables && t('tables.count', { count: tables.length });
  return (
    <>
      <OfficeBar
        title={t('nav.tables')}
        text={saving === 'saved' ? count : t(`changes.saving.${saving}`)}
        actions={
          <Segmented
            label={t('office-tables:view')}
            value={view}
            options={VIEWS.map((value) => ({ value, label: t(`office-tables:views.${value}`) }))}
            onChange={setView}
          />
        }
      />
      <div className={css.page}>
        {isOfTables && tables !== undefined && <Tables {...{ view, tables }} />}
        {isOfTables && tables === undefined && error === null && <Loading />}
        {isOfTables && tables === undefined && error !== null && (
          <NotArrived error={error} onRetry={() => void refetch()} />
        )}
        {view === 'devices' && <DeviceList />}
        {session.staff.role === 'owner' && <Outbox isJoined={isJoined} />}
      </div>
    </>
  );
}

/** Tables of the shop: their codes to print, the list of them, its devices, and for the owner the mails that wait. */
export function TablesPart() {
  return (
    <SetUpProvider>
      <TablesPage />
    </SetUpProvider>
  );
}
