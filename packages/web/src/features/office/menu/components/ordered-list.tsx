import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useDragRow } from '../hooks/use-drag-row.ts';
import { movedBeside, movedBy } from '../state/order.ts';
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
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (by === undefined || !event.altKey || isTyping || isFixed) return;
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
  const { t } = useTranslation('office');
  const group = useId();
  const list = useRef<HTMLOListElement>(null);
  const held = useRef<HTMLElement | null>(null);
  const [said, setSaid] = useState('');
  const ids = items.map(({ id }) => id);
  const order = ids.join(' ');
  useLayoutEffect(() => {
    const focused = held.current;
    held.current = null;
    if (focused === null || order === '') return;
    // a moved row loses the focus, and the button of an end is disabled
    const isOff = focused.matches(':disabled');
    const other = focused.closest('li')?.querySelector<HTMLElement>('button:not(:disabled)');
    (isOff ? other : focused)?.focus();
  }, [order]);

  function send(next: readonly string[] | undefined, id: string): void {
    if (next === undefined) return;
    const { activeElement } = document;
    const isInside = activeElement instanceof HTMLElement && list.current?.contains(activeElement);
    held.current = isInside ? activeElement : null;
    const name = items.find((item) => item.id === id)?.name ?? '';
    setSaid(t('menu.order.moved', { name, at: next.indexOf(id) + 1, count: next.length }));
    onOrder(next);
  }

  return (
    <>
      <ol ref={list} className={css.list} aria-label={label}>
        {items.map((item, at) => (
          <Row
            key={item.id}
            {...{ item, group, isFixed }}
            isFirst={at === 0}
            isLast={at === items.length - 1}
            onMove={(by) => send(movedBy(ids, item.id, by), item.id)}
            onDrop={(id, edge) => send(movedBeside(ids, id, { target: item.id, edge }), id)}
          />
        ))}
      </ol>
      <span className="sr" aria-live="polite">
        {said}
      </span>
    </>
  );
}
