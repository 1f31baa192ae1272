import { memo } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Button } from '../../../../ui/controls/button.tsx';
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
  readonly onBills: () => void;
};

/** Alarm of online orders and calls of guests, seen and heard on every view of the till. */
export const AlertsStrip = memo(function AlertsStrip(props: AlertsStripProps) {
  const { alerts, isOnline, isOver, onOnlineOrders, onBills } = props;
  const { t } = useTranslation('till');
  const { calls, online, sound } = alerts;
  const { late, now } = useOnlineAlarm(online, sound.ring);
  useCallSound(calls.tables, now, sound.ring);
  const tables = calls.tables ?? [];
  return (
    <div className={cx(css.strip, isOver && css.over)}>
      <div className={cx(css.row, isOver ? css.beside : css.flow)}>
        {!isOver && alerts.mayDecide && alerts.incidents.incidents.length > 0 && (
          <Button size="s" variant="danger" icon="alert" className={css.count} onClick={onBills}>
            {t('toDecide', { count: alerts.incidents.incidents.length })}
          </Button>
        )}
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
