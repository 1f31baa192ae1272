import { Navigate } from 'react-router';
import { CatalogueContext } from '../../../data/catalogue/catalogue-context.ts';
import { useCatalogue } from '../../../data/catalogue/use-catalogue.ts';
import { posDevice } from '../../../data/devices/pos-device.ts';
import { useStaffScreen } from '../../../data/devices/staff-screen.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePersisted } from '../../../lib/persisted.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { MoneyProvider } from '../../../ui/display/money-context.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/display/skeleton.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Till } from './components/till.tsx';

/** /till: rings up dishes, sends them to the kitchen and takes the money. */
export function TillPage() {
  const { t } = useTranslation('till');
  const { session } = useStaffScreen();
  const { locale } = useLocale();
  const state = useCatalogue(session.shop);
  const paired = usePersisted(posDevice);
  if (paired?.device.kind === 'handheld') return <Navigate to={ROUTES.handheld} replace />;
  if (state.data === undefined)
    return state.error === null ? (
      <Skeleton label={t('staff:loading')}>
        <SkeletonRows count={6} />
      </Skeleton>
    ) : (
      <EmptyState
        title={t('staff:notArrived')}
        heading="h1"
        action={
          <Button busy={state.isRetrying} onClick={state.retry}>
            {t('common:retry')}
          </Button>
        }
      />
    );
  return (
    <CatalogueContext value={state}>
      <MoneyProvider shop={state.data.shop} locale={locale.intl}>
        <Till session={session} />
      </MoneyProvider>
    </CatalogueContext>
  );
}
