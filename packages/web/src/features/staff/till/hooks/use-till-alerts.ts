import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { useStaffCalls } from '../../calls/index.ts';
import { useOnlineOrders } from '../../online-orders/index.ts';
import type { useTillLists } from '../../sale/index.ts';
import { useStaffSound } from '../../sound/index.ts';
import { useWaitingPayments } from './use-waiting-payments.ts';

/** Returns what wants somebody at the till, whichever part of it is open: calls, online orders, payments. */
export function useTillAlerts(session: StaffLogin, isJoined: boolean) {
  const sound = useStaffSound();
  const calls = useStaffCalls(session.shop, isJoined);
  const online = useOnlineOrders(isJoined);
  const payments = useWaitingPayments(session, isJoined);
  return { sound, calls, online, payments };
}

export type TillAlerts = ReturnType<typeof useTillAlerts>;
export type TillLists = ReturnType<typeof useTillLists>;
