import type { Page, TableCode } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { CallError } from '../../../data/calls/call-error.ts';
import { connection } from '../../../data/calls/connection.ts';
import { useStaffScreen } from '../../../data/devices/staff-screen.ts';
import type { StaffLogin } from '../../../data/devices/staff-session.ts';
import { STAFF_QUERIES, useStaffConnection } from '../../../data/devices/use-staff-connection.ts';
import { useShop } from '../../../data/shops/use-shops.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/display/skeleton.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { WorkFrame } from '../../../ui/layout/work-frame.tsx';
import { Outbox } from './components/outbox.tsx';
import { PairingCode } from './components/pairing-code.tsx';
import { TableCard } from './components/table-card.tsx';
import css from './owner-page.module.css';

/** /owner: table codes to print, and links to the other screens. */
export function OwnerPage() {
  const { session } = useStaffScreen();
  return <TableCodes session={session} />;
}

function useTableCodes(shop: string, isJoined: boolean) {
  return useQuery({
    queryKey: [STAFF_QUERIES, 'tableCodes', shop],
    enabled: isJoined,
    queryFn: async () =>
      (await connection.call<Page<TableCode>>('find', 'tableCodes', { shop, $limit: 1000 })).data,
  });
}

function TableCodes({ session }: { readonly session: StaffLogin }) {
  const { t } = useTranslation('staff');
  const { say } = useLocale();
  const { menu, lost } = useStaffScreen();
  const isJoined = useStaffConnection(session);
  const codes = useTableCodes(session.shop, isJoined);
  const shop = useShop(session.shop);
  const code = codes.error instanceof CallError ? codes.error.code : 'serverError';
  return (
    <WorkFrame
      title={t('tables')}
      icon="qr"
      place={say(shop?.name)}
      menu={menu}
      notice={codes.isSuccess && !isJoined && lost}
    >
      <nav className={css.ways} aria-label={t('owner:screens')}>
        <Button icon="printer" onClick={() => globalThis.print()}>
          {t('owner:print')}
        </Button>
        <ButtonLink variant="tonal" icon="chef" to={ROUTES.kitchen}>
          {t('kitchen')}
        </ButtonLink>
        <ButtonLink variant="tonal" icon="eye" to={`${ROUTES.board}?shop=${session.shop}`}>
          {t('board:name')}
        </ButtonLink>
        <ButtonLink variant="tonal" icon="keypad" to={ROUTES.till}>
          {t('till')}
        </ButtonLink>
        <PairingCode isJoined={isJoined} />
      </nav>
      {codes.data ? (
        <ul className={css.cards}>
          {codes.data.map((each) => (
            <TableCard key={each._id} code={each} shop={say(shop?.name)} />
          ))}
        </ul>
      ) : codes.isError ? (
        <EmptyState
          live
          title={t('notArrived')}
          text={t(`errors:${code}`)}
          action={<Button onClick={() => codes.refetch()}>{t('common:retry')}</Button>}
        />
      ) : (
        <Skeleton label={t('loading')}>
          <SkeletonBlock height={320} shape="box" />
        </Skeleton>
      )}
      {session.staff.role === 'owner' && <Outbox isJoined={isJoined} />}
      {codes.data?.length === 0 && <EmptyState title={t('owner:none')} />}
    </WorkFrame>
  );
}
