import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useDragRow } from '../hooks/use-drag-row.ts';
import { moveByKey, useOrdering } from '../hooks/use-ordering.ts';
import css from './ordered-list.module.css';

type OrderedItem = {
  readonly id: string;
  readonly name: string;
  /** Head of the entry, between the grip and the buttons. */
  readonly content: ReactNode;
  /** Further rows of the entry, below its head. */
  readonly below?: ReactNode;
};

type OrderedListProps = {
  readonly label: string;
  readonly items: readonly OrderedItem[];
  /** True where the order cannot be changed. */
  readonly isFixed?: boolean;
  readonly onOrder: (ids: readonly string[]) => void;
};

type RowProps = {
  readonly item: OrderedItem;
  readonly group: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isFixed: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly onDrop: (id: string, edge: 'before' | 'after') => void;
};

/** Entry of an ordered list: its grip, its head, and the buttons that move it. */
function Row({ item, group, isFirst, isLast, isFixed, onMove, onDrop }: RowProps) {
  const { t } = useTranslation('office');
  const { row, grip, edge } = useDragRow({ group, id: item.id, isOff: isFixed, onDrop });
  const { name } = item;
  function onKeyDown(event: KeyboardEvent): void {
    const by = moveByKey(event);
    if (by === undefined || isFixed) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(by);
  }
  return (
    <li ref={row} data-entry={item.id} className={cx(css.entry, edge && css[edge])} onKeyDown={onKeyDown}>
      <div className={css.head}>
        {!isFixed && (
          <span ref={grip} className={css.grip} aria-hidden="true">
            <Icon name="drag" size="s" />
          </span>
        )}
        <div className={css.content}>{item.content}</div>
        {!isFixed && (
          <>
            <IconButton
              icon="up"
              label={t('menu.order.up', { name })}
              disabled={isFirst}
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon="down"
              label={t('menu.order.down', { name })}
              disabled={isLast}
              onClick={() => onMove(1)}
            />
          </>
        )}
      </div>
      {item.below}
    </li>
  );
}

/** List whose entries are ordered by buttons, by Alt and the arrow keys, and by dragging (B3.5). */
export function OrderedList({ label, items, isFixed = false, onOrder }: OrderedListProps) {
  const group = useId();
  const list = useRef<HTMLOListElement>(null);
  const { said, move, drop } = useOrdering({ list, items, onOrder });
  return (
    <>
      <ol ref={list} className={css.list} aria-label={label}>
        {items.map((item, at) => (
          <Row
            key={item.id}
            {...{ item, group, isFixed }}
            isFirst={at === 0}
            isLast={at === items.length - 1}
            onMove={(by) => move(item.id, by)}
            onDrop={(id, edge) => drop(id, item.id, edge)}
          />
        ))}
      </ol>
      <span className="sr" aria-live="polite">
        {said}
      </span>
    </>
  );
}
