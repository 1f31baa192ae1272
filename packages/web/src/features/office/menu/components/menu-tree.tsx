import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import type { DishFilter, DraftedCategory, DraftedSubCategory } from '../state/dishes.ts';
import css from './menu-tree.module.css';

type MenuTreeProps = {
  readonly categories: readonly DraftedCategory[];
  readonly subCategories: readonly DraftedSubCategory[];
  /** Number of dishes by category and sub-category. */
  readonly counts: ReadonlyMap<string, number>;
  readonly filter: DishFilter;
  readonly onFilter: (filter: DishFilter) => void;
};

/** The menu's categories with their sub-categories, of which one is shown. */
export function MenuTree({ categories, subCategories, counts, filter, onFilter }: MenuTreeProps) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const entry = (label: string, to: Pick<DishFilter, 'category' | 'subCategory'>, count?: number) => {
    const isCurrent = to.category === filter.category && to.subCategory === filter.subCategory;
    return (
      <button
        type="button"
        className={cx(css.entry, to.subCategory !== undefined && css.child)}
        aria-current={isCurrent || undefined}
        onClick={() => onFilter({ ...filter, ...to })}
      >
        <span className={css.label}>{label}</span>
        {count !== undefined && <small>{count}</small>}
      </button>
    );
  };
  return (
    <nav className={css.tree} aria-label={t('menu.tree')}>
      {entry(t('menu.all'), { category: undefined, subCategory: undefined })}
      <ul className={css.list}>
        {categories.map(({ id, now }) => (
          <li key={id}>
            {entry(say(now.name), { category: id, subCategory: undefined }, counts.get(id) ?? 0)}
            {filter.category === id && (
              <ul className={css.list}>
                {subCategories
                  .filter((each) => each.now.category === id)
                  .map((each) => (
                    <li key={each.id}>
                      {entry(
                        say(each.now.name),
                        { category: id, subCategory: each.id },
                        counts.get(each.id) ?? 0,
                      )}
                    </li>
                  ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
