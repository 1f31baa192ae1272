import type { KitchenTicket, Product, Shop } from '@comanda/contract';
import { HOUR_MS } from '@comanda/domain';
import { useAllergenList } from '../../../../data/sessions/use-allergen-list.ts';
import { courseName } from '../../../../data/shops/course-name.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ageText } from '../../../../lib/age-text.ts';
import { clockText, dayText } from '../../../../lib/clock-text.ts';
import { cx } from '../../../../lib/cx.ts';
import { Kbd } from '../../../../ui/display/kbd.tsx';
import { Ticket, TicketLine } from '../../../../ui/display/ticket.tsx';
import type { IconName } from '../../../../ui/icons/icon.tsx';
import { allergyNote } from '../state/allergy-notes.ts';
import { isRushed } from '../state/coming.ts';
import { type TicketTone, ticketAge, ticketLate, ticketTone } from '../state/ticket-age.ts';
import { isDone, isGone } from '../state/ticket-moves.ts';
import css from './kitchen-ticket.module.css';
import { TicketChanges } from './ticket-changes.tsx';

const ICONS: Readonly<Record<KitchenTicket['type'], IconName | undefined>> = {
  dineIn: undefined,
  dineInNoTable: 'dine',
  takeAway: 'bag',
  delivery: 'bike',
};

const HALF_A_DAY = 12 * HOUR_MS;

export type KitchenTicketProps = {
  readonly ticket: KitchenTicket;
  readonly now: number;
  readonly shop: Shop | undefined;
  readonly bumpKey?: string;
  readonly disabled: boolean;
  /** True just after it has moved, while it cannot be bumped. */
  readonly moving: boolean;
  readonly productOf: (id: string | undefined) => Product | undefined;
  /** Called with the dish to mark as sold out. */
  readonly onHold: (product: string) => void;
  /** Called to bump it, or to say that its changes are seen. */
  readonly onBump: (ticket: KitchenTicket) => void;
  readonly onTick: (ticket: KitchenTicket, line: KitchenTicket['lines'][number]) => void;
};

type NoteProps = Pick<KitchenTicketProps, 'ticket' | 'now' | 'shop'>;

/**
 * Returns the line below the number: the order number where the table stands above, and for anything but a table's
 * bill its order type, time and whether it is paid.
 */
function useNote({ ticket, now, shop }: NoteProps): string {
  const { t } = useTranslation('staff');
  const { say, locale } = useLocale();
  const { type, tableName, tent, orderNumber, course, pickupAt, dueAt, zoneName, paid } = ticket;
  const isServed = tableName !== undefined;
  const isTable = type === 'dineIn' && isServed;
  // a scheduled order shows when it has to be ready, with the day if not today
  const moment = pickupAt && (dueAt ?? pickupAt);
  const timeText = moment && isFarOff(moment, now) ? dayText : clockText;
  const parts = [
    isServed && t('orderNo', { number: orderNumber }),
    course !== undefined && (say(courseName(shop, course)) || t('kitchen:course', { number: course })),
    !isTable && t(`type.${type}`),
    tent !== undefined && t('tent', { number: tent }),
    zoneName && say(zoneName),
    moment && t('kitchen:forTime', { time: timeText(moment, locale.intl, shop?.timezone) }),
    !paid && !isTable && t('kitchen:unpaid'),
  ];
  return parts.filter(Boolean).join(t('comma'));
}

/** Returns the line that says who asked for a ticket first, and when. */
function useRush({ ticket: { rush }, shop }: NoteProps): string | undefined {
  const { t } = useTranslation('kitchen');
  const { locale } = useLocale();
  if (rush === undefined) return undefined;
  const time = clockText(Date.parse(rush.at), locale.intl, shop?.timezone);
  return rush.staff === undefined ? t('rush.at', { time }) : t('rush.by', { time, name: rush.staff });
}

function isFarOff(moment: string, now: number): boolean {
  return Date.parse(moment) - now > HALF_A_DAY;
}

type LinesProps = Pick<KitchenTicketProps, 'ticket' | 'disabled' | 'productOf' | 'onHold' | 'onTick'>;

function Lines({ ticket, disabled, productOf, onHold, onTick }: LinesProps) {
  const { t } = useTranslation('kitchen');
  const { say } = useLocale();
  const list = useAllergenList();
  return ticket.lines.map((line) => {
    const { product } = line;
    const allergy = allergyNote(ticket.allergies, productOf(product));
    const warning = allergy?.isUnknown
      ? t('allergensUnknown')
      : allergy && t('contains', { list: list(allergy.contains) });
    const options = line.printedOptions.map(({ name, quantity }) =>
      quantity > 1 ? `${quantity} × ${say(name)}` : say(name),
    );
    const isFirst = ticket.rush?.lines !== undefined && isRushed(ticket, line.id);
    const rushes = isFirst ? [t('rush.line')] : [];
    const packs = line.takeAway && ticket.type !== 'takeAway' ? [t('pack')] : [];
    return (
      <TicketLine
        key={line.id}
        quantity={line.quantity}
        name={say(line.name)}
        notes={[...options, ...packs, ...rushes]}
        warning={warning}
        remark={line.customRemark}
        indent={line.fromProduct !== undefined}
        done={isDone(line)}
        doneLabel={t('done')}
        title={t('soldOut.hold')}
        onHold={disabled || product === undefined ? undefined : () => onHold(product)}
        onClick={disabled || ticket.status === 'ready' ? undefined : () => onTick(ticket, line)}
      />
    );
  });
}

type BumpProps = KitchenTicketProps & {
  readonly code: string;
  readonly tone: TicketTone;
  /** True until its changes are seen: until then its key says Seen. */
  readonly isChanged: boolean;
};

/** The button that moves a ticket on, with its key. */
function Bump({ ticket, code, tone, isChanged, bumpKey, disabled, moving, onBump }: BumpProps) {
  const { t } = useTranslation('kitchen');
  const isServed = ticket.type === 'dineIn' || ticket.tableName !== undefined || ticket.tent !== undefined;
  const isTakenAway = ticket.status === 'ready' && !isServed;
  const away = ticket.type === 'delivery' ? 'readyDelivery' : 'readyAway';
  const key = isChanged ? undefined : bumpKey;
  return (
    <button
      type="button"
      className={cx(css.bump, isChanged ? css.waits : css[tone])}
      disabled={disabled || isChanged}
      aria-keyshortcuts={key}
      aria-disabled={moving || undefined}
      onClick={() => moving || onBump(ticket)}
    >
      {key !== undefined && <Kbd>{key}</Kbd>}
      {t(`bump.${isTakenAway ? away : ticket.status}`)}
      <span className="sr"> {code}</span>
    </button>
  );
}

/** Kitchen ticket with its bump button. */
export function KitchenTicketCard(props: KitchenTicketProps) {
  const { ticket, now, shop, bumpKey, disabled, onBump } = props;
  const { allergies = [], changes = [] } = ticket;
  const list = useAllergenList();
  const { t } = useTranslation('kitchen');
  const note = useNote(props);
  const rush = useRush(props);
  const tone = ticketTone(ticket, now);
  const isChanged = changes.length > 0;
  const gone = isGone(ticket);
  const code = ticket.tableName ?? ticket.orderNumber;
  return (
    <Ticket
      code={code}
      note={gone ? t('change.gone') : note}
      gone={gone}
      noteIcon={gone ? 'ban' : ICONS[ticket.type]}
      age={tone === 'late' ? `+${ticketLate(ticket, now)}` : ageText(ticketAge(ticket, now))}
      tone={tone}
      lateLabel={t('late')}
      mark={rush}
      alert={!gone && allergies.length > 0 ? t('staff:allergy', { list: list(allergies) }) : undefined}
      remark={(!gone && ticket.remark) || undefined}
      changes={<TicketChanges {...{ ticket, bumpKey, disabled }} timezone={shop?.timezone} onSeen={onBump} />}
      foot={gone ? undefined : <Bump {...props} code={code} tone={tone} isChanged={isChanged} />}
    >
      <Lines {...props} />
    </Ticket>
  );
}
