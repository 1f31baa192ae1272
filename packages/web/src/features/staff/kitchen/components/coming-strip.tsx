import type { KitchenTicket, Shop } from '@comanda/contract';
import { courseName } from '../../../../data/shops/course-name.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { useFire } from '../hooks/use-fire.ts';
import css from './coming-strip.module.css';

export type ComingStripProps = {
  readonly tickets: readonly KitchenTicket[];
  readonly shop: Shop | undefined;
  readonly disabled: boolean;
};

/** Tickets that wait for their course or the staff, dim, each with a key that fires it; nothing without any. */
export function ComingStrip({ tickets, shop, disabled }: ComingStripProps) {
  const { t } = useTranslation('kitchen');
  if (tickets.length === 0) return null;
  return (
    <section className={css.coming} aria-label={t('coming.title')}>
      <h2 className={css.heading}>
        {t('coming.title')} <b className={css.count}>{tickets.length}</b>
      </h2>
      <ul className={css.list}>
        {tickets.map((ticket) => (
          <ComingTicket key={ticket._id} {...{ ticket, shop, disabled }} />
        ))}
      </ul>
    </section>
  );
}

type ComingTicketProps = Omit<ComingStripProps, 'tickets'> & { readonly ticket: KitchenTicket };

function ComingTicket({ ticket, shop, disabled }: ComingTicketProps) {
  const { t } = useTranslation('kitchen');
  const { say, locale } = useLocale();
  const { fire, isFiring } = useFire();
  const { course, waitsFor, fireAt, lines } = ticket;
  const code = ticket.tableName ?? ticket.orderNumber;
  const parts = [
    course !== undefined && (say(courseName(shop, course)) || t('course', { number: course })),
    fireAt === undefined
      ? t(`coming.${waitsFor ?? 'staff'}`)
      : t('coming.at', { time: clockText(Date.parse(fireAt), locale.intl, shop?.timezone) }),
  ];
  return (
    <li className={css.ticket}>
      <p className={css.head}>
        <b className={css.code}>{code}</b> <span>{parts.filter(Boolean).join(t('staff:comma'))}</span>
      </p>
      <ul className={css.dishes}>
        {lines.map(({ id, quantity, name }) => (
          <li key={id}>
            {quantity} {say(name)}
          </li>
        ))}
      </ul>
      <button type="button" className={css.fire} disabled={disabled || isFiring} onClick={() => fire(ticket)}>
        {t('coming.fire')}
        <span className="sr"> {[code, ...parts.filter(Boolean)].join(t('staff:comma'))}</span>
      </button>
    </li>
  );
}
