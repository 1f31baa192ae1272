import type { TableSession } from '@comanda/contract';
import { moneyText } from '@comanda/domain';
import { useShop } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { type OwnPayment, useOwnPayment } from '../hooks/use-own-payment.ts';
import { useCancelPayment } from '../hooks/use-pay.ts';
import { EndPayment } from './end-payment.tsx';
import css from './own-payment-banner.module.css';

type OwnPaymentActionsProps = { readonly own: OwnPayment; readonly session: string };

/** The buttons of a payment that this phone has begun: to go on with it, and to give it up. */
function OwnPaymentActions({ own, session }: OwnPaymentActionsProps) {
  const { t } = useTranslation('payment');
  const cancelPayment = useCancelPayment(session);
  const { isOfThisPhone, continuePayment } = own;
  return (
    <div className={css.actions}>
      {continuePayment !== undefined && (
        <Button size="s" className={css.continue} onClick={continuePayment}>
          {t('unfinished.goOn')}
        </Button>
      )}
      {isOfThisPhone && (
        <Button
          variant="quiet"
          size="s"
          className={css.stop}
          busy={cancelPayment.isPending}
          onClick={() => cancelPayment.mutate()}
        >
          {t('unfinished.stop')}
        </Button>
      )}
    </div>
  );
}

type OwnPaymentBannerProps = {
  readonly session: TableSession;
  /** True where the guest has come back from the provider's page, and may have paid there. */
  readonly isReturn?: boolean;
};

/**
 * Shows the pending payment that concerns this phone: at the counter, on a provider's page that was left, or one that
 * another phone has begun, which can be neither continued nor cancelled here.
 */
export function OwnPaymentBanner({ session, isReturn = false }: OwnPaymentBannerProps) {
  const { t } = useTranslation('payment');
  const { locale } = useLocale();
  const { currency } = useMoneyStyle();
  const own = useOwnPayment(session);
  const zone = useShop(session.shop)?.timezone;
  if (own === undefined) return null;
  const { pending, isOfThisPhone, provider, wait, lastDecline } = own;
  if (wait !== undefined)
    return <Banner icon="clock" title={t(`outcome.${wait}.title`)} text={t(`outcome.${wait}.text`)} />;
  const amount = moneyText(pending.amount + pending.tips, currency, locale.intl);
  const number = session.orderNumber ?? session.tableName ?? '';
  const actions = <OwnPaymentActions own={own} session={session._id} />;
  if (provider === 'counter')
    return (
      <Banner
        icon="cash"
        title={t('counter.title', { number })}
        text={t('counter.text', { amount })}
        below={actions}
      />
    );
  if (!isOfThisPhone)
    return (
      <Banner
        icon="clock"
        title={t('elsewhere.title', { amount })}
        text={t('elsewhere.text')}
        action={<EndPayment session={session._id} payment={pending} name={t('end.other')} />}
      />
    );
  if (lastDecline !== undefined)
    return (
      <Banner
        tone="bad"
        icon="alert"
        title={t('anotherCard.title', { time: clockText(lastDecline, locale.intl, zone) })}
        text={t('anotherCard.text')}
        below={actions}
      />
    );
  const note = isReturn ? t('unfinished.returned') : t('unfinished.text');
  return (
    <Banner
      icon="clock"
      title={t('unfinished.title', { amount })}
      text={provider === 'qr' ? t('qr.text') : note}
      below={actions}
    />
  );
}
