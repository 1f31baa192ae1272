import type { RefundedBill, TableSession } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Price } from '../../../../ui/display/price.tsx';
import { useFailureText } from '../../sale/index.ts';
import { type RefundPart, refundParts } from '../state/refund-parts.ts';
import css from './refund-form.module.css';

type RefundPreviewProps = {
  readonly session: TableSession;
  readonly preview: { readonly data: RefundedBill | undefined; readonly error: Error | null };
};

/** Sums that a refund would give back, or the reason why it cannot be given; announced when they change. */
export function RefundPreview({ session, preview: { data, error } }: RefundPreviewProps) {
  const { t } = useTranslation('till');
  const failureText = useFailureText();
  const { parts, total } = data === undefined ? NOTHING : refundParts(session.bill, data);
  const nameOf = (kind: RefundPart['kind']) => {
    if (kind === 'cashRounding') return t('cashRounding');
    if (kind === 'tips') return t('refund.kind.tip');
    return t(kind === 'surplus' ? 'refund.kind.surplus' : `sum.${kind}`);
  };
  return (
    <div aria-live="polite">
      {error !== null && <p>{failureText(error)}</p>}
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

const NOTHING = { parts: [], total: 0 };
