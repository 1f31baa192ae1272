import { useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/display/skeleton.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { SetUpProvider, useSetUp } from '../../changes/index.ts';
import { OfficeBar, useOffice } from '../../frame/index.ts';
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
  const { say } = useLocale();
  const { shop } = useOffice();
  const code = codes.error instanceof CallError ? codes.error.code : 'serverError';
  if (codes.data?.length === 0) return <EmptyState title={t('tables.none')} />;
  if (codes.data !== undefined) return <CodeSheet codes={codes.data} shop={say(shop?.name)} />;
  if (codes.isError) {
    return (
      <EmptyState
        live
        title={t('staff:notArrived')}
        text={t(`errors:${code}`)}
        action={<Button onClick={() => codes.refetch()}>{t('common:retry')}</Button>}
      />
    );
  }
  return (
    <Skeleton label={t('staff:loading')}>
      <SkeletonBlock height={320} shape="box" />
    </Skeleton>
  );
}

function TablesPage() {
  const { t } = useTranslation('office');
  const { session, isJoined } = useOffice();
  const { saving } = useSetUp();
  const [view, setView] = useState<View>('codes');
  const tables = useTables();
  const codes = useTableCodes(tables);
  const text = saving === 'saved' ? t('tables.count', { count: tables?.length ?? 0 }) : undefined;
  return (
    <>
      <OfficeBar
        title={t('nav.tables')}
        text={text ?? t(`changes.saving.${saving === 'saved' ? 'sending' : saving}`)}
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
        {view === 'codes' && <Codes codes={codes} />}
        {view === 'list' && tables !== undefined && (
          <>
            <RangeForm tables={tables} />
            <TableList tables={tables} />
          </>
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
