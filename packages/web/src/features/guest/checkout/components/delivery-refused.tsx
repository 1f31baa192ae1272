import { moneyText } from '@comanda/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { switchOrderType } from '../hooks/use-order-types.ts';
import { placing } from '../hooks/use-placing.ts';
import type { RefusedProps } from './price-changed.tsx';

const ADDRESS: readonly string[] = ['addressNeeded', 'contactNeeded', 'zoneNeeded'];

/** Returns true if the order was refused because of its delivery. */
export function isDeliveryRefusal(code: string): boolean {
  return code === 'deliveryNotAvailable' || code === 'zoneMinTotal' || ADDRESS.includes(code);
}

/** Opens the delivery form, which shows the part of the address that the server found missing. */
function ToAddress() {
  const navigate = useNavigate();
  useEffect(() => {
    placing.settle();
    navigate(ROUTES.cart, { state: { dialog: 'delivery' } });
  }, [navigate]);
  return null;
}

/** Tells the guest that the order cannot be delivered: it is too small, or delivery is closed. */
export function DeliveryRefused({ order, error }: RefusedProps) {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const style = useMoneyStyle();
  const { code, data } = error;
  if (ADDRESS.includes(code)) return <ToAddress />;
  const isSmall = code === 'zoneMinTotal';
  const missing = moneyText(Number(data.missing ?? 0), style.currency, style.locale);
  const fix = () => {
    placing.settle();
    if (isSmall) return navigate(ROUTES.browse);
    switchOrderType(order.owner, 'takeAway');
    navigate(ROUTES.cart);
  };
  return (
    <Dialog
      open
      title={t(isSmall ? 'refused.zoneMinTotal' : 'refused.deliveryNotAvailable')}
      text={t(isSmall ? 'refused.zoneMinTotalText' : 'refused.deliveryNotAvailableText', { missing })}
      confirmLabel={t(isSmall ? 'refused.addMore' : 'refused.toPickUp')}
      onConfirm={fix}
      cancelLabel={t('placing.backToCart')}
      onCancel={placing.settle}
    />
  );
}
