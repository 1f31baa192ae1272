import type { KitchenTicket, TicketChange } from '@comanda/contract';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { cx } from '../../../../lib/cx.ts';
import { Kbd } from '../../../../ui/display/kbd.tsx';
import css from './ticket-changes.module.css';

export type TicketChangesProps = {
  readonly ticket: KitchenTicket;
  readonly timezone: string | undefined;
  /** Key that says Seen. */
  readonly bumpKey: string | undefined;
  readonly disabled: boolean;
  readonly onSeen: (ticket: KitchenTicket) => void;
};

/** Changes of a ticket that the kitchen had, old to new with the reason, until they are tapped Seen (K2.5). */
export function TicketChanges({ ticket, timezone, bumpKey, disabled, onSeen }: TicketChangesProps) {
  const { t } = useTranslation('kitchen');
  const { changes = [], tableName, orderNumber } = ticket;
  if (changes.length === 0) return null;
  const isLoss = changes.some(isTakenOff);
  return (
    <div className={cx(css.changes, isLoss && css.loss)}>
      <ul>
        {changes.map((change) => (
          <Change key={`${change.line} ${change.kind}`} {...{ change, timezone }} />
        ))}
      </ul>
      <button
        type="button"
        className={css.seen}
        disabled={disabled}
        aria-keyshortcuts={bumpKey}
        onClick={() => onSeen(ticket)}
      >
        {bumpKey !== undefined && <Kbd>{bumpKey}</Kbd>}
        {t('change.seen')}
        <span className="sr"> {tableName ?? orderNumber}</span>
      </button>
    </div>
  );
}

function isTakenOff({ kind, to }: TicketChange): boolean {
  return kind === 'quantity' && to === '0';
}

/** Stands between old and new. */
function Arrow() {
  const { t } = useTranslation('kitchen');
  return (
    <>
      <span aria-hidden="true">→</span>
      <span className="sr">{t('change.to')}</span>
    </>
  );
}

type ChangeProps = { readonly change: TicketChange; readonly timezone: string | undefined };

function Change({ change, timezone }: ChangeProps) {
  const { t } = useTranslation('kitchen');
  const { say, locale } = useLocale();
  const { kind, name, from, to, reason, at } = change;
  const time = clockText(Date.parse(at), locale.intl, timezone);
  const isOff = isTakenOff(change);
  const word = t(isOff ? 'change.cancelled' : 'change.changed', { time });
  // "other" says nothing; its words are the staff's own, for the audit log
  const why = reason === undefined || reason === 'other' ? undefined : t(`change.reason.${reason}`);
  const note = [word, why].filter(Boolean).join(t('staff:comma'));
  if (kind === 'quantity')
    return (
      <li className={css.change}>
        <p className={css.dish}>
          <span className={css.pieces}>
            <del>{from}</del> <Arrow /> <ins>{to}</ins>
          </span>
          {isOff ? <del>{say(name)}</del> : <span>{say(name)}</span>}
        </p>
        <small className={css.note}>{note}</small>
      </li>
    );
  return (
    <li className={css.change}>
      <p className={css.name}>{say(name)}</p>
      <p>
        {from !== undefined && <del>{wordsOf(t, kind, from)}</del>} <Arrow />{' '}
        <ins>{wordsOf(t, kind, to)}</ins>
      </p>
      <small className={css.note}>{note}</small>
    </li>
  );
}

type Translate = ReturnType<typeof useTranslation<'kitchen'>>['t'];

/** Returns the words of a remark, a seat, or of where a dish is eaten. */
function wordsOf(t: Translate, kind: TicketChange['kind'], value: string | undefined): string {
  if (kind === 'pack') return t(value === undefined ? 'change.eatIn' : 'pack');
  if (kind === 'seat') return value === undefined ? t('change.noSeat') : t('change.seat', { seat: value });
  return value ?? t('change.noRemark');
}
