import type { TableSession } from '@comanda/contract';
import { minutesLeft } from '../../../../data/sessions/minutes-left.ts';
import { dishCount, groupLines, liveLines } from '../../../../data/sessions/progress.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { isLongWait, otherDayText } from '../../../../lib/ready-moment.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Ring } from '../../../../ui/display/ring.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Slip } from '../../../../ui/layout/slip.tsx';
import type { OrderSentence } from '../state/order-sentence.ts';
import { OrderFacts } from './order-facts.tsx';
import css from './order-slip.module.css';
import { SentenceText } from './sentence-text.tsx';

const SECOND_MS = 1000;
const COOKED = new Set<OrderSentence['key']>(['ready', 'readyTable', 'delivered', 'done', 'taken']);

export type OrderSlipProps = {
  readonly session: TableSession;
  /** Omitted where the page shows the status otherwise. */
  readonly sentence?: OrderSentence;
  readonly timezone?: string | undefined;
};

function Wait({ session, sentence, timezone }: OrderSlipProps & { readonly sentence: OrderSentence }) {
  const { t } = useTranslation('order');
  const { locale } = useLocale();
  const now = useNow(SECOND_MS);
  const wait = minutesLeft(session, now);
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
  if (isLongWait(wait.minutes) && session.estimatedAt !== undefined) {
    const day = otherDayText(session.estimatedAt, now, { intl: locale.intl, timezone });
    return (
      <Ring
        value={wait.share}
        big={clockText(session.estimatedAt, locale.intl, timezone)}
        small={day ?? t('readyAt')}
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
