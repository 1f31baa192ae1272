import { CatalogueContext } from '../../../data/catalogue/catalogue-context.ts';
import { useCatalogue } from '../../../data/catalogue/use-catalogue.ts';
import { useStaffScreen } from '../../../data/devices/staff-screen.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { MoneyProvider } from '../../../ui/display/money-context.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/display/skeleton.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Handheld } from './components/handheld.tsx';

/** /handheld: a waiter's phone: their tables, orders by seat, what guests want. */
export function HandheldPage() {
  const { t } = useTranslation('handheld');
  const { session } = useStaffScreen();
  const { locale } = useLocale();
  const state = useCatalogue(session.shop);
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
        <Handheld session={session} />
      </MoneyProvider>
    </CatalogueContext>
  );
}
