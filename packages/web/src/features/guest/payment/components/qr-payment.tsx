import type { PaymentAttempt } from '@comanda/contract';
import { moneyText } from '@comanda/domain';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/display/skeleton.tsx';
import { useCancelPayment } from '../hooks/use-pay.ts';
import css from './qr-payment.module.css';

/** Pixels of the picture: sharp on a dense screen, and large enough for a bank's app that opens it. */
const PICTURE_WIDTH = 720;

/** Draws a code as a PNG, and returns it as a data address. */
function useCodePicture(text: string) {
  return useQuery({
    queryKey: ['codePicture', text],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { toDataURL } = await import('qrcode');
      return toDataURL(text, { width: PICTURE_WIDTH, margin: 3, errorCorrectionLevel: 'M' });
    },
  });
}

/** Saves the file at an address under a name, where the browser keeps its downloads. */
function save(address: string, name: string): void {
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
}

export type QrPaymentProps = {
  readonly attempt: PaymentAttempt & { readonly qr: string };
  readonly orderPath: string;
};

/** Shows the code that a bank's app scans, with the amount and the words that staff look for at the bank (M6.3). */
export function QrPayment({ attempt, orderPath }: QrPaymentProps) {
  const { t } = useTranslation('payment');
  const { locale } = useLocale();
  const { currency } = useMoneyStyle();
  const { qr, amount, tips, reference = '' } = attempt;
  const picture = useCodePicture(qr);
  const cancel = useCancelPayment(attempt.session);
  const label = t('qr.picture', { amount: moneyText(amount + tips, currency, locale.intl) });
  return (
    <section className={css.pay} aria-labelledby="qr-title">
      <h2 id="qr-title">{t('qr.title')}</h2>
      <Price amount={amount + tips} size="xl" />
      {picture.data !== undefined && <img className={css.code} src={picture.data} alt={label} />}
      {picture.isPending && (
        <Skeleton label={t('starting')}>
          <SkeletonBlock height={288} shape="box" />
        </Skeleton>
      )}
      {picture.isError && (
        <Button variant="tonal" icon="refresh" onClick={() => picture.refetch()}>
          {t('common:retry')}
        </Button>
      )}
      <p>
        <span className="cap muted">{t('qr.code')}</span>
        <br />
        <strong className={css.reference}>{reference}</strong>
      </p>
      <p>{t('qr.text')}</p>
      <div className={css.acts}>
        {picture.data !== undefined && (
          <Button variant="tonal" icon="download" onClick={() => save(picture.data, `${reference}.png`)}>
            {t('qr.save')}
          </Button>
        )}
        <small className="muted">{t('qr.samePhone')}</small>
        <ButtonLink variant="quiet" to={orderPath} replace>
          {t('order:seeOrder')}
        </ButtonLink>
        <Button variant="quiet" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('unfinished.stop')}
        </Button>
      </div>
    </section>
  );
}
