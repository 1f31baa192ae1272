import type { RefundedBill, TableSession } from '@comanda/contract';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Price } from '../../ui/display/price.tsx';
import { useFailureText } from '../devices/use-failure.ts';
import { paymentsLeft } from './chosen-payments.ts';
import css from './refund-form.module.css';
import { type RefundPart, refundParts } from './refund-parts.ts';
import { usePaymentName } from './refund-payments.tsx';
import { useRefundRefusal } from './use-refund-refusal.ts';

type RefundPreviewProps = {
  readonly session: TableSession;
  readonly preview: { readonly data: RefundedBill | undefined; readonly error: Error | null };
};

/** Sums that a refund would give back, or the reason why it cannot be given; announced when they change. */
export function RefundPreview({ session, preview: { data, error } }: RefundPreviewProps) {
  const { t } = useTranslation('till');
  const failureText = useFailureText();
  const refusalOf = useRefundRefusal();
  const { parts, total } = data === undefined ? NOTHING : refundParts(session.bill, data);
  const nameOf = (kind: RefundPart['kind']) => {
    if (kind === 'cashRounding') return t('cashRounding');
    if (kind === 'tips') return t('refund.kind.tip');
    return t(kind === 'surplus' ? 'refund.kind.surplus' : `sum.${kind}`);
  };
  return (
    <div aria-live="polite">
      {error !== null && <p>{refusalOf(error) ?? failureText(error)}</p>}
      {data !== undefined && paymentsLeft(session).length > 1 && (
        <RefundedPayments session={session} refunds={data.refunds} />
      )}
      {data !== undefined && (
        <dl className={css.sums}>
          {parts.length > 1 &&
            parts.map(({ kind, amount }) => (
              <div key={kind}>
                <dt>{nameOf(kind)}</dt>
                <dd>
                  <Price amount={amount} bare size="inherit" weight="regular" />
                </dd>
              </div>
            ))}
          <div className={css.total}>
            <dt>{t('refund.gives')}</dt>
            <dd>
              <Price amount={total} size="inherit" />
            </dd>
          </div>
        </dl>
      )}
    </div>
  );
}

/** Money that goes back to each payment of a bill that was paid in several. */
function RefundedPayments({
  session,
  refunds,
}: Pick<RefundedBill, 'refunds'> & Pick<RefundPreviewProps, 'session'>) {
  const { t } = useTranslation('till');
  const nameOf = usePaymentName();
  return (
    <dl className={css.sums}>
      {refunds.map(({ _id, payment: id, via, amount, tips = 0, cashRounding = 0 }) => {
        const payment = session.payments.find((paid) => paid._id === id);
        return (
          <div key={_id}>
            <dt>
              {[payment && nameOf(payment), via === 'original' ? '' : t(`refund.via.${via}`)]
                .filter(Boolean)
                .join(t('staff:comma'))}
            </dt>
            <dd>
              <Price amount={amount + tips + cashRounding} bare size="inherit" weight="regular" />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const NOTHING = { parts: [], total: 0 };
