import type { Shop } from '@comanda/contract';
import { ORDER_TYPES, type OrderType } from '@comanda/domain';
import { useOpening } from '../../../../data/shops/use-opening.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import css from './guest-sees.module.css';

/** Words that a guest reads about one order type at this moment. */
function OrderTypeState({ shop, type }: { readonly shop: Shop; readonly type: OrderType }) {
  const { t } = useTranslation('office-shop');
  const { isOpen, isAhead, next, reason } = useOpening(shop, type);
  const closed = next ?? t(`opening:unavailable.${reason ?? 'timeSlotNotFound'}`);
  const text = isOpen ? t('opening:open') : isAhead ? t('opening:orderAhead', { opening: closed }) : closed;
  return (
    <li className={css.type}>
      <Icon name={isOpen ? 'check' : 'clock'} size="s" className={isOpen ? css.open : undefined} />
      <span>
        <b>{t(`common:orderType.${type}`)}</b>
        <small className={css.text}>{text}</small>
      </span>
    </li>
  );
}

/** Returns true if a shop offers an order type to its guests. */
function isOffered(shop: Shop, type: OrderType): boolean {
  if (type === 'takeAway') return shop.openTakeAway;
  if (type === 'dineInNoTable') return shop.openDineInNoTable;
  return type === 'dineIn' || (shop.openDelivery === true && (shop.deliveryZones ?? []).length > 0);
}

/** "A guest now sees…": the state of every order type as phones show it at this moment (B5.2). */
export function GuestSees({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('office-shop');
  const offered = ORDER_TYPES.filter((type) => isOffered(shop, type));
  const takesOrders = shop.openForOnline || shop.trialUntil !== undefined;
  return (
    <aside className={css.card} aria-labelledby="guest-sees">
      <h3 id="guest-sees" className={css.title}>
        {t('guestSees')}
      </h3>
      {!takesOrders && <p className={css.text}>{t('opening:unavailable.shopNotEnabledForOnline')}</p>}
      {takesOrders && (
        <ul className={css.types}>
          {offered.map((type) => (
            <OrderTypeState key={type} {...{ shop, type }} />
          ))}
        </ul>
      )}
    </aside>
  );
}
