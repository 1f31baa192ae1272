import type { TableSession } from '@comanda/contract';
import { generatePath, Link } from 'react-router';
import { dishCount, groupLines, orderedLines } from '../../../../data/sessions/progress.ts';
import { useShop } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayText } from '../../../../lib/clock-text.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { SkeletonBlock } from '../../../../ui/display/skeleton.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useAwaitsPayment } from '../../payment/index.ts';
import { displayStatusOf } from '../state/display-status.ts';
import css from './order-row.module.css';

const TONES = {
  open: 'brand',
  ready: 'ok',
  unpaid: 'left',
  paid: 'quiet',
  void: 'bad',
} as const;

/** Renders the placeholder of an order row. */
export function OrderHistorySkeleton() {
  return (
    <li className={css.skeleton} aria-hidden="true">
      <SkeletonBlock width="30%" height={24} />
      <SkeletonBlock width="60%" />
    </li>
  );
}

/** Renders an order of this phone as a link to its bill. */
export function OrderRow({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('order');
  const { locale, say } = useLocale();
  const shop = useShop(session.shop);
  const status = displayStatusOf(session, useAwaitsPayment(session) === true);
  const day = dayText(session.placedTime ?? session.startTime, locale.intl, shop?.timezone);
  const count = dishCount(groupLines(orderedLines(session)));
  const where = [t(`type.${session.type}`), session.tableName].filter(Boolean).join(t('dot'));
  return (
    <li>
      <Link to={generatePath(ROUTES.recordDetail, { id: session._id })} className={css.row}>
        <b className={css.number}>{session.orderNumber ?? session.tableName ?? t('noNumber')}</b>
        <span className={css.words}>
          <span>{say(shop?.name)}</span>
          <small className="muted">{where}</small>
          <small className="muted">{t('order-history:facts', { day, count })}</small>
        </span>
        <span className={css.end}>
          {status !== 'void' && <Price amount={session.bill.total} shop={shop} />}
          <Badge tone={TONES[status]}>{t(`order-history:standing.${status}`)}</Badge>
        </span>
        <Icon name="right" className={css.arrow} />
      </Link>
    </li>
  );
}
