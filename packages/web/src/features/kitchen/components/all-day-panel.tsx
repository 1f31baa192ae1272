import type { KitchenTicket } from '@comanda/contract';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../app/locale.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useStockNotes } from '../hooks/use-stock-notes.ts';
import { allDayCounts } from '../state/all-day.ts';
import css from './all-day-panel.module.css';

export type AllDayPanelProps = { readonly tickets: readonly KitchenTicket[]; readonly shop: string };

/** What is still to be made in all, and what has run out. */
export function AllDayPanel({ tickets, shop }: AllDayPanelProps) {
  const { t } = useTranslation('staff');
  const { say } = useLocale();
  const notes = useStockNotes(shop).data ?? [];
  const counts = allDayCounts(tickets);
  return (
    <aside className={css.panel} aria-label={t('allDay')}>
      <h2 className={css.heading}>{t('allDay')}</h2>
      <ul className={css.counts}>
        {counts.map(({ key, name, count }) => (
          <li key={key} className={css.row}>
            <b className={css.count}>{count}</b>
            <span>{say(name)}</span>
          </li>
        ))}
      </ul>
      {counts.length === 0 && <p className="muted">{t('nothingToMake')}</p>}
      <ul className={css.notes}>
        {notes.map(({ product, name, left }) => (
          <li key={product} className={left === undefined ? css.off : css.low}>
            <Icon name={left === undefined ? 'ban' : 'alert'} size="s" className={css.sign} />
            {left === undefined
              ? t('stock.off', { name: say(name) })
              : t('stock.left', { name: say(name), count: left })}
          </li>
        ))}
      </ul>
    </aside>
  );
}
