import type { TableSession } from '@comanda/contract';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { groupLines, orderedLines } from '../../../../data/sessions/progress.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayText } from '../../../../lib/clock-text.ts';
import { Price } from '../../../../ui/display/price.tsx';
import css from './telephone-sheet.module.css';

export type FormerOrdersProps = {
  /** Last orders of the caller, newest first; undefined until they are known. */
  readonly orders: readonly TableSession[] | undefined;
  readonly isAsked: boolean;
  /** The order that is had again. */
  readonly again: TableSession | undefined;
  readonly onOrder: (order: TableSession) => void;
};

/** The caller's last orders; each says where it went and what it was, and can be had again (till T3.6). */
export function FormerOrders({ orders, isAsked, again, onOrder }: FormerOrdersProps) {
  const { t } = useTranslation('till');
  const [last] = orders ?? [];
  if (!isAsked || orders === undefined) return null;
  return (
    <section aria-label={t('telephone.lastOrders')}>
      <div role="status">
        <h3 className={css.heading}>
          {last === undefined
            ? t('telephone.firstCall')
            : t('telephone.known', {
                name: last.contact?.name ?? t('telephone.caller'),
                count: orders.length,
              })}
        </h3>
      </div>
      <ul className={css.orders}>
        {orders.map((order) => (
          <li key={order._id}>
            <FormerOrder order={order} isAgain={again?._id === order._id} onPress={() => onOrder(order)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type FormerOrderProps = {
  readonly order: TableSession;
  readonly isAgain: boolean;
  readonly onPress: () => void;
};

function FormerOrder({ order, isAgain, onPress }: FormerOrderProps) {
  const { t } = useTranslation('till');
  const { locale, say } = useLocale();
  const { data } = useReadyCatalogue();
  const comma = t('staff:comma');
  const dishes = groupLines(orderedLines(order)).map(({ line }) => `${line.quantity} ${say(line.name)}`);
  const to = [t(`staff:type.${order.type}`), order.address].filter(Boolean);
  return (
    <button type="button" className={css.order} aria-pressed={isAgain} onClick={onPress}>
      <b>{dayText(order.placedTime ?? order.startTime, locale.intl, data.shop.timezone)}</b>
      <span className={css.dishes}>{dishes.join(comma)}</span>
      <small className={css.to}>{to.join(comma)}</small>
      <Price amount={order.bill.total} bare size="inherit" className={css.total} />
      <span className={css.again}>{t(isAgain ? 'telephone.comesAgain' : 'telephone.again')}</span>
    </button>
  );
}
