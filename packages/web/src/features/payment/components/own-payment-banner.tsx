import type { TableSession } from '@comanda/contract';
import { useLocale } from '../../../app/locale.ts';
import { moneyText } from '../../../lib/money-format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useMoneyStyle } from '../../../ui/money-context.tsx';
import { usePaymentAttempt } from '../api/use-payment-attempt.ts';
import { useLastTry } from '../hooks/use-last-try.ts';
import { useOwnPayment } from '../hooks/use-own-payment.ts';
import { useGiveUp } from '../hooks/use-pay.ts';
import { pageOf } from '../state/provider-page.ts';
import css from './own-payment-banner.module.css';

/** What this phone is about to pay: at the counter, or on a page that it left before the end. */
export function OwnPaymentBanner({ session }: { readonly session: TableSession }) {
  const { t, code } = useTranslation('order');
  const { locale } = useLocale();
  const { currency } = useMoneyStyle();
  const own = useOwnPayment(session);
  const { data: attempt } = usePaymentAttempt(own?.pending._id);
  const last = useLastTry(session._id);
  const giveUp = useGiveUp(session._id);
  if (own === undefined) return null;
  const { pending, provider } = own;
  const amount = moneyText(pending.amount + pending.tips, currency, locale.iso);
  const number = session.orderNumber ?? session.tableName ?? '';
  // what another phone has begun is not this one's to give up
  const stop = last?.payment === pending._id && (
    <Button variant="quiet" size="s" busy={giveUp.isPending} onClick={() => giveUp.mutate()}>
      {t('unfinished.stop')}
    </Button>
  );
  if (provider === 'counter') {
    return (
      <Banner
        icon="cash"
        title={t('counter.title', { number })}
        text={
          <>
            {t('counter.text', { amount })}
            {stop && <span className={css.ways}>{stop}</span>}
          </>
        }
      />
    );
  }
  const redirect = attempt?.redirect;
  return (
    <Banner
      icon="clock"
      title={t('unfinished.title', { amount })}
      text={
        <>
          {t('unfinished.text')}
          <span className={css.ways}>
            {redirect !== undefined && (
              <Button
                variant="tonal"
                size="s"
                onClick={() => globalThis.location.assign(pageOf(redirect, attempt?.provider ?? '', code))}
              >
                {t('unfinished.goOn')}
              </Button>
            )}
            {stop}
          </span>
        </>
      }
    />
  );
}
