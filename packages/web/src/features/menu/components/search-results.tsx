import { useDeferredValue } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useListView } from '../state/list-view.ts';
import { closestDishes, type MenuGroup, searchMenu } from '../state/menu-groups.ts';
import { Dish } from './dish.tsx';
import css from './search-results.module.css';

const CLOSE = 6;

type SearchResultsProps = { readonly groups: readonly MenuGroup[]; readonly keyword: string };

/** What the keyword finds as it is typed; without a match, what comes close. */
export function SearchResults({ groups, keyword }: SearchResultsProps) {
  const { t } = useTranslation('guest');
  const view = useListView();
  const wanted = useDeferredValue(keyword.trim());
  const found = searchMenu(groups, wanted);
  const close = found.length === 0 ? closestDishes(groups, wanted, CLOSE) : [];
  return (
    <section aria-label={t('menu.search')}>
      {found.length === 0 ? (
        <EmptyState
          title={t('menu.noMatch', { keyword: wanted })}
          text={t(close.length > 0 ? 'menu.comeClose' : 'menu.tryOther')}
        />
      ) : (
        <output className={css.count}>{t('menu.found', { count: found.length })}</output>
      )}
      <ul className={view === 'list' ? css.rows : css.cards}>
        {(found.length > 0 ? found : close).map((product) => (
          <li key={product._id} className={css.dish}>
            <Dish product={product} view={view} />
          </li>
        ))}
      </ul>
    </section>
  );
}
