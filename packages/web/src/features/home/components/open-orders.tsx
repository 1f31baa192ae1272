import { Link } from 'react-router';
import { ROUTES } from '../../../app/routes.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useIncompleteOrders } from '../../order/api/use-incomplete-orders.ts';
import css from './open-orders.module.css';

/** The way back to an order that is still being made. */
export function OpenOrders() {
  const { t } = useTranslation('guest');
  const orders = useIncompleteOrders().data ?? [];
  const [newest] = orders;
  if (newest === undefined) return null;
  return (
    <Link to={ROUTES.order} className={css.order}>
      <Icon name="slip" />
      <span className={css.words}>
        <b>{t('home.openOrder', { number: newest.orderNumber ?? '' })}</b>
        <span>
          {orders.length === 1 ? t('home.openOrderText') : t('home.openOrdersText', { count: orders.length })}
        </span>
      </span>
      <Icon name="right" />
    </Link>
  );
}
