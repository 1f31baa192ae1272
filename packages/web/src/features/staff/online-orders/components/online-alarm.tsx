import type { TableSession } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ageText } from '../../../../lib/age-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { orderAge } from '../state/online-order.ts';
import css from './online-alarm.module.css';

export type OnlineAlarmProps = {
  /** Orders that wait for too long, the longest waiting first. */
  readonly late: readonly TableSession[];
  readonly now: number;
  readonly onShow: () => void;
};

/** Alarm over every view of the till while an order has waited for three minutes or more to be accepted. */
export function OnlineAlarm({ late, now, onShow }: OnlineAlarmProps) {
  const { t } = useTranslation('online-orders');
  const [first] = late;
  return (
    <>
      {/* without the clock, which would be read out every second */}
      {late.length > 0 && (
        <p className="sr" role="alert">
          {t('alarm', { count: late.length })}
        </p>
      )}
      {first !== undefined && (
        <section className={css.alarm} aria-label={t('title')}>
          <Icon name="alert" className={css.icon} />
          <p className={css.words}>
            <b>{t('alarm', { count: late.length })}</b>
            <span>
              {t('longest', { number: first.orderNumber ?? '', time: ageText(orderAge(first, now)) })}
            </span>
          </p>
          <Button variant="plain" onClick={onShow}>
            {t('show')}
          </Button>
        </section>
      )}
    </>
  );
}
