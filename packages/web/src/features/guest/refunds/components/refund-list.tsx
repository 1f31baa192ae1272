import type { TableSession } from '@comanda/contract';
import { useId } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Badge, type BadgeProps } from '../../../../ui/display/badge.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { type RefundStanding, refundRows, refundTail } from '../state/refund-rows.ts';
import css from './refund-list.module.css';

const TONES: Record<RefundStanding, NonNullable<BadgeProps['tone']>> = {
  onTheWay: 'quiet',
  done: 'ok',
  failed: 'bad',
};

/** Lists what was given back of an order, live: amount, way and standing. */
export function RefundList({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('order-history');
  const title = useId();
  const tail = refundTail(session);
  return (
    <section className={cx('well', css.refunds)} aria-labelledby={title} aria-live="polite">
      <h2 id={title} className={css.title}>
        {t('refund.title')}
      </h2>
      <ul>
        {refundRows(session).map(({ id, amount, standing, way, last4 = '' }) => (
          <li key={id} className={css.row}>
            <Price amount={amount} size="s" />
            <span className={css.way}>{t(`refund.way.${way}`, { last4 })}</span>
            <Badge tone={TONES[standing]}>{t(`refund.standing.${standing}`)}</Badge>
          </li>
        ))}
      </ul>
      {tail !== undefined && <p className={tail === 'ask' ? css.ask : 'muted'}>{t(`refund.${tail}`)}</p>}
    </section>
  );
}
