import type { ChangeList } from '@comanda/domain';
import { type ReactNode, useId, useRef } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useDraft } from '../../changes/index.ts';
import { useOffice } from '../../frame/index.ts';
import { useDragRow } from '../hooks/use-drag-row.ts';
import { moveByKey, useOrdering } from '../hooks/use-ordering.ts';
import type { DishFilter, DraftedCategory, DraftedSubCategory } from '../state/dishes.ts';
import { orderEdits } from '../state/structure.ts';
import css from './menu-tree.module.css';

type MenuTreeProps = {
  readonly categories: readonly DraftedCategory[];
  readonly subCategories: readonly DraftedSubCategory[];
  /** Number of dishes by category and sub-category. */
  readonly counts: ReadonlyMap<string, number>;
  readonly filter: DishFilter;
  readonly onFilter: (filter: DishFilter) => void;
};

/** The menu's categories with their sub-categories, of which one is shown; ordered in place (B3.5). */
export function MenuTree({ categories, subCategories, counts, filter, onFilter }: MenuTreeProps) {
  const { t } = useTranslation('office');
  const { session } = useOffice();
  const isFixed = session.staff.role === 'manager';
  const goTo = (category?: string, subCategory?: string) => onFilter({ ...filter, category, subCategory });
  return (
    <nav className={css.tree} aria-label={t('menu.tree')}>
      <TreeButton
        label={t('menu.all')}
        isCurrent={filter.category === undefined}
        onClick={() => goTo(undefined)}
      />
      <TreeList
        list="categories"
        rows={categories}
        {...{ counts, isFixed }}
        current={filter.subCategory === undefined ? filter.category : undefined}
        onChoose={(id) => goTo(id)}
        belowOf={(id) =>
          filter.category === id && (
            <TreeList
              list="subCategories"
              rows={subCategories.filter(({ now }) => now.category === id)}
              {...{ counts, isFixed }}
              current={filter.subCategory}
              onChoose={(part) => goTo(id, part)}
            />
          )
        }
      />
    </nav>
  );
}

type TreeListProps = {
  readonly list: ChangeList;
  readonly rows: readonly (DraftedCategory | DraftedSubCategory)[];
  readonly counts: MenuTreeProps['counts'];
  readonly isFixed: boolean;
  /** The entry whose dishes are shown. */
  readonly current: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly belowOf?: (id: string) => ReactNode;
};

function TreeList({ list, rows, counts, isFixed, current, onChoose, belowOf }: TreeListProps) {
  const { say } = useLocale();
  const { change } = useDraft();
  const group = useId();
  const box = useRef<HTMLUListElement>(null);
  const items = rows.map(({ id, now }) => ({ id, name: say(now.name) }));
  const { said, move, drop } = useOrdering({
    list: box,
    items,
    onOrder: (ids) => change(orderEdits(list, rows, { ids, field: 'order' })),
  });
  return (
    <>
      <ul ref={box} className={css.list}>
        {items.map(({ id, name }) => (
          <TreeRow
            key={id}
            {...{ id, group, isFixed, name }}
            isChild={list === 'subCategories'}
            isCurrent={id === current}
            count={counts.get(id) ?? 0}
            onChoose={() => onChoose(id)}
            onMove={(by) => move(id, by)}
            onDrop={(dropped, edge) => drop(dropped, id, edge)}
          >
            {belowOf?.(id)}
          </TreeRow>
        ))}
      </ul>
      <span className="sr" aria-live="polite">
        {said}
      </span>
    </>
  );
}

type TreeRowProps = {
  readonly id: string;
  /** Name of the list that the entry stays in. */
  readonly group: string;
  readonly name: string;
  readonly count: number;
  readonly isChild: boolean;
  readonly isCurrent: boolean;
  readonly isFixed: boolean;
  readonly onChoose: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onDrop: (id: string, edge: 'before' | 'after') => void;
  /** Entries below it. */
  readonly children: ReactNode;
};

/** Entry of the tree: moved by Alt and the arrow keys, or dragged by its grip. */
function TreeRow(props: TreeRowProps) {
  const { id, group, name, count, isChild, isCurrent, isFixed, onChoose, onMove, onDrop, children } = props;
  const { row, grip, edge } = useDragRow({ group, id, isOff: isFixed, onDrop });
  return (
    <li ref={row} className={cx(edge && css[edge])}>
      <span className={css.row}>
        {!isFixed && (
          <span ref={grip} className={css.grip} aria-hidden="true">
            <Icon name="drag" size="s" />
          </span>
        )}
        <TreeButton
          label={name}
          {...{ count, isChild, isCurrent }}
          onClick={onChoose}
          onMove={isFixed ? undefined : onMove}
        />
      </span>
      {children}
    </li>
  );
}

type TreeButtonProps = {
  readonly label: string;
  readonly count?: number;
  readonly isChild?: boolean;
  readonly isCurrent: boolean;
  readonly onClick: () => void;
  readonly onMove?: ((by: 1 | -1) => void) | undefined;
};

function TreeButton({ label, count, isChild = false, isCurrent, onClick, onMove }: TreeButtonProps) {
  return (
    <button
      type="button"
      className={cx(css.entry, isChild && css.child)}
      aria-current={isCurrent || undefined}
      aria-keyshortcuts={onMove && 'Alt+ArrowUp Alt+ArrowDown'}
      onClick={onClick}
      onKeyDown={(event) => {
        const by = onMove && moveByKey(event);
        if (by === undefined) return;
        event.preventDefault();
        onMove?.(by);
      }}
    >
      <span className={css.label}>{label}</span>
      {count !== undefined && <small>{count}</small>}
    </button>
  );
}
