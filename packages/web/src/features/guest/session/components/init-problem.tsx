import { useNavigate } from 'react-router';
import { orderContext, withoutTable } from '../../../../data/order-context/order-context.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import { Cloche } from '../../../../ui/illustrations/cloche.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import type { InitReason } from '../state/init-problem.ts';
import css from './init-problem.module.css';

const REASON_ICONS: Readonly<Record<InitReason, IconName>> = {
  fixedCodeTimeout: 'clock',
  fixedCodeNotEnabled: 'qr',
  fixedCodeTableInvalid: 'qr',
  tooManyGuests: 'qr',
  shopNotFound: 'store',
  shopNotEnabledForOnline: 'store',
  timeSlotNotFound: 'clock',
  sessionNotFound: 'slip',
  offline: 'offline',
  serverError: 'alert',
};

type InitProblemProps = {
  readonly reason: InitReason;
  /** The server's message, shown for `serverError` (specification §2). */
  readonly message?: string;
  /** A more specific text, such as the time when a closed shop opens. */
  readonly text?: string;
  readonly onRetry?: () => void;
  /** Starts an order for later, where a closed shop takes one. */
  readonly onOrderAhead?: () => void;
  /** Set on the home page, which needs no link to itself. */
  readonly isHome?: boolean;
  readonly heading?: 'h1' | 'h2';
};

/**
 * Explains why ordering cannot start, and offers what the guest can do (specification §2, initialisation error
 * screens).
 */
export function InitProblem(props: InitProblemProps) {
  const { reason, message, text, onRetry, onOrderAhead, isHome = false, heading } = props;
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const isClosed = reason === 'timeSlotNotFound' || reason === 'shopNotEnabledForOnline';
  const canRetry = onRetry !== undefined && (reason === 'offline' || reason === 'serverError');
  const leave = () => {
    // a code that leads nowhere leaves the phone where it was
    if (isClosed) orderContext.set(withoutTable);
    navigate(ROUTES.home);
  };
  return (
    <EmptyState
      live
      fills={!isHome}
      heading={heading}
      title={t(`problem.${reason}.title`)}
      text={
        <>
          {text ?? t(`problem.${reason}.text`)}
          {reason === 'serverError' && message !== undefined && (
            <small className={css.message}>{message}</small>
          )}
        </>
      }
      picture={
        isClosed ? (
          <Cloche />
        ) : (
          <span className={css.circle}>
            <Icon name={REASON_ICONS[reason]} className={css.icon} />
          </span>
        )
      }
      action={
        canRetry ? (
          <Button icon="refresh" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        ) : onOrderAhead !== undefined ? (
          <Button onClick={onOrderAhead}>{t('opening:forLater')}</Button>
        ) : isClosed ? (
          <ButtonLink to={ROUTES.browse}>{t('problem.lookAround')}</ButtonLink>
        ) : isHome ? undefined : (
          <Button onClick={leave}>{t('common:homepage')}</Button>
        )
      }
      second={
        isClosed ? (
          <Button variant="quiet" onClick={leave}>
            {t('common:homepage')}
          </Button>
        ) : undefined
      }
    />
  );
}
