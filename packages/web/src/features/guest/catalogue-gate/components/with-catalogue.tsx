import { type ReactNode, useDeferredValue } from 'react';
import { Navigate } from 'react-router';
import { CallError } from '../../../../data/calls/call-error.ts';
import { useCatalogueState } from '../../../../data/catalogue/catalogue-context.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { useSystemSettings } from '../../../../data/organisation/use-system-settings.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SpilledCup } from '../../../../ui/illustrations/spilled-cup.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';

type WithCatalogueProps = {
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
  /** Leaves out the `main` landmark, for a part of a page that already has one. */
  readonly isPart?: boolean;
};

/** Shows a page once the shop's catalogue has loaded; until then its skeleton, or the error. */
export function WithCatalogue({ skeleton: own, children, isPart = false }: WithCatalogueProps) {
  const { t } = useTranslation('menu');
  const { shop } = useOrderContext();
  const settings = useSystemSettings();
  const { data, error, isRetrying, retry } = useCatalogueState();
  const framed = (content: ReactNode) => (isPart ? content : <main>{content}</main>);
  const skeleton = framed(own);
  // deferred, so that the page renders in interruptible steps behind its skeleton
  const isThere = useDeferredValue(data !== undefined);
  if (shop === undefined) {
    if (settings === undefined) return skeleton;
    // on start without a shop: go to the shop list, or to the page that says there is none (specification §4)
    return <Navigate to={`${settings.allowChooseShop ? ROUTES.shops : ROUTES.noShop}/`} replace />;
  }
  if (data !== undefined) return isThere ? children : skeleton;
  if (error === null) return skeleton;
  // a deleted shop is cleared elsewhere, which redirects the guest
  if (error instanceof CallError && error.status === 404) return skeleton;
  return framed(
    <EmptyState
      live
      fills
      picture={<SpilledCup />}
      title={t('failed')}
      text={t('failedText')}
      action={
        <Button icon="refresh" busy={isRetrying} onClick={retry}>
          {t('common:retry')}
        </Button>
      }
    />,
  );
}
