import type { PaymentMethod, TableSession } from '@comanda/contract';
import { useLocale } from '../../../app/locale.ts';
import { CallError } from '../../../lib/api/call-error.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import type { IconName } from '../../../ui/icon.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Price } from '../../../ui/price.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import { usePaymentMethods } from '../api/use-payment-methods.ts';
import { usePay } from '../hooks/use-pay.ts';
import css from './payment-sheet.module.css';

const SIGNS: Readonly<Record<PaymentMethod['provider'], IconName>> = {
  counter: 'cash',
  sandbox: 'card',
  cybersource: 'card',
  bbpos: 'tap',
  razer: 'phone',
};

export type PaymentSheetProps = {
  readonly session: TableSession;
  readonly open: boolean;
  readonly onClose: () => void;
};

type MethodRowProps = {
  readonly method: PaymentMethod;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onPay: () => void;
};

function MethodRow({ method, busy, disabled, onPay }: MethodRowProps) {
  const { t } = useTranslation('order');
  const { say } = useLocale();
  return (
    <li>
      <button
        type="button"
        className={css.method}
        disabled={disabled}
        aria-busy={busy || undefined}
        onClick={onPay}
      >
        <Icon name={SIGNS[method.provider]} size="l" className={css.sign} />
        <span className={css.words}>
          <b>{say(method.name)}</b>
          <small className="muted">{busy ? t('pay.starting') : t(`pay.how.${method.provider}`)}</small>
        </span>
        <Icon name="right" />
      </button>
    </li>
  );
}

/** The ways to pay an order; a tap on one starts it. */
export function PaymentSheet({ session, open, onClose }: PaymentSheetProps) {
  const { t } = useTranslation(['order', 'errors', 'common']);
  const methods = usePaymentMethods(session);
  const pay = usePay(session, onClose);
  const failure = pay.error instanceof CallError ? pay.error.code : pay.error && 'serverError';
  // away to the provider's page: stays busy until the browser has left
  const isBusy = pay.isPending || pay.data?.redirect !== undefined;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('order:pay.title')}
      closeLabel={t('common:close')}
      width="s"
    >
      <div className={css.body}>
        <p className={css.amount}>
          <span className="muted">{t('order:toPay')}</span>
          <Price amount={session.bill.outstanding} size="xl" />
        </p>
        {failure && (
          <Banner tone="bad" icon="alert" title={t('order:pay.notStarted')} text={t(`errors:${failure}`)} />
        )}
        {methods.isPending && (
          <Skeleton label={t('order:loading')}>
            <Bone height={72} shape="box" />
          </Skeleton>
        )}
        {methods.isError && (
          <Button variant="tonal" icon="refresh" onClick={() => methods.refetch()}>
            {t('common:retry')}
          </Button>
        )}
        <ul className={css.methods}>
          {methods.data?.map((method) => (
            <MethodRow
              key={method._id}
              method={method}
              busy={isBusy && pay.variables?._id === method._id}
              disabled={isBusy}
              onPay={() => pay.mutate(method)}
            />
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
