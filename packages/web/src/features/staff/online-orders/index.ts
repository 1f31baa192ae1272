export { OnlineAlarm } from './components/online-alarm.tsx';
export { OnlineQueue } from './components/online-queue.tsx';
export { useOnlineAlarm } from './hooks/use-online-alarm.ts';
export { useOnlineOrders } from './hooks/use-online-orders.ts';
