import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { useHold } from '../../lib/use-hold.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import css from './ticket.module.css';

export type TicketProps = {
  /** Table or order number, large. */
  readonly code: string;
  /** Line below: "Order 130", "Takeaway". */
  readonly note?: string;
  readonly noteIcon?: IconName;
  /** Wait so far, such as "12:40". */
  readonly age: string;
  readonly tone: 'fresh' | 'waiting' | 'late' | 'ready';
  /** Screen reader text beside the age when late. */
  readonly lateLabel?: string;
  /** Reason why it comes first, below the head. */
  readonly mark?: string;
  /** Allergy, across the ticket in red. */
  readonly alert?: ReactNode;
  readonly alertIcon?: IconName;
  /** Guest's remark about the whole order, highlighted. */
  readonly remark?: string;
  /** The changes of it, below the allergy. */
  readonly changes?: ReactNode;
  /** True if nothing of it is left: its code is struck through. */
  readonly gone?: boolean;
  /** `TicketLine` elements. */
  readonly children: ReactNode;
  /** Bump button. */
  readonly foot?: ReactNode;
};

/** Kitchen ticket, coloured by age, readable at 3 m. */
export function Ticket(props: TicketProps) {
  const {
    code,
    note,
    noteIcon,
    age,
    tone,
    lateLabel,
    mark,
    alert,
    alertIcon = 'alert',
    remark,
    changes,
    gone = false,
    children,
    foot,
  } = props;
  return (
    <div className={css.lift}>
      <article className={cx(css.ticket, css[tone])} aria-label={code}>
        <header className={css.head}>
          <b className={css.code}>{gone ? <del>{code}</del> : code}</b>
          <time className={css.age}>
            {tone === 'late' && <Icon name="alert" size="s" label={lateLabel} />}
            {age}
          </time>
          {note !== undefined && (
            <span className={css.note}>
              {noteIcon !== undefined && <Icon name={noteIcon} size="xs" />}
              {note}
            </span>
          )}
        </header>
        {mark !== undefined && (
          <p className={css.mark}>
            <Icon name="alert" size="s" />
            {mark}
          </p>
        )}
        {alert !== undefined && (
          <p className={css.alert}>
            <Icon name={alertIcon} size="s" />
            {alert}
          </p>
        )}
        {changes}
        {remark !== undefined && <p className={css.orderRemark}>{remark}</p>}
        {!gone && <ul className={css.lines}>{children}</ul>}
        {foot !== undefined && <div className={css.foot}>{foot}</div>}
      </article>
    </div>
  );
}

export type TicketLineProps = {
  readonly quantity: number;
  readonly name: string;
  /** Options, one per line. */
  readonly notes?: readonly string[];
  /** Warning in red, such as "Contains peanut". */
  readonly warning?: string;
  /** Guest's remark, highlighted. */
  readonly remark?: string;
  /** True for a set's part, which belongs to the dish above. */
  readonly indent?: boolean;
  readonly done?: boolean;
  readonly doneLabel?: string;
  /** Tooltip that says what holding it does. */
  readonly title?: string;
  readonly onClick?: () => void;
  /** Called after a long press, or by the context menu key. */
  readonly onHold?: () => void;
};

/** Dish of a ticket; with `onClick` a tap strikes it through. */
export function TicketLine(props: TicketLineProps) {
  const { quantity, name, notes = [], warning, remark, indent, done = false, doneLabel } = props;
  const { title, onClick, onHold } = props;
  const hold = useHold(onHold);
  const content = (
    <>
      <b className={css.quantity}>{quantity}</b>
      <span className={css.dish}>
        <span className={css.name}>{name}</span>
        {notes.map((note) => (
          <small key={note} className={css.option}>
            {note}
          </small>
        ))}
        {warning !== undefined && (
          <small className={css.warning}>
            <Icon name="alert" size="xs" />
            {warning}
          </small>
        )}
        {remark !== undefined && <em className={css.remark}>{remark}</em>}
      </span>
      {done && <Icon name="check" label={doneLabel} className={css.tick} />}
    </>
  );
  return (
    <li className={cx(css.item, indent && css.indent, done && css.done)}>
      {onClick === undefined ? (
        <div className={css.line}>{content}</div>
      ) : (
        <button
          type="button"
          className={css.line}
          aria-pressed={done}
          title={title}
          {...hold}
          onClick={onClick}
        >
          {content}
        </button>
      )}
    </li>
  );
}
