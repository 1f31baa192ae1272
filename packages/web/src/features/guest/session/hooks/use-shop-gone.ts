import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CallError } from '../../../../data/calls/call-error.ts';
import { confirmShop, leaveUnknownShop } from '../../../../data/order-context/order-context.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import type { InitReason } from '../state/init-problem.ts';

const GONE: InitReason = 'shopNotFound';

/**
 * Leaves a shop that does not exist and tells the guest (specification §8, init reasons); one that an address named
 * gives way to the shop and table before it.
 */
export function useShopGone(error: Error | null, isRead: boolean): void {
  const navigate = useNavigate();
  const isGone = error instanceof CallError && error.status === 404;
  const isNoticeShown = useLocation().pathname.startsWith(ROUTES.noShop);
  useEffect(() => {
    if (isRead && !isGone) confirmShop();
  }, [isRead, isGone]);
  useEffect(() => {
    if (!isGone) return;
    // show the notice before clearing: a menu without a shop would redirect to the shop list
    if (isNoticeShown) leaveUnknownShop();
    else navigate(`${ROUTES.noShop}/`, { replace: true, state: { reason: GONE } });
  }, [isGone, isNoticeShown, navigate]);
}
