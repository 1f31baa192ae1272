import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { Outlet } from 'react-router';
import { ALL } from '../../../data/menu/menu-groups.ts';
import { useMenu } from '../../../data/menu/use-menu.ts';
import { useOrderContext } from '../../../data/order-context/order-context.ts';
import { withMessages } from '../../../i18n/load-messages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { SKIP_TO } from '../../../lib/skip-to.ts';
import { useHistoryDialog } from '../../../lib/use-history-dialog.ts';
import { useLazyPart } from '../../../lib/use-lazy-part.ts';
import { useWide } from '../../../lib/use-wide.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { SkeletonRows } from '../../../ui/display/skeleton.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { loadCartAside, MenuCartBar } from '../cart/index.ts';
import { WithCatalogue } from '../catalogue-gate/index.ts';
import { DeliveryStrip } from '../checkout/index.ts';
import { DishNotes, useFilteredMenu } from '../dietary-filter/index.ts';
import { MenuList, type MenuListHandle } from './components/menu-list.tsx';
import { CartSkeleton, MenuSkeleton } from './components/menu-skeleton.tsx';
import { OpenNotice } from './components/open-notice.tsx';
import { Rail } from './components/rail.tsx';
import { usePrefetch } from './hooks/use-prefetch.ts';
import css from './menu-page.module.css';
import { currentEntry } from './state/current-entry.ts';
import { listView, useListView } from './state/list-view.ts';
import { showAllDishes, useSubCategories } from './state/sub-categories.ts';

const fetchSearch = () => withMessages(() => import('./components/search-results.tsx'), 'cart');

function Menu() {
  usePrefetch();
  const all = useMenu();
  const dialog = useHistoryDialog('food');
  const { filterParts, isOn, isWaiting, filtered, groups, notes } = useFilteredMenu(all, dialog.isOpen);
  const isDelivery = useOrderContext().mode === 'delivery';
  const view = useListView();
  const isWide = useWide();
  const [keyword, setKeyword] = useState('');
  const [reached, setReached] = useState<string>(ALL);
  const chosen = useSubCategories();
  const list = useRef<MenuListHandle>(null);
  const show = useCallback((group: string) => {
    if (group === ALL) showAllDishes();
    list.current?.show(group);
  }, []);
  const isSearching = keyword.trim() !== '';
  const search = useLazyPart('search-results', fetchSearch, isSearching);
  const cart = useLazyPart('cart-aside', loadCartAside, isWide);
  return (
    <DishNotes value={notes}>
      <div className={css.page}>
        <main className={isSearching ? css.searching : css.menu}>
          <MenuTools {...{ keyword, isOn }} onSearch={setKeyword} onFilter={() => dialog.open()} />
          <OpenNotice />
          {isDelivery && (
            <Suspense fallback={null}>
              <DeliveryStrip />
            </Suspense>
          )}
          {filterParts !== undefined && filtered !== undefined && (
            <filterParts.FilterBar filtered={filtered} onOpen={() => dialog.open()} />
          )}
          {isWaiting ? (
            <SkeletonRows />
          ) : isSearching ? (
            search === undefined ? (
              <SkeletonRows />
            ) : (
              <search.SearchResults {...{ all, groups, keyword }} />
            )
          ) : filterParts !== undefined && groups.length === 0 && all.length > 0 ? (
            <filterParts.NothingFits />
          ) : groups.length === 0 ? (
            <EmptyMenu />
          ) : (
            <MenuColumns
              rail={<Rail {...{ groups }} current={currentEntry(groups, chosen, reached)} onChoose={show} />}
            >
              <MenuList ref={list} {...{ groups, view }} onReach={setReached} />
            </MenuColumns>
          )}
          <MenuCartBar />
        </main>
        {isWide && (cart === undefined ? <CartSkeleton /> : <cart.CartAside />)}
        {filterParts !== undefined && dialog.isOpen && (
          <filterParts.FilterSheet groups={all} onClose={dialog.close} />
        )}
      </div>
    </DishNotes>
  );
}

type MenuToolsProps = {
  readonly keyword: string;
  /** True while the dietary filter leaves dishes out. */
  readonly isOn: boolean;
  readonly onSearch: (keyword: string) => void;
  readonly onFilter: () => void;
};

/** The search field, and the buttons of the dietary filter and of the view. */
function MenuTools({ keyword, isOn, onSearch, onFilter }: MenuToolsProps) {
  const { t } = useTranslation('menu');
  const view = useListView();
  return (
    <div className={css.tools}>
      <SearchField
        value={keyword}
        onChange={onSearch}
        label={t('search')}
        placeholder={t('search')}
        clearLabel={t('clearSearch')}
      />
      <IconButton icon="sliders" variant="framed" label={t('filter')} pressed={isOn} onClick={onFilter} />
      <IconButton
        icon={view === 'list' ? 'grid' : 'list'}
        variant="framed"
        label={t(view === 'list' ? 'asGrid' : 'asList')}
        onClick={() => listView.set(view === 'list' ? 'grid' : 'list')}
      />
    </div>
  );
}

type MenuColumnsProps = { readonly rail: ReactNode; readonly children: ReactNode };

/** The rail beside the landmark of the dishes, or above it where text is large; with the keys that move in it. */
function MenuColumns({ rail, children }: MenuColumnsProps) {
  const { t } = useTranslation('app');
  return (
    <>
      <div className={css.sized}>
        <div className={css.columns}>
          {rail}
          <section id={SKIP_TO.dishes} tabIndex={-1} className={css.dishes} aria-label={t('title.menu')}>
            {children}
          </section>
        </div>
      </div>
      <p className={css.keys}>{t('skip.keys')}</p>
    </>
  );
}

function EmptyMenu() {
  const { t } = useTranslation('menu');
  return (
    <EmptyState
      title={t('empty')}
      text={t('emptyText')}
      action={<ButtonLink to={ROUTES.home}>{t('common:homepage')}</ButtonLink>}
    />
  );
}

/** Renders /browse: the menu of a section; a product opens over it. */
export function MenuPage() {
  return (
    <WithCatalogue skeleton={<MenuSkeleton />}>
      <Menu />
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </WithCatalogue>
  );
}
