import type { Language } from '@comanda/domain';
import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TickLabel } from '../../../../ui/controls/tick-label.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import type { ChosenDishes } from '../hooks/use-chosen-dishes.ts';
import type { Stocks } from '../hooks/use-stock.ts';
import type { Dish } from '../state/dishes.ts';
import css from './dish-list.module.css';
import { DishRow } from './dish-row.tsx';

const ROW_HEIGHT = 77;

type DishListProps = {
  readonly dishes: readonly Dish[];
  readonly gapsIn: (dish: Dish) => readonly Language[];
  /** The dish shown beside the list. */
  readonly chosen: string | undefined;
  readonly stocks: Stocks;
  readonly ticks: ChosenDishes;
  readonly onChoose: (id: string) => void;
};

/** Returns the list's distance from the top of the page in pixels. */
function useTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [list]);
  return top;
}

/** Scrolls to a dish that was chosen elsewhere, such as one just added. */
function useShowChosen(
  rows: Pick<Virtualizer<Window, Element>, 'scrollToIndex'>,
  dishes: readonly Dish[],
  chosen: string | undefined,
): void {
  const seen = useRef(chosen);
  useEffect(() => {
    const at = dishes.findIndex(({ id }) => id === chosen);
    if (at < 0 || seen.current === chosen) return;
    if (seen.current !== undefined) rows.scrollToIndex(at, { align: 'auto' });
    seen.current = chosen;
  }, [rows, dishes, chosen]);
}

/** Heads of the columns, with the box that ticks every dish of the list. */
function Columns({ dishes, ticks }: Pick<DishListProps, 'dishes' | 'ticks'>) {
  const { t } = useTranslation('office');
  return (
    <div className={css.columns}>
      <TickLabel
        type="checkbox"
        className={css.all}
        checked={dishes.length > 0 && ticks.dishes.length === dishes.length}
        disabled={dishes.length === 0}
        onChange={(isOn) =>
          ticks.tick(
            dishes.map(({ id }) => id),
            isOn,
          )
        }
      >
        <span className={css.allText}>{t('menu.bulk.all')}</span>
      </TickLabel>
      <span aria-hidden="true">{t('menu.dish')}</span>
      <span aria-hidden="true">{t('menu.priceLabel')}</span>
      <span aria-hidden="true">{t('menu.stock')}</span>
      <span aria-hidden="true">{t('menu.sell')}</span>
    </div>
  );
}

/** Dishes in rows, of which those near the screen are drawn. */
export function DishList({ dishes, gapsIn, chosen, stocks, ticks, onChoose }: DishListProps) {
  const { t } = useTranslation('office');
  const list = useRef<HTMLUListElement>(null);
  const top = useTop(list);
  const rows = useWindowVirtualizer({
    count: dishes.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (at) => dishes[at]?.id ?? at,
    overscan: 8,
    scrollMargin: top,
    useFlushSync: false,
  });
  useShowChosen(rows, dishes, chosen);
  /** Moves the focus to the same field of another row (B3.2). */
  function step(from: number, by: number): void {
    const to = Math.min(Math.max(0, from + by), dishes.length - 1);
    rows.scrollToIndex(to, { align: 'auto' });
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLInputElement>(`[data-index="${to}"] input[inputmode]`)?.focus(),
    );
  }
  return (
    <>
      <Columns dishes={dishes} ticks={ticks} />
      <ul ref={list} className={css.list} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const dish = dishes[index];
          if (dish === undefined) return null;
          return (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              className={css.item}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <DishRow
                dish={dish}
                missing={gapsIn(dish)}
                isChosen={dish.id === chosen}
                stock={stocks.stockOf(dish.id)}
                onSell={stocks.sell}
                isTicked={ticks.isTicked(dish.id)}
                onTick={ticks.tick}
                onChoose={onChoose}
                onStep={(by) => step(index, by)}
              />
            </li>
          );
        })}
      </ul>
      {dishes.length === 0 && <EmptyState live title={t('menu.none')} />}
    </>
  );
}
