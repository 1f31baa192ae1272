import { useDeferredValue, useMemo } from 'react';
import { FOUND, type MenuGroup } from '../../../../data/menu/menu-groups.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { dietaryFilter, NO_FILTER } from '../../dietary-filter/index.ts';
import { useListView } from '../state/list-view.ts';
import { closestDishes, menuIndex, searchMenu } from '../state/menu-search.ts';
import { MenuList } from './menu-list.tsx';
import css from './search-results.module.css';

const CLOSE = 6;

type SearchResultsProps = {
  readonly all: readonly MenuGroup[];
  /** The groups that the dietary filter leaves. */
  readonly groups: readonly MenuGroup[];
  readonly keyword: string;
};

type NothingFoundProps = {
  readonly keyword: string;
  /** Number of matches that the dietary filter hides. */
  readonly hidden: number;
  /** Set when similar dishes follow. */
  readonly isClose: boolean;
};

/** Says that no dish matches, or that the dietary filter hides the matches. */
function NothingFound({ keyword, hidden, isClose }: NothingFoundProps) {
  const { t } = useTranslation('menu');
  if (hidden === 0)
    return <EmptyState live title={t('noMatch', { keyword })} text={t(isClose ? 'comeClose' : 'tryOther')} />;
  return (
    <EmptyState
      live
      title={t('dietary-filter:hiddenFound', { count: hidden })}
      text={isClose ? t('fitAndClose') : undefined}
      action={<Button onClick={() => dietaryFilter.set(NO_FILTER)}>{t('dietary-filter:clear')}</Button>}
    />
  );
}

/** Renders the search results while typing; without a match, similar dishes. */
export function SearchResults({ all, groups, keyword }: SearchResultsProps) {
  const { t } = useTranslation('menu');
  const view = useListView();
  const wanted = useDeferredValue(keyword.trim());
  const index = useMemo(() => menuIndex(groups), [groups]);
  const whole = useMemo(() => (all === groups ? index : menuIndex(all)), [all, groups, index]);
  const found = useMemo(() => searchMenu(index, wanted), [index, wanted]);
  const hidden = whole === index ? 0 : searchMenu(whole, wanted).length - found.length;
  const isFound = found.length > 0;
  const closest = useMemo(
    () => (isFound ? undefined : closestDishes(index, wanted, CLOSE)),
    [isFound, index, wanted],
  );
  const products = closest?.products ?? found;
  const shown = useMemo(() => [{ id: FOUND, category: undefined, subCategories: [], products }], [products]);
  return (
    <section aria-label={t('search')}>
      {closest !== undefined ? (
        <>
          <NothingFound {...{ hidden }} isClose={closest.isAlike} keyword={wanted} />
          {!closest.isAlike && products.length > 0 && <h3 className={css.often}>{t('cart:suggested')}</h3>}
        </>
      ) : (
        <>
          <h2 className="sr">{t('search')}</h2>
          <output className={css.count}>{t('found', { count: found.length })}</output>
          {hidden > 0 && (
            <output className={css.count}>{t('dietary-filter:hiddenFound', { count: hidden })}</output>
          )}
        </>
      )}
      <div className={css.found}>
        <MenuList groups={shown} view={view} />
      </div>
    </section>
  );
}
