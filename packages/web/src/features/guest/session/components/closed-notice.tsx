import type { Shop } from '@comanda/contract';
import { useNavigate } from 'react-router';
import { orderContext, useOrderContext, withMode } from '../../../../data/order-context/order-context.ts';
import { useOpening } from '../../../../data/shops/use-opening.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { InitProblem } from './init-problem.tsx';

/** Returns an order type that can be scheduled ahead, the guest's own first. */
function useAdvanceOrder(shop: Shop) {
  const { mode } = useOrderContext();
  const takeAway = { orderType: 'takeAway', ...useOpening(shop, 'takeAway') } as const;
  const delivery = { orderType: 'delivery', ...useOpening(shop, 'delivery') } as const;
  const orderTypes = mode === 'delivery' ? [delivery, takeAway] : [takeAway, delivery];
  return orderTypes.find(({ isAhead }) => isAhead);
}

/** Renders the notice of a closed shop with its next opening, and the way to order ahead where possible. */
export function ClosedNotice({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('opening');
  const navigate = useNavigate();
  const { mode } = useOrderContext();
  const { next } = useOpening(shop, mode);
  const ahead = useAdvanceOrder(shop);
  if (ahead === undefined) return <InitProblem reason="timeSlotNotFound" text={next} />;
  const order = () => {
    orderContext.set((here) => withMode(here, ahead.orderType, shop));
    navigate(ROUTES.browse);
  };
  const text = t('orderAhead', { opening: ahead.next ?? '' });
  return <InitProblem reason="timeSlotNotFound" text={text} onOrderAhead={order} />;
}
