import type { TableSession } from '@comanda/contract';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { Banner } from '../../../../ui/layout/banner.tsx';

type TableTimesProps = {
  readonly session: Pick<TableSession, 'orderCutoffTime' | 'orderLeaveTime'>;
  readonly timezone?: string;
};

/** Shows the last-order and leaving times of a table; nothing if none is set. */
export function TableTimes({ session, timezone }: TableTimesProps) {
  const { t } = useTranslation('order');
  const { locale } = useLocale();
  const { orderCutoffTime, orderLeaveTime } = session;
  const timeOf = (at: string) => ({ time: clockText(at, locale.intl, timezone) });
  const texts = [
    orderCutoffTime && t('lastOrders', timeOf(orderCutoffTime)),
    orderLeaveTime && t('tableUntil', timeOf(orderLeaveTime)),
  ].filter(Boolean);
  const [title, text] = texts;
  return title ? <Banner icon="clock" title={title} text={text} /> : null;
}
