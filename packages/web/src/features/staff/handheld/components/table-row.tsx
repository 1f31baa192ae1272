import { MINUTE_MS, minutesLate } from '@comanda/domain';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { courseName } from '../../../../data/shops/course-name.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import type { KeyIn } from '../../../../i18n/messages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ageText } from '../../../../lib/age-text.ts';
import { cx } from '../../../../lib/cx.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import { cueOf, type TableCue, type TableRow, wantsSomebody } from '../../sale/index.ts';
import css from './table-row.module.css';

/** Icon of each cue, beside its colour and its word (till T5.2). */
const ICONS: Readonly<Record<TableCue, IconName>> = {
  called: 'bell',
  paying: 'card',
  billAsked: 'slip',
  late: 'alert',
  ready: 'chef',
  waiting: 'bowl',
  served: 'check',
  seated: 'user',
  paid: 'cash',
  dirty: 'refresh',
  blocked: 'ban',
  free: 'plus',
  course: 'bowl',
};
/** The one thing to do about a table. */
export type TableVerb = 'go' | 'served' | 'take' | 'rush' | 'open' | 'order' | 'seat' | 'clear' | 'fire';
const VERBS: Readonly<Record<TableCue, TableVerb>> = {
  called: 'go',
  paying: 'open',
  billAsked: 'take',
  late: 'rush',
  ready: 'served',
  waiting: 'open',
  served: 'open',
  seated: 'order',
  paid: 'clear',
  dirty: 'clear',
  blocked: 'clear',
  free: 'seat',
  course: 'fire',
};

/** Returns the one thing to do about a table: what is cooked for guests who paid has no bill to open. */
function verbOf(row: TableRow): TableVerb {
  const verb = VERBS[cueOf(row)];
  return verb === 'open' && row.bill === undefined ? 'clear' : verb;
}

/** Words of the verb that clears, by the mark of the table. */
const CLEARS = { paid: 'clear', dirty: 'clean', blocked: 'unblock', free: 'clear' } as const;

export type TableRowProps = {
  readonly row: TableRow;
  readonly now: number;
  /** Name of the waiter who looks after it, of somebody else's. */
  readonly waiter: string | undefined;
  /** Dishes rung up and not sent. */
  readonly unsent: number;
  readonly isDisabled: boolean;
  readonly onOpen: (row: TableRow) => void;
  readonly onVerb: (row: TableRow, verb: TableVerb) => void;
};

function useWords({ row, now }: Pick<TableRowProps, 'row' | 'now'>): string {
  const { t } = useTranslation('handheld');
  const { say } = useLocale();
  const { data } = useReadyCatalogue();
  const { shop } = data;
  const cue = cueOf(row);
  const { calls, late } = row;
  if (cue === 'called')
    return calls
      .map(({ kind, text }) => {
        const word = t(`calls:kind.${kind}`);
        if (text === undefined) return word;
        return kind === 'other' ? text : `${word} (${text})`;
      })
      .join(t('calls:dot'));
  const [first] = late;
  if (cue === 'late' && first !== undefined)
    return t('lateDish', { dish: say(first.line.name), count: minutesLate(first, now) });
  if (cue === 'free') return t('freeTable', { count: row.covers });
  if (cue === 'waiting' && row.bill === undefined) return t('paidWaiting');
  if (cue === 'ready' && row.bill === undefined) return t('paidReady');
  if (cue === 'course' && row.course !== undefined)
    return t('courseWaits', {
      course: say(courseName(shop, row.course)) || t('kitchenCourse', { number: row.course }),
    });
  return t(`state.${cue}` as KeyIn<'handheld'>);
}

function Facts({ row, now, waiter, unsent }: Pick<TableRowProps, 'row' | 'now' | 'waiter' | 'unsent'>) {
  const { t } = useTranslation('handheld');
  const { bill, covers } = row;
  if (bill === undefined) return null;
  const minutes = Math.max(0, Math.floor((now - Date.parse(bill.startTime)) / MINUTE_MS));
  const hasOrder = bill.products.length > 0;
  // the clock of the other rows says since when they sit
  const rest = [!hasOrder && t('noOrder'), wantsSomebody(row) && t('minutes', { count: minutes }), waiter];
  return (
    <small className={css.facts}>
      {t('till:guests', { count: covers })}
      {hasOrder && t('staff:comma')}
      {hasOrder && <Price amount={bill.bill.outstanding} bare size="inherit" weight="regular" />}
      {rest.filter(Boolean).map((fact) => `${t('staff:comma')}${fact}`)}
      {unsent > 0 && t('staff:comma')}
      {unsent > 0 && <b className={css.unsent}>{t('unsent', { count: unsent })}</b>}
    </small>
  );
}

/** A table of the list: its state in colour, icon and word, what it is about, and the one thing to do about it. */
export function TableRowItem(props: TableRowProps) {
  const { row, now, isDisabled, onOpen, onVerb } = props;
  const { t } = useTranslation('handheld');
  const words = useWords(props);
  const cue = cueOf(row);
  const verb = verbOf(row);
  const label = verb === 'clear' ? CLEARS[row.mark?.mark ?? 'free'] : verb;
  const isFree = row.bill === undefined;
  const isBlocked = cue === 'blocked';
  return (
    <li className={css.row}>
      <button
        type="button"
        className={css.open}
        disabled={isFree && (isDisabled || isBlocked)}
        onClick={() => (isFree ? onVerb(row, 'seat') : onOpen(row))}
      >
        <span className={cx(css.tile, css[cue])}>
          {row.name}
          <span className={css.clock}>
            <Icon name={ICONS[cue]} size="xs" />
            {row.since !== undefined && ageText(Math.max(0, now - row.since))}
          </span>
        </span>
        <span className={css.words}>
          <b>{words}</b>
          <Facts {...props} />
        </span>
      </button>
      <Button
        variant={wantsSomebody(row) ? 'tonal' : 'plain'}
        className={css.verb}
        disabled={isDisabled}
        aria-label={`${t(`verb.${label}`)}${t('staff:comma')}${row.name}`}
        onClick={() => onVerb(row, verb)}
      >
        {t(`verb.${label}`)}
      </Button>
    </li>
  );
}
