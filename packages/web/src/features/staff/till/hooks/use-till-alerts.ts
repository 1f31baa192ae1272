import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { useMay } from '../../../../data/devices/use-may.ts';
import { usePaymentIncidents } from '../../../../data/payment-incidents/use-payment-incidents.ts';
import { useStaffCalls } from '../../calls/index.ts';
import { useOnlineOrders } from '../../online-orders/index.ts';
import type { useTillLists } from '../../sale/index.ts';
import { useStaffSound } from '../../sound/index.ts';
import { useWaitingPayments } from './use-waiting-payments.ts';

/** Returns what wants somebody at the till, whichever part of it is open: calls, online orders, payments. */
export function useTillAlerts(session: StaffLogin, isJoined: boolean) {
  const mayWatch = useMay('watchPayments');
  const sound = useStaffSound();
  const calls = useStaffCalls(session.shop, isJoined);
  const online = useOnlineOrders(isJoined);
  const payments = useWaitingPayments(session, isJoined);
  const incidents = usePaymentIncidents(session.shop, isJoined && mayWatch);
  const mayDecide = useMay('manage');
  return { sound, calls, online, payments, incidents, mayDecide };
}

export type TillAlerts = ReturnType<typeof useTillAlerts>;
export type TillLists = ReturnType<typeof useTillLists>;
