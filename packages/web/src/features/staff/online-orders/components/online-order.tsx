import type { TableSession } from '@comanda/contract';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { notedAllergens } from '../../../../data/sessions/noted-allergens.ts';
import { groupLines, liveLines } from '../../../../data/sessions/progress.ts';
import { useAllergenList } from '../../../../data/sessions/use-allergen-list.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ageText } from '../../../../lib/age-text.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { cx } from '../../../../lib/cx.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import { ALARM_MS, isPending, orderAge } from '../state/online-order.ts';
import { HandoverActions, type HandoverActionsProps } from './handover-actions.tsx';
import css from './online-order.module.css';

const TONES = { waiting: 'quiet', preparing: 'brand', ready: 'ok', taken: 'quiet' } as const;

export type OnlineOrderProps = {
  readonly order: TableSession;
  readonly now: number;
  readonly disabled: boolean;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
  readonly onBill: () => void;
} & Pick<HandoverActionsProps, 'onMark' | 'onFail' | 'onRider'>;

/** Returns who ordered, when it is wanted and where it goes, each with its sign. */
function useFacts(order: TableSession): readonly (readonly [IconName, string])[] {
  const { t } = useTranslation('online-orders');
  const { locale, say } = useLocale();
  const { data } = useReadyCatalogue();
  const { contact, pickupAt, estimatedAt, acceptance, zoneName, address, remark } = order;
  const clock = (at: string) => clockText(at, locale.intl, data.shop.timezone);
  const promised = acceptance === 'accepted' && estimatedAt !== undefined;
  const time = promised
    ? t('promised', { time: clock(estimatedAt) })
    : pickupAt === undefined
      ? t('soon')
      : t('wanted', { time: clock(pickupAt) });
  const facts: readonly (readonly [IconName, string | undefined])[] = [
    ['clock', time],
    ['user', [contact?.name, contact?.phone].filter(Boolean).join(t('staff:comma'))],
    ['pin', [zoneName && say(zoneName), address].filter(Boolean).join(t('staff:comma'))],
    ['edit', remark],
  ];
  return facts.flatMap(([icon, text]) => (text ? [[icon, text] as const] : []));
}

type OrderHeadProps = Pick<OnlineOrderProps, 'order'> & {
  /** Milliseconds since it was placed. */
  readonly age: number;
  readonly isLate: boolean;
};

/** Number of an order, its type, how far it is and what it costs. */
function OrderHead({ order, age, isLate }: OrderHeadProps) {
  const { t } = useTranslation('online-orders');
  const { outstanding, total } = order.bill;
  const standing = ({ type, handover, tvStatus }: TableSession) => {
    if (handover !== undefined) return t(`handover.state.${handover.state}`);
    if (type === 'delivery' && tvStatus === 'ready') return t('handover.state.ready');
    return t(`staff:column.${tvStatus}`);
  };
  return (
    <header className={css.head}>
      <b className={css.code}>{order.orderNumber}</b>
      <p className={css.kind}>
        {t(`staff:type.${order.type}`)}
        {isPending(order) ? (
          <span className={css.age}>
            {isLate && <Icon name="alert" size="xs" />}
            {t('waits', { time: ageText(age) })}
          </span>
        ) : (
          <Badge tone={TONES[order.tvStatus]}>{standing(order)}</Badge>
        )}
      </p>
      <p className={css.money}>
        <Price amount={total} />
        <Badge tone={outstanding > 0 ? 'hot' : 'ok'}>{t(outstanding > 0 ? 'unpaid' : 'paid')}</Badge>
      </p>
    </header>
  );
}

/** Dishes of an order with their options. */
function OrderDishes({ order }: Pick<OnlineOrderProps, 'order'>) {
  const { t } = useTranslation('online-orders');
  const { say } = useLocale();
  return (
    <ul className={css.dishes}>
      {groupLines(liveLines(order)).map(({ line, children }) => (
        <li key={line.id}>
          <b>{line.quantity}</b> {say(line.name)}
          {children.length > 0 && (
            <small> {children.map((child) => say(child.name)).join(t('staff:comma'))}</small>
          )}
        </li>
      ))}
    </ul>
  );
}

type OrderActionsProps = Omit<OnlineOrderProps, 'now'>;

/** Buttons that accept or decline an order that waits, mark one that is made, and open its bill. */
function OrderActions({ order, onAccept, onDecline, onBill, ...handover }: OrderActionsProps) {
  const { t } = useTranslation('online-orders');
  const { disabled } = handover;
  return (
    <footer className={css.actions}>
      {isPending(order) && (
        <>
          <Button disabled={disabled} onClick={onAccept}>
            {t('accept')}
            <span className="sr"> {order.orderNumber}</span>
          </Button>
          <Button variant="plain" disabled={disabled} onClick={onDecline}>
            {t('decline')}
            <span className="sr"> {order.orderNumber}</span>
          </Button>
        </>
      )}
      {!isPending(order) && <HandoverActions order={order} {...handover} />}
      {order.status !== 'done' && (
        <Button variant="quiet" onClick={onBill}>
          {t('bill')}
          <span className="sr"> {order.orderNumber}</span>
        </Button>
      )}
    </footer>
  );
}

/** An order from a guest's phone, with what it takes to accept or decline it. */
export function OnlineOrder({ order, now, ...actions }: OnlineOrderProps) {
  const { t } = useTranslation('online-orders');
  const list = useAllergenList();
  const facts = useFacts(order);
  const age = orderAge(order, now);
  const isLate = isPending(order) && age >= ALARM_MS;
  const allergens = notedAllergens(order);
  return (
    <li className={cx(css.order, isLate && css.late)}>
      <OrderHead order={order} age={age} isLate={isLate} />
      <ul className={css.facts}>
        {facts.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} size="s" />
            {text}
          </li>
        ))}
      </ul>
      {allergens.length > 0 && (
        <p>
          <Badge tone="bad">{t('staff:allergy', { list: list(allergens) })}</Badge>
        </p>
      )}
      <OrderDishes order={order} />
      <OrderActions order={order} {...actions} />
    </li>
  );
}
