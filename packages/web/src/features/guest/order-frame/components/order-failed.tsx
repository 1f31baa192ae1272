import { CallError } from '../../../../data/calls/call-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx';
import { SpilledCup } from '../../../../ui/illustrations/spilled-cup.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';

export type OrderFailedProps = {
  readonly error: Error;
  readonly onRetry: () => void;
  /** Set when nothing else is on the page. */
  readonly isAlone?: boolean;
};

/** Renders the error of an order that could not be read; one that does not exist offers no retry. */
export function OrderFailed({ error, onRetry, isAlone = true }: OrderFailedProps) {
  const { t } = useTranslation('order');
  const code = error instanceof CallError ? error.code : 'serverError';
  if (code === 'sessionNotFound') {
    return (
      <EmptyState
        live
        fills={isAlone}
        title={t('notHere.title')}
        text={t('notHere.text')}
        action={<ButtonLink to={ROUTES.record}>{t('allOrders')}</ButtonLink>}
        second={
          <ButtonLink variant="quiet" to={ROUTES.browse}>
            {t('seeMenu')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      live
      fills={isAlone}
      picture={<SpilledCup />}
      title={t('notArrived')}
      text={t(`errors:${code}`)}
      action={
        <Button icon="refresh" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      }
      second={
        <ButtonLink variant="quiet" to={ROUTES.browse}>
          {t('seeMenu')}
        </ButtonLink>
      }
    />
  );
}
