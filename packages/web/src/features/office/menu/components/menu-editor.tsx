import { useDeferredValue, useMemo, useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { MoneyProvider } from '../../../../ui/display/money-context.tsx';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { NotArrived, useOffice } from '../../frame/index.ts';
import { useChosenDishes } from '../hooks/use-chosen-dishes.ts';
import { type MenuLists, useMenuLists } from '../hooks/use-menu-lists.ts';
import { usePageWidth } from '../hooks/use-page-width.ts';
import { useStock } from '../hooks/use-stock.ts';
import type { MenuReview } from '../menu-review.ts';
import { dishCounts, filteredDishes, NO_FILTER } from '../state/dishes.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { DishList } from './dish-list.tsx';
import { DishPanel } from './dish-panel.tsx';
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

/** Tree, list and dish side by side; on narrow pages the list, with the dish over it. */
function Editor({ lists }: { readonly lists: MenuLists }) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [chosen, setChosen] = useState<string>();
  const { hasPanel, hasTree } = usePageWidth();
  const stocks = useStock();
  const { dishes, categories, subCategories } = lists;
  const wanted = useDeferredValue(filter);
  const shown = useMemo(() => filteredDishes(dishes, wanted, stocks.isOut), [dishes, wanted, stocks.isOut]);
  const ticks = useChosenDishes(shown);
  const counts = useMemo(() => dishCounts(dishes), [dishes]);
  const dish = dishes.find(({ id }) => id === chosen) ?? (hasPanel ? shown[0] : undefined);
  return (
    <div className={css.editor}>
      {hasTree && <MenuTree {...{ categories, subCategories, counts, filter }} onFilter={setFilter} />}
      <section className={css.items}>
        <MenuFilters
          {...{ lists, counts, filter, hasTree }}
          count={shown.length}
          onFilter={setFilter}
          onCreated={setChosen}
        />
        <ChosenBar {...{ lists, stocks }} chosen={ticks} />
        <DishList
          {...{ stocks, ticks }}
          dishes={shown}
          chosen={hasPanel ? dish?.id : undefined}
          onChoose={setChosen}
        />
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
