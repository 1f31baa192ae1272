import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CallError } from '../../../../data/calls/call-error.ts';
import { NO_ORDER_CONTEXT, orderContext } from '../../../../data/order-context/order-context.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import type { InitReason } from '../state/init-problem.ts';

const GONE: InitReason = 'shopNotFound';

/** Clears a shop that no longer exists and tells the guest (specification §8, init reasons). */
export function useShopGone(error: Error | null): void {
  const navigate = useNavigate();
  const isGone = error instanceof CallError && error.status === 404;
  const isNoticeShown = useLocation().pathname.startsWith(ROUTES.noShop);
  useEffect(() => {
    if (!isGone) return;
    // show the notice before clearing: a menu without a shop would redirect to the shop list
    if (isNoticeShown) orderContext.set(NO_ORDER_CONTEXT);
    else navigate(`${ROUTES.noShop}/`, { replace: true, state: { reason: GONE } });
  }, [isGone, isNoticeShown, navigate]);
}
