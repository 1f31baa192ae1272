import { memo } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { CallsBar, useCallSound } from '../../calls/index.ts';
import { OnlineAlarm, useOnlineAlarm } from '../../online-orders/index.ts';
import type { TillAlerts } from '../hooks/use-till-alerts.ts';
import css from './alerts-strip.module.css';

export type AlertsStripProps = {
  readonly alerts: TillAlerts;
  readonly isOnline: boolean;
  /** True where dishes are rung up or money is taken: one row over the top bar, so that nothing moves. */
  readonly isOver: boolean;
  readonly onOnlineOrders: () => void;
};

/** Alarm of online orders and calls of guests, seen and heard on every view of the till. */
export const AlertsStrip = memo(function AlertsStrip(props: AlertsStripProps) {
  const { alerts, isOnline, isOver, onOnlineOrders } = props;
  const { calls, online, sound } = alerts;
  const { late, now } = useOnlineAlarm(online, sound.ring);
  useCallSound(calls.tables, now, sound.ring);
  const tables = calls.tables ?? [];
  return (
    <div className={cx(css.strip, isOver && css.over)}>
      <div className={cx(css.row, isOver ? css.beside : css.flow)}>
        <OnlineAlarm late={late} now={now} onShow={onOnlineOrders} />
        <CallsBar
          tables={isOver ? tables.slice(0, 1) : tables}
          now={now}
          disabled={!isOnline}
          onAnswer={calls.answer}
        />
      </div>
    </div>
  );
});
