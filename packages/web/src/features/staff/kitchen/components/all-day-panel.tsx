import type { KitchenTicket, Product } from '@comanda/contract';
import { useMemo } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { allDayCounts } from '../state/all-day.ts';
import { stockNotes } from '../state/stock-notes.ts';
import css from './all-day-panel.module.css';

export type AllDayPanelProps = {
  readonly tickets: readonly KitchenTicket[];
  readonly products: readonly Product[];
  readonly disabled: boolean;
  /** Called with the dish to mark as sold out, or to put back on sale. */
  readonly onDish: (product: string) => void;
};

/** List lengths from which the type is smaller, so that the list is readable without scrolling. */
const LONG = 9;
const LONGER = 14;

/** Totals still to be made, and dishes that have run out. */
export function AllDayPanel({ tickets, products, disabled, onDish }: AllDayPanelProps) {
  const { t } = useTranslation('kitchen');
  const { say } = useLocale();
  const notes = useMemo(() => stockNotes(products), [products]);
  const off = notes.filter(({ left }) => left === undefined);
  const low = notes.filter(({ left }) => left !== undefined);
  const counts = allDayCounts(tickets);
  return (
    <aside className={css.panel} aria-label={t('allDay')}>
      <h2 className={css.heading}>{t('allDay')}</h2>
      <ul className={cx(css.counts, counts.length > LONG && css.long, counts.length > LONGER && css.longer)}>
        {counts.map(({ key, name, count }) => (
          <li key={key}>
            <button
              type="button"
              className={css.row}
              title={t('soldOut.title')}
              disabled={disabled}
              onClick={() => onDish(key)}
            >
              <b className={css.count}>{count}</b> <span>{say(name)}</span>
            </button>
          </li>
        ))}
      </ul>
      {counts.length === 0 && <p className="muted">{t('nothingToMake')}</p>}
      <ul className={css.notes}>
        {off.length > 0 && (
          <li className={css.off}>
            <Icon name="ban" size="s" className={css.sign} />
            {t('stock.off', { name: off.map(({ name }) => say(name)).join(t('common:listComma')) })}
          </li>
        )}
        {low.map(({ product, name, left = 0 }) => (
          <li key={product} className={css.low}>
            <Icon name="alert" size="s" className={css.sign} />
            {t('stock.left', { name: say(name), count: left })}
          </li>
        ))}
      </ul>
    </aside>
  );
}
