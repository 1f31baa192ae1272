import type { TableSession } from '@comanda/contract';
import { moneyText } from '@comanda/domain';
import { useShop } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { useLastAttempt } from '../hooks/use-last-attempt.ts';
import { useOwnPayment } from '../hooks/use-own-payment.ts';
import { useCancelPayment } from '../hooks/use-pay.ts';
import css from './own-payment-banner.module.css';

/** Shows this phone's pending payment: at the counter, or on a provider's page it has left. */
export function OwnPaymentBanner({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('payment');
  const { locale } = useLocale();
  const { currency } = useMoneyStyle();
  const own = useOwnPayment(session);
  const last = useLastAttempt(session._id);
  const cancelPayment = useCancelPayment(session._id);
  const zone = useShop(session.shop)?.timezone;
  if (own === undefined) return null;
  const { pending, provider, continuePayment, wait, lastDecline } = own;
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
      {/* an attempt of another phone cannot be cancelled here */}
      {last?.payment === pending._id && (
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
  if (lastDecline !== undefined && provider !== 'counter')
    return (
      <Banner
        tone="bad"
        icon="alert"
        title={t('anotherCard.title', { time: clockText(lastDecline, locale.intl, zone) })}
        text={t('anotherCard.text')}
        below={actions}
      />
    );
  return provider === 'counter' ? (
    <Banner
      icon="cash"
      title={t('counter.title', { number })}
      text={t('counter.text', { amount })}
      below={actions}
    />
  ) : (
    <Banner
      icon="clock"
      title={t('unfinished.title', { amount })}
      text={t(provider === 'qr' ? 'qr.text' : 'unfinished.text')}
      below={actions}
    />
  );
}
