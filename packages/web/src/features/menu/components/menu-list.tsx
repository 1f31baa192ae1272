import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cx } from '../../../ui/cx.ts';
import { useColumns } from '../hooks/use-columns.ts';
import type { ListView } from '../state/list-view.ts';
import { type MenuGroup, menuItems } from '../state/menu-groups.ts';
import { Dish } from './dish.tsx';
import { GroupHead } from './group-head.tsx';
import css from './menu-list.module.css';

/** Menus up to this many rows are drawn whole. */
const ALWAYS_DRAWN = 30;
const TOP_BAR = 96;
const HEIGHTS = { head: 56, list: 116, grid: 250 } as const;

export type MenuListHandle = { readonly show: (group: string) => void };

type MenuListProps = {
  readonly groups: readonly MenuGroup[];
  readonly view: ListView;
  /** Told when another heading comes under the top bar. */
  readonly onReach?: (group: string) => void;
  readonly ref?: Ref<MenuListHandle>;
};

/** All dishes of a section, heading by heading; long menus draw only what is near. */
export function MenuList({ groups, view, onReach, ref }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, string | undefined>>>({});
  const [top, setTop] = useState(0);
  const columns = useColumns(list, view);
  const items = useMemo(() => menuItems(groups, chosen, columns), [groups, chosen, columns]);
  useLayoutEffect(() => {
    const place = list.current?.getBoundingClientRect();
    if (place) setTop(place.top + window.scrollY);
  }, []);
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: (at) => HEIGHTS[items[at]?.kind === 'head' ? 'head' : view],
    getItemKey: (at) => `${view}:${items[at]?.key ?? at}`,
    overscan: items.length <= ALWAYS_DRAWN ? ALWAYS_DRAWN : 6,
    scrollMargin: top,
    scrollPaddingStart: TOP_BAR,
  });
  const reached = virtual.getVirtualItemForOffset((virtual.scrollOffset ?? 0) + TOP_BAR + 24);
  const group = items[reached?.index ?? 0]?.group.id;
  useEffect(() => {
    if (group !== undefined) onReach?.(group);
  }, [group, onReach]);
  useImperativeHandle(ref, () => ({
    show: (wanted) => {
      const at = items.findIndex((item) => item.kind === 'head' && item.group.id === wanted);
      if (at >= 0) virtual.scrollToIndex(at, { align: 'start' });
    },
  }));
  const style: CSSProperties & Readonly<Record<'--columns', number>> = {
    height: virtual.getTotalSize(),
    '--columns': columns,
  };
  return (
    <div ref={list} className={css.list} style={style}>
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index];
        if (item === undefined) return null;
        const isAfterHead = items[index - 1]?.kind === 'head';
        return (
          <div
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className={cx(css.item, item.kind === 'dishes' && (view === 'list' ? css.rows : css.cards))}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {item.kind === 'head' ? (
              <GroupHead
                group={item.group}
                count={item.count}
                chosen={chosen[item.group.id]}
                onChoose={(sub) => setChosen((all) => ({ ...all, [item.group.id]: sub }))}
              />
            ) : (
              item.products.map((product) => (
                <div key={product._id} className={cx(css.dish, view === 'list' && !isAfterHead && css.ruled)}>
                  <Dish product={product} view={view} eager={index < 4} />
                </div>
              ))
            )}
          </div>
        );
      })}
    </div>
  );
}
