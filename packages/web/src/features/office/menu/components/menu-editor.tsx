import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { usePersisted } from '../../../../lib/persisted.ts';
import { MoneyProvider } from '../../../../ui/display/money-context.tsx';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { NotArrived, useLanguages, useOffice } from '../../frame/index.ts';
import { useChosenDishes } from '../hooks/use-chosen-dishes.ts';
import { type MenuLists, useMenuLists } from '../hooks/use-menu-lists.ts';
import { useMenuRequest } from '../hooks/use-menu-request.ts';
import { usePageWidth } from '../hooks/use-page-width.ts';
import { useStock } from '../hooks/use-stock.ts';
import type { MenuReview } from '../menu-review.ts';
import { dishCounts, filteredDishes, NO_FILTER } from '../state/dishes.ts';
import { menuView } from '../state/menu-view.ts';
import { textGaps } from '../state/text-gaps.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { DishList } from './dish-list.tsx';
import { DishPanel } from './dish-panel.tsx';
import { DishGrid } from './lazy-grid.ts';
import { MenuBar } from './menu-bar.tsx';
import css from './menu-editor.module.css';
import { MenuFilters } from './menu-filters.tsx';
import { MenuTree } from './menu-tree.tsx';

/** The lists of the menu while they load, or could not be. */
export function MenuEditor({ Review }: { readonly Review: MenuReview }) {
  const { t } = useTranslation('office');
  const { locale } = useLocale();
  const { shop } = useOffice();
  const lists = useMenuLists();
  if (lists.isReady && shop !== undefined) {
    return (
      <MoneyProvider shop={shop} locale={locale.tag}>
        <MenuBar {...{ lists, Review }} />
        <Editor lists={lists} />
      </MoneyProvider>
    );
  }
  const { error } = lists;
  if (error === null) {
    return (
      <div className={css.waiting}>
        <Skeleton label={t('staff:loading')}>
          <SkeletonRows count={8} />
        </Skeleton>
      </div>
    );
  }
  return <NotArrived error={error} onRetry={lists.retry} />;
}

/** Tree, list and dish side by side, or tree and table; on narrow pages the list, with the dish over it. */
function Editor({ lists }: { readonly lists: MenuLists }) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [chosen, setChosen] = useState<string>();
  const { hasTable, hasPanel: isWide, hasTree } = usePageWidth();
  const isTable = usePersisted(menuView) === 'table' && hasTable;
  // the table takes the panel's place
  const hasPanel = isWide && !isTable;
  useMenuRequest('dish', (id) => {
    setFilter(NO_FILTER);
    setChosen(id);
    return true;
  });
  useMenuRequest('do', (value) => {
    if (value !== 'table') return false;
    menuView.set('table');
    return true;
  });
  const stocks = useStock();
  const { dishes, categories, subCategories } = lists;
  const wanted = useDeferredValue(filter);
  const { isOut } = stocks;
  const { offered } = useLanguages();
  const gapsIn = useMemo(() => textGaps(lists.options, offered), [lists.options, offered]);
  const shown = useMemo(
    () => filteredDishes(dishes, wanted, { isOut, gapsIn }),
    [dishes, wanted, isOut, gapsIn],
  );
  const ticks = useChosenDishes(shown);
  const counts = useMemo(() => dishCounts(dishes), [dishes]);
  const dish = dishes.find(({ id }) => id === chosen) ?? (hasPanel ? shown[0] : undefined);
  return (
    <div className={cx(css.editor, isTable && css.withTable)}>
      {hasTree && <MenuTree {...{ categories, subCategories, counts, filter }} onFilter={setFilter} />}
      <section className={css.items}>
        <MenuFilters
          {...{ lists, counts, filter, hasTree, hasTable }}
          count={shown.length}
          onFilter={setFilter}
          onCreated={setChosen}
        />
        <ChosenBar {...{ lists, stocks }} chosen={ticks} />
        {isTable ? (
          <Suspense fallback={<SkeletonRows count={8} />}>
            <DishGrid {...{ lists }} dishes={shown} onOpen={setChosen} />
          </Suspense>
        ) : (
          <DishList
            {...{ stocks, ticks, gapsIn }}
            dishes={shown}
            chosen={hasPanel ? dish?.id : undefined}
            onChoose={setChosen}
          />
        )}
      </section>
      <DishPanel
        {...{ lists, hasPanel }}
        dish={dish}
        onChoose={setChosen}
        onClose={() => setChosen(undefined)}
      />
    </div>
  );
}
