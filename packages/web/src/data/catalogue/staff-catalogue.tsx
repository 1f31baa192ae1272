import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/locale.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { MoneyProvider } from '../../ui/display/money-context.tsx';
import { Skeleton, SkeletonRows } from '../../ui/display/skeleton.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { CatalogueContext } from './catalogue-context.ts';
import { useCatalogue } from './use-catalogue.ts';

/** Frame of the screens that sell: the shop's menu and currency once they are loaded, until then a skeleton. */
export function StaffCatalogue({ shop, children }: { readonly shop: string; readonly children: ReactNode }) {
  const { t } = useTranslation('staff');
  const { locale } = useLocale();
  const state = useCatalogue(shop);
  if (state.data === undefined)
    return state.error === null ? (
      <Skeleton label={t('loading')}>
        <SkeletonRows count={6} />
      </Skeleton>
    ) : (
      <EmptyState
        title={t('notArrived')}
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
        {children}
      </MoneyProvider>
    </CatalogueContext>
  );
}
