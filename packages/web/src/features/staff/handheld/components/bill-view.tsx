import type { Draft } from '@comanda/contract';
import { useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { personColour } from '../../../../data/devices/person-colour.ts';
import type { LineGroup } from '../../../../data/sessions/progress.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ageText } from '../../../../lib/age-text.ts';
import { cx } from '../../../../lib/cx.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Face } from '../../../../ui/display/avatars.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { StatusWord } from '../../../../ui/display/status-steps.tsx';
import {
  type BillChanges,
  BillSums,
  billCourses,
  type CourseCalls,
  chosenOptions,
  useCourseTexts,
} from '../../sale/index.ts';
import type { HandOrder } from '../hooks/use-hand-order.ts';
import { type SeatGroup, seatGroups } from '../state/seat-groups.ts';
import { type BillSheet, BillSheets } from './bill-sheets.tsx';
import css from './bill-view.module.css';
import { HandBar } from './hand-frame.tsx';
import { SeatBar, SeatDot } from './seat-bar.tsx';
import { SendButton } from './send-button.tsx';

type SentLineProps = {
  readonly group: LineGroup;
  /** Opens what can be done with it. */
  readonly onSent: (line: string) => void;
};

/** A dish that was sent, with how far the kitchen is. */
function SentLine({ group: { line, children, status }, onSent }: SentLineProps) {
  const { t } = useTranslation('handheld');
  const { say } = useLocale();
  const notes = [
    ...children.map((child) => say(child.name)),
    ...(line.printedOptions ?? []).map(({ name }) => say(name)),
    line.course && t('till:courseNo', { number: line.course }),
    line.takeAway && t('till:pack'),
    line.customRemark,
    line.reason && t(`till:reason.${line.reason.kind}`, { percent: line.reason.percent ?? 0 }),
  ].filter(Boolean);
  return (
    <li>
      <button type="button" className={cx(css.line, line.held && css.held)} onClick={() => onSent(line.id)}>
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
      </button>
    </li>
  );
}

type SeatProps = {
  readonly group: SeatGroup;
  readonly hand: HandOrder;
  readonly onLine: (id: string) => void;
  readonly onSent: (id: string) => void;
};

/** Dishes of one seat: those sent, then the tinted ones that are not. */
function Seat({ group, hand, onLine, onSent }: SeatProps) {
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
          <SentLine key={each.line.id} group={each} onSent={onSent} />
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
  readonly courses: CourseCalls;
  readonly changes: BillChanges;
  readonly onFire: (course: number) => void;
  readonly onBack: () => void;
  readonly onMenu: () => void;
  readonly onPay: () => void;
  readonly onLine: (id: string) => void;
};

/** A table's bill by seat, what is not sent among it; Send, or Pay when all is sent (till T1.5). */
export function BillView(props: BillViewProps) {
  const { hand, now, others, onTakeOver, waiter, courses, changes, onFire, onBack, onMenu, onPay, onLine } =
    props;
  const [sheet, setSheet] = useState<BillSheet>();
  const texts = useCourseTexts();
  const { t } = useTranslation('handheld');
  const { say } = useLocale();
  const { catalogue } = useReadyCatalogue();
  const { place, order, unsent, due, covers, dispatch } = hand;
  const { session } = place;
  const groups = seatGroups(session, order.cart.lines);
  const waiting = session === undefined ? [] : billCourses(session).filter(({ canFire }) => canFire);
  const age = session && ageText(Math.max(0, now - Date.parse(session.startTime)));
  return (
    <>
      <HandBar
        title={hand.name}
        note={[t('till:guests', { count: covers }), age, waiter].filter(Boolean).join(t('staff:comma'))}
        back={{ label: t('toTables'), onBack }}
      >
        <Price amount={due} size="l" />
        <IconButton
          icon="more"
          label={t('billActions', { table: hand.name })}
          onClick={() => setSheet({ kind: 'actions' })}
        />
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
        {waiting.map((course) => (
          <div key={course.course} className={css.over}>
            <span>
              <b>{texts.name(course.course, false)}</b>
              {t('staff:comma')}
              {texts.state(course)}
            </span>
            <span className={css.fire}>
              <Button
                variant="tonal"
                icon="flame"
                disabled={!hand.isOnline || courses.isBusy}
                onClick={() => onFire(course.course)}
              >
                {t('fire')}
                <span className="sr"> {texts.name(course.course, false)}</span>
              </Button>
              <IconButton
                icon="more"
                label={t('till:moreFor', { name: texts.name(course.course, false) })}
                onClick={() => setSheet({ kind: 'course', course: course.course })}
              />
            </span>
          </div>
        ))}
        {groups.length === 0 && <p className={css.empty}>{t('emptyBill')}</p>}
        {groups.map((group) => (
          <Seat
            key={group.seat ?? 'shared'}
            group={group}
            hand={hand}
            onLine={onLine}
            onSent={(line) => setSheet({ kind: 'line', line })}
          />
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
      <BillSheets {...{ hand, changes, courses, sheet }} onSheet={setSheet} />
    </>
  );
}
