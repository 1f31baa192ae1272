import {
  type CSSProperties,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  ALL,
  FOUND,
  type MenuGroup,
  type MenuItem,
  menuItems,
  subCategoryOf,
} from '../../../../data/menu/menu-groups.ts';
import { cx } from '../../../../lib/cx.ts';
import { FIRST_SCREEN, useIsFirstPaint } from '../../../../lib/first-paint.ts';
import { useDelayed } from '../../../../lib/use-delayed.ts';
import { useLazyPart } from '../../../../lib/use-lazy-part.ts';
import { useOneTabStop } from '../../../../lib/use-one-tab-stop.tsx';
import { Dish } from '../../dish/index.ts';
import { useColumns } from '../hooks/use-columns.ts';
import { firstRows } from '../state/first-rows.ts';
import type { ListView } from '../state/list-view.ts';
import { knownHeight } from '../state/row-heights.ts';
import { chooseSubCategory, useSubCategories } from '../state/sub-categories.ts';
import { GroupHead, useGroupName } from './group-head.tsx';
import css from './menu-list.module.css';
import type { Rows } from './virtual-rows.tsx';

const HEIGHTS = { head: 56, list: 116, grid: 250 } as const;

/** Scrolls to a group, or to the top for `ALL`. */
export type MenuListHandle = { readonly show: (group: string) => void };

type MenuListProps = {
  readonly groups: readonly MenuGroup[];
  readonly view: ListView;
  /** Called with the group whose heading reaches the top bar, and with `ALL` above the first. */
  readonly onReach?: (group: string) => void;
  readonly ref?: Ref<MenuListHandle>;
};

const fetchVirtualRows = () => import('./virtual-rows.tsx');

/** Returns the functions that give a row's key and its height in pixels, measured or estimated. */
function useRowFacts(items: readonly MenuItem[], view: ListView) {
  const keyOf = useCallback((at: number) => `${view}:${items[at]?.key ?? at}`, [items, view]);
  const heightOf = useCallback(
    (at: number) => knownHeight(keyOf(at)) ?? HEIGHTS[items[at]?.kind === 'head' ? 'head' : view],
    [items, view, keyOf],
  );
  return { keyOf, heightOf };
}

/** Reports each group that is reached; the top not on start. */
function useReport(group: string | undefined, onReach: MenuListProps['onReach']): void {
  const reported = useRef<string>(ALL);
  useEffect(() => {
    if (group === undefined || group === reported.current) return;
    reported.current = group;
    onReach?.(group);
  }, [group, onReach]);
}

/** Provides the list's handle; a tap before the virtualizer has loaded is handled once it has. */
function useShow(ref: MenuListProps['ref'], items: readonly MenuItem[], rows: Rows | undefined): void {
  const waiting = useRef<{ readonly at: number | undefined }>(undefined);
  useImperativeHandle(ref, () => ({
    show: (wanted) => {
      const found = items.findIndex((item) => item.kind === 'head' && item.group.id === wanted);
      if (found < 0 && wanted !== ALL) return;
      const at = wanted === ALL ? undefined : found;
      if (rows === undefined) waiting.current = { at };
      else rows.show(at);
    },
  }));
  useEffect(() => {
    if (rows === undefined || waiting.current === undefined) return;
    rows.show(waiting.current.at);
    waiting.current = undefined;
  }, [rows]);
}

/**
 * Renders all dishes of a section by group, virtualized in long menus. The first rows are rendered before the
 * virtualizer has loaded.
 */
export function MenuList({ groups, view, onReach, ref }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const fence = useOneTabStop(list);
  const chosen = useSubCategories();
  const [rows, setRows] = useState<Rows>();
  // requested only after the first rows are rendered
  const part = useLazyPart('virtual-rows', fetchVirtualRows, useDelayed(0));
  const isFirstPaint = useIsFirstPaint();
  const measured = useColumns(list, view);
  // the server draws one row, which the styles break where the browser has no room for more beside each other
  const columns = isFirstPaint ? FIRST_SCREEN.dishes : measured;
  const items = useMemo(() => menuItems(groups, chosen, columns), [groups, chosen, columns]);
  const { keyOf, heightOf } = useRowFacts(items, view);
  useReport(rows?.reached === undefined ? ALL : items[rows.reached]?.group.id, onReach);
  useShow(ref, items, rows);
  const first = useMemo(
    () => firstRows({ count: items.length, heightOf, screen: globalThis.innerHeight ?? 0 }),
    [items.length, heightOf],
  );
  const { drawn, height } = rows ?? first;
  const nameOf = useGroupName();
  const above = items[drawn[0]?.index ?? 0];
  // tells screen readers the group of rows whose own heading is not rendered
  const unseen = above?.kind === 'dishes' && above.group.id !== FOUND ? nameOf(above.group) : undefined;
  const style: CSSProperties & Readonly<Record<'--columns', number>> = {
    minHeight: `max(60vh, ${height}px)`,
    paddingTop: drawn[0]?.start ?? 0,
    '--columns': columns,
  };
  return (
    <div ref={list} className={css.list} style={isFirstPaint ? undefined : style}>
      {fence(
        <>
          {part && <part.VirtualRows count={items.length} {...{ list, heightOf, keyOf }} onRows={setRows} />}
          {unseen !== undefined && <h2 className="sr">{unseen}</h2>}
          {drawn.map(({ index }) => {
            const item = items[index];
            if (item === undefined) return null;
            return (
              <div
                key={keyOf(index)}
                ref={rows?.measure}
                data-index={index}
                className={cx(
                  css.item,
                  isFirstPaint && css.drawn,
                  item.kind === 'dishes' && (view === 'list' ? css.rows : css.cards),
                )}
              >
                <Row {...{ item, view }} isAfterHead={items[index - 1]?.kind === 'head'} eager={index < 4} />
              </div>
            );
          })}
        </>,
      )}
    </div>
  );
}

type RowProps = {
  readonly item: MenuItem;
  readonly view: ListView;
  /** True for the first dishes of a group. */
  readonly isAfterHead: boolean;
  /** True if its pictures load at once. */
  readonly eager: boolean;
};

/** The heading of a group, or dishes beside each other. */
function Row({ item, view, isAfterHead, eager }: RowProps) {
  const isFirstPaint = useIsFirstPaint();
  const chosen = useSubCategories();
  if (item.kind === 'head') {
    return (
      <GroupHead
        group={item.group}
        count={item.count}
        chosen={subCategoryOf(item.group, chosen)}
        onChoose={(sub) => chooseSubCategory(item.group.id, sub)}
      />
    );
  }
  return item.products.map((product, at) => (
    <div key={product._id} className={cx(css.dish, view === 'list' && !isAfterHead && css.ruled)}>
      <Dish product={product} view={view} eager={eager} waits={isFirstPaint && at >= FIRST_SCREEN.pictures} />
    </div>
  ));
}
