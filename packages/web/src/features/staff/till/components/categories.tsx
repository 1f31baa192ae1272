import { memo } from 'react';
import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';
import type { MenuGroup } from '../../../../data/menu/menu-groups.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import css from './categories.module.css';

export type CategoriesProps = {
  readonly groups: readonly MenuGroup[];
  readonly current: string | undefined;
  readonly onChoose: (id: string) => void;
};

/** Categories of the menu, always in sight. */
export const Categories = memo(function Categories({ groups, current, onChoose }: CategoriesProps) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  return (
    <nav className={css.categories} aria-label={t('categories')}>
      {groups.map(({ id, category, products }) => {
        const source = pictureSource(category?.image ?? products[0]?.image);
        return (
          <button
            key={id}
            type="button"
            className={css.category}
            aria-current={id === current || undefined}
            onClick={() => onChoose(id)}
          >
            {source === undefined ? (
              <Icon name="bolt" className={css.picture} />
            ) : (
              <img className={css.picture} src={source(240, 'webp')} alt="" draggable={false} />
            )}
            <span>{category === undefined ? t('quick') : say(category.name)}</span>
          </button>
        );
      })}
    </nav>
  );
});
