import { groupAmount } from '../../../../data/bills/group-amount.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import type { LineGroup } from '../../../../data/sessions/progress.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { StatusWord } from '../../../../ui/display/status-steps.tsx';
import { chosenOptions, lineName, useCourseName } from '../../sale/index.ts';
import type { HandOrder } from '../hooks/use-hand-order.ts';
import type { SeatGroup } from '../state/seat-groups.ts';
import css from './bill-view.module.css';
import { SeatMark } from './seat-bar.tsx';

type SentLineProps = {
  readonly group: LineGroup;
  /** Opens what can be done with it. */
  readonly onSent: (line: string) => void;
};

/** A dish that was sent, with how far the kitchen is. */
function SentLine({ group: { line, children, status }, onSent }: SentLineProps) {
  const nameOf = useCourseName();
  const { t } = useTranslation('handheld');
  const { say } = useLocale();
  const notes = [
    ...children.map((child) => say(child.name)),
    ...(line.printedOptions ?? []).map(({ name }) => say(name)),
    line.course && nameOf(line.course),
    line.takeAway && t('till:pack'),
    line.tableSplit && t('till:tablePart.no', { number: line.tableSplit }),
    line.customRemark,
    line.reason && t(`till:reason.${line.reason.kind}`, { percent: line.reason.percent ?? 0 }),
  ].filter(Boolean);
  return (
    <li>
      <button type="button" className={cx(css.line, line.held && css.held)} onClick={() => onSent(line.id)}>
        <b>{line.quantity}</b>
        <span className={css.name}>
          {say(line.name)}
          {notes.length > 0 && <small>{notes.join(children.length > 0 ? '\n' : t('staff:comma'))}</small>}
        </span>
        {line.held ? (
          <Badge>{t('held')}</Badge>
        ) : (
          <StatusWord status={status}>{t(`staff:column.${line.kitchenStatus}`)}</StatusWord>
        )}
        <Price
          amount={groupAmount({ line, children })}
          bare
          size="inherit"
          weight="regular"
          className={css.amount}
        />
      </button>
    </li>
  );
}

type BillSeatProps = {
  readonly group: SeatGroup;
  readonly hand: HandOrder;
  readonly onLine: (id: string) => void;
  readonly onSent: (id: string) => void;
};

/** Dishes of one seat: those sent, then the tinted ones that are not. */
export function BillSeat({ group, hand, onLine, onSent }: BillSeatProps) {
  const { t } = useTranslation('handheld');
  const { say } = useLocale();
  const { catalogue } = useReadyCatalogue();
  const nameOf = useCourseName();
  const { lines } = hand.order.cart;
  const { seat, sent, unsent, amount } = group;
  return (
    <section>
      <h2 className={css.seat}>
        <SeatMark seat={seat} />
        <b>{seat === undefined ? t('shared') : t('till:seatNo', { number: seat })}</b>
        {sent.length > 0 && <Price amount={amount} bare size="inherit" weight="regular" />}
      </h2>
      <ul>
        {sent.map((each) => (
          <SentLine key={each.line.id} group={each} onSent={onSent} />
        ))}
        {unsent.map((line) => {
          const children = lines.filter(({ fromProduct }) => fromProduct === line.id);
          const was = hand.wasAmountOf(line);
          const isRefused = hand.order.refused.includes(line.id);
          const notes = [
            ...chosenOptions(line, catalogue, say),
            ...children.flatMap((child) => chosenOptions(child, catalogue, say)),
            line.takeAway && t('till:pack'),
            line.tableSplit && t('till:tablePart.no', { number: line.tableSplit }),
            line.course && nameOf(line.course),
            line.hold && t('held'),
            line.customRemark,
            line.customProduct?.remarks,
            line.reason && t(`till:reason.${line.reason.kind}`, { percent: line.reason.percent ?? 0 }),
            isRefused && t('till:refusedLine'),
            was !== undefined && t('till:newPrice'),
          ].filter(Boolean);
          return (
            <li key={line.id}>
              <button
                type="button"
                className={cx(css.line, css.new, isRefused && css.refused)}
                onClick={() => onLine(line.id)}
              >
                <b>{line.quantity}</b>
                <span className={css.name}>
                  {lineName(line, catalogue, say)}
                  <small>
                    {notes.length > 0
                      ? notes.join(children.length > 0 ? '\n' : t('staff:comma'))
                      : t('till:notSentYet')}
                  </small>
                </span>
                {was === undefined ? (
                  <span />
                ) : (
                  <s>
                    <Price amount={was} bare size="inherit" weight="regular" />
                  </s>
                )}
                <Price
                  amount={[line, ...children].reduce((sum, each) => sum + hand.amountOf(each), 0)}
                  bare
                  size="inherit"
                  className={css.amount}
                />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
