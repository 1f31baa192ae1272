import type { TableSession } from '@comanda/contract';
import { moneyText } from '@comanda/domain';
import { useShop } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { useOwnPayment } from '../hooks/use-own-payment.ts';
import { useCancelPayment } from '../hooks/use-pay.ts';
import css from './own-payment-banner.module.css';

/**
 * Shows the pending payment that concerns this phone: at the counter, on a provider's page that was left, or one that
 * another phone has begun, which can be neither continued nor cancelled here.
 */
export function OwnPaymentBanner({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('payment');
  const { locale } = useLocale();
  const { currency } = useMoneyStyle();
  const own = useOwnPayment(session);
  const cancelPayment = useCancelPayment(session._id);
  const zone = useShop(session.shop)?.timezone;
  if (own === undefined) return null;
  const { pending, isOfThisPhone, provider, continuePayment, wait, lastDecline } = own;
  if (wait !== undefined)
    return <Banner icon="clock" title={t(`outcome.${wait}.title`)} text={t(`outcome.${wait}.text`)} />;
  const amount = moneyText(pending.amount + pending.tips, currency, locale.intl);
  const number = session.orderNumber ?? session.tableName ?? '';
  const actions = (
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
    return <Banner icon="clock" title={t('elsewhere.title', { amount })} text={t('elsewhere.text')} />;
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
  return (
    <Banner
      icon="clock"
      title={t('unfinished.title', { amount })}
      text={t(provider === 'qr' ? 'qr.text' : 'unfinished.text')}
      below={actions}
    />
  );
}
