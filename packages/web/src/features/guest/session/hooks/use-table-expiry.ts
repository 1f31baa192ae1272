import type { Shop } from '@comanda/contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import {
  orderContext,
  tableInfoExpiry,
  useOrderContext,
  withoutTable,
} from '../../../../data/order-context/order-context.ts';
import { useJoinedSession } from '../../../../data/sessions/use-joined-session.ts';
import { holdTaps } from '../../../../lib/hold-taps.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import type { InitReason } from '../state/init-problem.ts';

const TIMED_OUT: InitReason = 'fixedCodeTimeout';
/** Maximum delay of a timer in milliseconds; longer ones overflow. */
const MAX_TIMEOUT_MS = 2_147_483_647;

/**
 * Leaves the table of a scanned code when the shop's timeout passes without an order, and asks the guest to scan
 * again (specification §4, fixed code).
 */
export function useTableExpiry(shop: Pick<Shop, 'onlineSessionTimeout'> | undefined): void {
  const navigate = useNavigate();
  const { table, session: joined } = useOrderContext();
  const session = useJoinedSession();
  // a bill that has not loaded yet may have orders
  const hasOrdered = joined !== undefined && session?.products.length !== 0;
  const expiry =
    table === undefined || shop === undefined || hasOrdered ? undefined : tableInfoExpiry(table, shop);
  useEffect(() => {
    if (expiry === undefined) return;
    const leave = () => {
      orderContext.set(withoutTable);
      holdTaps();
      navigate(ROUTES.sessionNotFound, { replace: true, state: { reason: TIMED_OUT } });
    };
    const wait = Math.min(Math.max(0, expiry - Date.now()), MAX_TIMEOUT_MS);
    const timer = setTimeout(leave, wait);
    return () => clearTimeout(timer);
  }, [expiry, navigate]);
}
