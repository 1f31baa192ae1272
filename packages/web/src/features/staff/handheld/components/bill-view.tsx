import type { Draft } from '@comanda/contract';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { personColour } from '../../../../data/devices/person-colour.ts';
import type { LineGroup } from '../../../../data/sessions/progress.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ageText } from '../../../../lib/age-text.ts';
import { cx } from '../../../../lib/cx.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Face } from '../../../../ui/display/avatars.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { StatusWord } from '../../../../ui/display/status-steps.tsx';
import { BillSums, chosenOptions } from '../../sale/index.ts';
import type { HandOrder } from '../hooks/use-hand-order.ts';
import { type HeldCourse, heldCourses } from '../state/held-courses.ts';
import { type SeatGroup, seatGroups } from '../state/seat-groups.ts';
import css from './bill-view.module.css';
import { HandBar } from './hand-frame.tsx';
import { SeatBar, SeatDot } from './seat-bar.tsx';
import { SendButton } from './send-button.tsx';

/** A dish that was sent, with how far the kitchen is. */
function SentLine({ group: { line, children, status } }: { readonly group: LineGroup }) {
  const { t } = useTranslation('handheld');
  const { say } = useLocale();
  const notes = [
    ...children.map((child) => say(child.name)),
    ...(line.printedOptions ?? []).map(({ name }) => say(name)),
    line.course && t('till:courseNo', { number: line.course }),
    line.takeAway && t('till:pack'),
    line.customRemark,
  ].filter(Boolean);
  return (
    <li className={cx(css.line, line.held && css.held)}>
      <b>{line.quantity}</b>
      <span className={css.name}>
        {say(line.name)}
        {notes.length > 0 && <small>{notes.join(t('staff:comma'))}</small>}
      </span>
      {line.held ? (
        <Badge>{t('held')}</Badge>
      ) : (
        <StatusWord status={status}>{t(`staff:column.${line.kitchenStatus}`)}</StatusWord>
      )}
      <Price
        amount={[line, ...children].reduce((sum, each) => sum + each.subTotal, 0)}
        bare
        size="inherit"
        weight="regular"
        className={css.amount}
      />
    </li>
  );
}

type SeatProps = {
  readonly group: SeatGroup;
  readonly hand: HandOrder;
  readonly onLine: (id: string) => void;
};

/** Dishes of one seat: those sent, then the tinted ones that are not. */
function Seat({ group, hand, onLine }: SeatProps) {
  const { t } = useTranslation('handheld');
  const { say } = useLocale();
  const { catalogue } = useReadyCatalogue();
  const { lines } = hand.order.cart;
  const { seat, sent, unsent, amount } = group;
  return (
    <section>
      <h2 className={css.seat}>
        <SeatDot seat={seat} />
        <b>{seat === undefined ? t('shared') : t('till:seatNo', { number: seat })}</b>
        {sent.length > 0 && <Price amount={amount} bare size="inherit" weight="regular" />}
      </h2>
      <ul>
        {sent.map((each) => (
          <SentLine key={each.line.id} group={each} />
        ))}
        {unsent.map((line) => {
          const children = lines.filter(({ fromProduct }) => fromProduct === line.id);
          const notes = [
            ...chosenOptions(line, catalogue, say),
            ...children.flatMap((child) => chosenOptions(child, catalogue, say)),
            line.takeAway && t('till:pack'),
            line.course && t('till:courseNo', { number: line.course }),
            line.hold && t('held'),
            line.customRemark,
          ].filter(Boolean);
          return (
            <li key={line.id}>
              <button type="button" className={cx(css.line, css.new)} onClick={() => onLine(line.id)}>
                <b>{line.quantity}</b>
                <span className={css.name}>
                  {say(catalogue.products.get(line.product ?? '')?.name)}
                  <small>{notes.length > 0 ? notes.join(t('staff:comma')) : t('till:notSentYet')}</small>
                </span>
                <span />
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

export type BillViewProps = {
  readonly hand: HandOrder;
  readonly now: number;
  /** Drafts of others on the same bill. */
  readonly others: readonly Draft[];
  /** Takes the bill over; absent for one's own. */
  readonly onTakeOver: (() => void) | undefined;
  /** Name of the waiter who looks after it. */
  readonly waiter: string | undefined;
  readonly onFire: (course: HeldCourse) => void;
  readonly onBack: () => void;
  readonly onMenu: () => void;
  readonly onPay: () => void;
  readonly onLine: (id: string) => void;
};

/** A table's bill by seat, what is not sent among it; Send, or Pay when all is sent (till T1.5). */
export function BillView(props: BillViewProps) {
  const { hand, now, others, onTakeOver, waiter, onFire, onBack, onMenu, onPay, onLine } = props;
  const { t } = useTranslation('handheld');
  const { say } = useLocale();
  const { catalogue } = useReadyCatalogue();
  const { place, order, unsent, due, covers, dispatch } = hand;
  const { session } = place;
  const groups = seatGroups(session, order.cart.lines);
  const age = session && ageText(Math.max(0, now - Date.parse(session.startTime)));
  return (
    <>
      <HandBar
        title={hand.name}
        note={[t('till:guests', { count: covers }), age, waiter].filter(Boolean).join(t('staff:comma'))}
        back={{ label: t('toTables'), onBack }}
      >
        <Price amount={due} size="l" />
      </HandBar>
      <main className={css.main}>
        <SeatBar covers={covers} seat={order.seat} onSeat={(seat) => dispatch({ type: 'seatSet', seat })} />
        {onTakeOver && (
          <div className={css.over}>
            <span>{t('keptBy', { name: waiter ?? t('nobody') })}</span>
            <Button variant="tonal" size="s" onClick={onTakeOver}>
              {t('takeOver')}
            </Button>
          </div>
        )}
        {heldCourses(session).map((held) => (
          <div key={held.course} className={css.over}>
            <span>
              <b>{t('till:courseNo', { number: held.course })}</b>
              {t('staff:comma')}
              {t('heldCount', { count: held.count })}
            </span>
            <Button variant="tonal" icon="flame" disabled={!hand.isOnline} onClick={() => onFire(held)}>
              {t('fire')}
              <span className="sr"> {t('till:courseNo', { number: held.course })}</span>
            </Button>
          </div>
        ))}
        {groups.length === 0 && <p className={css.empty}>{t('emptyBill')}</p>}
        {groups.map((group) => (
          <Seat key={group.seat ?? 'shared'} group={group} hand={hand} onLine={onLine} />
        ))}
        {others.map((draft) => (
          <section key={draft._id} className={css.others}>
            <h2 className={css.seat}>
              <Face name={draft.staff.name} colour={personColour(draft.staff._id)} />
              {t('till:ringsUp', { name: draft.staff.name })}
            </h2>
            <ul>
              {draft.lines
                .filter(({ fromProduct }) => fromProduct === undefined)
                .map((line) => (
                  <li key={line.id} className={css.line}>
                    <b>{line.quantity}</b>
                    <span className={css.name}>{say(catalogue.products.get(line.product ?? '')?.name)}</span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
        {groups.length > 0 && <BillSums bill={hand.bill} due={due} paid={session?.bill.paid ?? 0} />}
      </main>
      <section className={css.foot} aria-label={t('actions')}>
        <Button variant="plain" size="l" icon="plus" onClick={onMenu}>
          {t('dish')}
        </Button>
        {unsent > 0 || due <= 0 ? (
          <SendButton hand={hand} />
        ) : (
          <Button
            size="l"
            wide
            icon="card"
            disabled={!hand.isOnline}
            amount={<Price amount={due} size="inherit" />}
            onClick={onPay}
          >
            {t('till:pay')}
          </Button>
        )}
      </section>
    </>
  );
}
