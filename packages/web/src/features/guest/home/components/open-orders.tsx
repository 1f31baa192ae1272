import { Link } from 'react-router';
import { isAwaited, useIncompleteOrders } from '../../../../data/sessions/use-incomplete-orders.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import css from './open-orders.module.css';

/** Links to the orders still being prepared. */
export function OpenOrders() {
  const { t } = useTranslation('home');
  const orders = (useIncompleteOrders().data ?? []).filter(isAwaited);
  const [newest] = orders;
  if (newest === undefined) return null;
  return (
    <Link to={ROUTES.order} className={css.order}>
      <Icon name="slip" />
      <span className={css.words}>
        <b>{t('openOrder', { number: newest.orderNumber ?? '' })}</b>
        <span>
          {orders.length === 1 ? t('openOrderText') : t('openOrdersText', { count: orders.length })}
        </span>
      </span>
      <Icon name="right" />
    </Link>
  );
}
