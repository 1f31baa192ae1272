import { useId } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { usePersisted } from '../../../../lib/persisted.ts';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { ROW_HEIGHT, useGrid } from '../hooks/use-grid.ts';
import { type GridTexts, useGridColumns } from '../hooks/use-grid-columns.ts';
import type { MenuLists } from '../hooks/use-menu-lists.ts';
import type { Dish } from '../state/dishes.ts';
import type { GridColumn } from '../state/grid-columns.ts';
import { GRID } from '../state/grid-roles.ts';
import { GRID_VIEWS, gridView } from '../state/grid-view.ts';
import css from './dish-grid.module.css';
import type { GridEditor } from './grid-cell.tsx';
import { GridOutcome } from './grid-outcome.tsx';
import { GridRow } from './grid-row.tsx';

type DishGridProps = {
  readonly dishes: readonly Dish[];
  readonly lists: MenuLists;
  readonly onOpen: (id: string) => void;
};

/** Head of the table: the names of its columns. */
function GridHead({
  columns,
  titleOf,
}: Pick<GridTexts, 'titleOf'> & { readonly columns: readonly GridColumn[] }) {
  const { t } = useTranslation('office');
  return (
    <tr aria-rowindex={1} className={css.columns}>
      <th scope="col" aria-colindex={1} className={css.open}>
        <span className="sr">{t('menu.dish')}</span>
      </th>
      {columns.map((column, at) => (
        <th
          key={column.key}
          scope="col"
          aria-colindex={at + 2}
          className={cx(css.title, css[column.field], at === 0 && css.first)}
        >
          {titleOf(column)}
        </th>
      ))}
    </tr>
  );
}

/** Dishes as a table whose cells are edited by the keys of a spreadsheet, and pasted into from one (B3.2). */
export function DishGrid({ dishes, lists, onOpen }: DishGridProps) {
  const { t } = useTranslation('office');
  const help = useId();
  const { columns, titleOf, problemText } = useGridColumns(lists);
  const all = lists.dishes;
  const { box, rows, outcome, forget, handlers, ...grid } = useGrid({ dishes, all, columns });
  const { head, range } = grid.selection;
  const editor: GridEditor = {
    ...{ ...grid, titleOf, problemText, all, help },
    open: () => {
      const dish = dishes[head.row];
      if (dish !== undefined) onOpen(dish.id);
    },
  };
  const view = usePersisted(gridView);
  if (dishes.length === 0) return <EmptyState live title={t('menu.none')} />;
  return (
    <>
      <GridOutcome {...{ titleOf, problemText }} outcome={outcome} onClose={forget} />
      <div className={css.views}>
        <Segmented
          label={t('menu.grid.columns')}
          value={view}
          onChange={gridView.set}
          options={GRID_VIEWS.map((value) => ({ value, label: t(`menu.grid.group.${value}`) }))}
        />
      </div>
      {view === 'stock' && <p className={css.help}>{t('menu.grid.stockNote')}</p>}
      <p id={help} className={css.help}>
        {t('menu.grid.help')}
      </p>
      <div ref={box} className={css.box}>
        <table
          {...GRID}
          aria-label={t('menu.grid.label')}
          aria-rowcount={dishes.length + 1}
          aria-colcount={columns.length + 1}
          className={css.grid}
          {...handlers}
        >
          <thead className={css.top}>
            <GridHead {...{ columns, titleOf }} />
          </thead>
          <tbody className={css.rows} style={{ height: rows.getTotalSize() }}>
            {rows.getVirtualItems().map(({ index, start }) => {
              const dish = dishes[index];
              if (dish === undefined) return null;
              const isIn = index >= range.top && index <= range.bottom;
              const isHead = index === head.row;
              return (
                <GridRow
                  key={dish.id}
                  {...{ dish, index, columns, onOpen }}
                  start={start - ROW_HEIGHT}
                  from={isIn ? range.left : 0}
                  to={isIn ? range.right : -1}
                  head={isHead ? head.column : undefined}
                  editor={isHead ? editor : undefined}
                />
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
