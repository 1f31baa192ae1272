import type { TableSession } from '@comanda/contract';
import { toldAllergens } from '../../../../data/sessions/told-allergens.ts';
import { useAllergenList } from '../../../../data/sessions/use-allergen-list.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import css from './open-orders.module.css';

const TONES = { waiting: 'quiet', preparing: 'brand', ready: 'ok', taken: 'quiet' } as const;

export type OpenOrdersProps = { readonly orders: readonly TableSession[]; readonly timezone?: string };

/** Unsettled bills, newest first. */
export function OpenOrders({ orders, timezone }: OpenOrdersProps) {
  const { t } = useTranslation('staff');
  const { locale } = useLocale();
  const list = useAllergenList();
  const newestFirst = [...orders].sort((one, other) => (one.startTime < other.startTime ? 1 : -1));
  return (
    <ul>
      {newestFirst.map((order) => (
        <li key={order._id} className={css.row}>
          <b className={css.code}>{order.tableName ?? order.orderNumber}</b>
          <span className={css.facts}>
            <span>
              {[
                order.tableName !== undefined && order.orderNumber,
                t(`type.${order.type}`),
                clockText(order.placedTime ?? order.startTime, locale.intl, timezone),
              ]
                .filter(Boolean)
                .join(t('comma'))}
            </span>
            <Badge tone={TONES[order.tvStatus]}>{t(`column.${order.tvStatus}`)}</Badge>
            {toldAllergens(order).length > 0 && (
              <Badge tone="bad">{t('allergy', { list: list(toldAllergens(order)) })}</Badge>
            )}
          </span>
          <span className={css.money}>
            <Price amount={order.bill.outstanding} />
            <small className="muted">
              {order.status === 'toPay' ? t('counter:billAsked') : t('counter:toPay')}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
