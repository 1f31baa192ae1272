import type { PickupSlot } from '@comanda/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useCatalogueState } from '../../../../data/catalogue/catalogue-context.ts';
import type { PendingOrder } from '../../../../data/order-details/pending-order.ts';
import { pickupAt } from '../../../../data/order-details/pickup-at.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText, dayText } from '../../../../lib/clock-text.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { serverClock } from '../../../../lib/server-clock.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { slotsKey } from '../api/use-pickup-slots.ts';
import { placing } from '../hooks/use-placing.ts';
import type { RefusedProps } from './price-changed.tsx';

/** Returns the same order for another slot. */
function orderFor(order: PendingOrder, at: string): PendingOrder {
  if (order.service === 'tableSessions/order') return order;
  const { call } = order;
  return {
    ...order,
    call: { ...call, requestId: newRequestId(), session: { ...call.session, pickupAt: at } },
  };
}

/** Tells the guest that the slot has filled up, and offers the next free one or the choice in the cart. */
export function TimeTaken({ order, error }: RefusedProps) {
  const { t } = useTranslation('checkout');
  const { locale } = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data } = useCatalogueState();
  const { shop, mode } = order.owner;
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: slotsKey({ shop, type: mode }).slice(0, 3) });
  }, [queries, shop, mode]);
  const [next] = (error.data.slots ?? []) as readonly PickupSlot[];
  const timeZone = data?.shop.timezone;
  const isToday = (at: string) =>
    dayText(at, 'en', timeZone).slice(0, 6) === dayText(serverClock.now(), 'en', timeZone).slice(0, 6);
  const textOf = (at: string) => (isToday(at) ? clockText : dayText)(at, locale.intl, timeZone);
  const toCart = () => {
    placing.settle();
    navigate(ROUTES.cart, { state: { dialog: 'pickupTime' } });
  };
  if (next === undefined) {
    return (
      <Dialog
        open
        title={t('pickup.goneTitle')}
        text={t('pickup.none')}
        confirmLabel={t('placing.backToCart')}
        onConfirm={toCart}
        onCancel={toCart}
      />
    );
  }
  const goOn = () => {
    placing.settle();
    pickupAt.set(Date.parse(next.at));
    void placing.place(orderFor(order, next.at));
  };
  return (
    <Dialog
      open
      title={t('pickup.goneTitle')}
      text={t('pickup.goneText')}
      confirmLabel={t('pickup.orderFor', { time: textOf(next.at) })}
      onConfirm={goOn}
      cancelLabel={t('pickup.choose')}
      onCancel={toCart}
    />
  );
}
