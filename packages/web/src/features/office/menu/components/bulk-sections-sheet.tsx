import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useDishEdits } from '../hooks/use-dish-edits.ts';
import type { MenuLists } from '../hooks/use-menu-lists.ts';
import type { Dish } from '../state/dishes.ts';
import css from './bulk-sections-sheet.module.css';

type BulkSectionsSheetProps = Pick<MenuLists, 'sections'> & {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly dishes: readonly Dish[];
};

/** Sheet with the sections that dishes are sold in: into each all of them are put, or taken out. */
export function BulkSectionsSheet({ open, onClose, dishes, sections }: BulkSectionsSheetProps) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const edit = useDishEdits();
  const isIn = (dish: Dish, id: string) => dish.now.sections.includes(id);
  const put = (id: string, isSold: boolean) =>
    edit(
      dishes
        .filter((dish) => isIn(dish, id) !== isSold)
        .map((dish) => {
          const { sections: now } = dish.now;
          return { dish, path: 'sections', value: isSold ? [...now, id] : now.filter((each) => each !== id) };
        }),
    );
  return (
    <Sheet {...{ open, onClose }} title={t('menu.soldIn')} closeLabel={t('common:close')} width="s">
      <ul className={css.list}>
        {sections.map(({ id, now }) => {
          const count = dishes.filter((dish) => isIn(dish, id)).length;
          const name = say(now.name);
          return (
            <li key={id} className={css.line}>
              <span>
                {name}{' '}
                <small className={css.count}>{t('menu.bulk.inSection', { count, all: dishes.length })}</small>
              </span>
              <Button
                variant="plain"
                size="s"
                disabled={count === dishes.length}
                aria-label={t('menu.bulk.putIn', { name })}
                onClick={() => put(id, true)}
              >
                {t('menu.bulk.put')}
              </Button>
              <Button
                variant="plain"
                size="s"
                disabled={count === 0}
                aria-label={t('menu.bulk.takeOutOf', { name })}
                onClick={() => put(id, false)}
              >
                {t('menu.bulk.takeOut')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
