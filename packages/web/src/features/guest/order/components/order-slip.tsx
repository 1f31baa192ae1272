import type { TableSession } from '@comanda/contract';
import { minutesLeft } from '../../../../data/sessions/minutes-left.ts';
import { dishCount, groupLines, liveLines } from '../../../../data/sessions/progress.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Ring } from '../../../../ui/display/ring.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Slip } from '../../../../ui/layout/slip.tsx';
import type { OrderSentence } from '../state/order-sentence.ts';
import { OrderFacts } from './order-facts.tsx';
import css from './order-slip.module.css';
import { SentenceText } from './sentence-text.tsx';

const SECOND_MS = 1000;
const COOKED = new Set<OrderSentence['key']>(['ready', 'readyTable', 'readyDelivery', 'done', 'taken']);

export type OrderSlipProps = {
  readonly session: TableSession;
  /** Omitted where the page shows the status otherwise. */
  readonly sentence?: OrderSentence;
  readonly timezone?: string | undefined;
};

/** Minutes from which the ready time is shown instead of a countdown. */
const CLOCK_FROM_MINUTES = 90;

function Wait({ session, sentence, timezone }: OrderSlipProps & { readonly sentence: OrderSentence }) {
  const { t } = useTranslation('order');
  const { locale } = useLocale();
  const wait = minutesLeft(session, useNow(SECOND_MS));
  if (COOKED.has(sentence.key)) {
    return (
      <span className={css.check}>
        <Icon name="check" size="l" />
      </span>
    );
  }
  const isCooking = ['received', 'accepted', 'later', 'cooking', 'someReady', 'someReadyTable'].includes(
    sentence.key,
  );
  if (!isCooking || wait === undefined) return null;
  if (wait.minutes > CLOCK_FROM_MINUTES && session.estimatedAt !== undefined) {
    return (
      <Ring
        value={wait.share}
        big={clockText(session.estimatedAt, locale.intl, timezone)}
        small={t('readyAt')}
      />
    );
  }
  return wait.isOver ? (
    <Ring value={1} big={t('soonSign')} small={t('anyMoment')} />
  ) : (
    <Ring value={wait.share} big={String(wait.minutes)} small={t('minutes', { count: wait.minutes })} />
  );
}

/** Renders the order's number on torn paper, with the wait and a sentence about its status. */
export function OrderSlip({ session, sentence, timezone }: OrderSlipProps) {
  const { t } = useTranslation('order');
  const { locale } = useLocale();
  const hasOrdered = session.products.length > 0;
  const since = (hasOrdered ? session.placedTime : undefined) ?? session.startTime;
  const time = clockText(since, locale.intl, timezone);
  const facts = hasOrdered
    ? t('placed', { time, count: dishCount(groupLines(liveLines(session))) })
    : t('seatedSince', { time });
  return (
    <Slip className={css.number}>
      <div className={css.words}>
        <span className="cap muted">{t(session.orderNumber === undefined ? 'table' : 'orderNumber')}</span>
        <strong className={css.digits}>{session.orderNumber ?? session.tableName ?? t('noNumber')}</strong>
        <span className="cap muted">{facts}</span>
      </div>
      {sentence && <Wait {...{ session, sentence, timezone }} />}
      <OrderFacts session={session} timezone={timezone} />
      {sentence && <SentenceText sentence={sentence} />}
    </Slip>
  );
}
