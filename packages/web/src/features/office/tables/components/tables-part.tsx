import type { Page, TableCode } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { CallError } from '../../../../data/calls/call-error.ts';
import { connection } from '../../../../data/calls/connection.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/display/skeleton.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { OfficeBar, useOffice } from '../../frame/index.ts';
import { Outbox } from './outbox.tsx';
import { PairingCode } from './pairing-code.tsx';
import { TableCard } from './table-card.tsx';
import css from './tables-part.module.css';

function useTableCodes(shop: string, isJoined: boolean) {
  return useQuery({
    queryKey: [STAFF_QUERIES, 'tableCodes', shop],
    enabled: isJoined,
    queryFn: async () =>
      (await connection.call<Page<TableCode>>('find', 'tableCodes', { shop, $limit: 1000 })).data,
  });
}

/** Tables of the shop: their codes to print, codes for new devices, and for the owner the mails that wait. */
export function TablesPart() {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const { session, shop, isJoined } = useOffice();
  const codes = useTableCodes(session.shop, isJoined);
  const code = codes.error instanceof CallError ? codes.error.code : 'serverError';
  return (
    <>
      <OfficeBar
        title={t('nav.tables')}
        text={codes.data && t('tables.count', { count: codes.data.length })}
        actions={
          <>
            <PairingCode isJoined={isJoined} />
            <Button icon="printer" onClick={() => globalThis.print()}>
              {t('tables.print')}
            </Button>
          </>
        }
      />
      <div className={css.page}>
        {codes.data ? (
          <ul className={css.cards}>
            {codes.data.map((each) => (
              <TableCard key={each._id} code={each} shop={say(shop?.name)} />
            ))}
          </ul>
        ) : codes.isError ? (
          <EmptyState
            live
            title={t('staff:notArrived')}
            text={t(`errors:${code}`)}
            action={<Button onClick={() => codes.refetch()}>{t('common:retry')}</Button>}
          />
        ) : (
          <Skeleton label={t('staff:loading')}>
            <SkeletonBlock height={320} shape="box" />
          </Skeleton>
        )}
        {session.staff.role === 'owner' && <Outbox isJoined={isJoined} />}
        {codes.data?.length === 0 && <EmptyState title={t('tables.none')} />}
      </div>
    </>
  );
}
