import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import type { MenuLists } from '../hooks/use-menu-lists.ts';
import type { Dish } from '../state/dishes.ts';
import { DishForm } from './dish-form.tsx';
import css from './dish-panel.module.css';

type DishPanelProps = {
  readonly dish: Dish | undefined;
  readonly lists: MenuLists;
  /** True if it stands beside the list. */
  readonly hasPanel: boolean;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
};

/** The chosen dish: beside the list, or over it on narrow pages. */
export function DishPanel({ dish, lists, hasPanel, onChoose, onClose }: DishPanelProps) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const form = dish && <DishForm key={dish.id} {...{ dish, lists, onChoose }} />;
  if (hasPanel) {
    return dish ? (
      <aside className={css.panel} aria-label={t('menu.chosen')}>
        <h2 className={css.title}>{say(dish.now.name)}</h2>
        {form}
      </aside>
    ) : null;
  }
  return (
    <Sheet
      open={dish !== undefined}
      onClose={onClose}
      title={say(dish?.now.name) || t('menu.chosen')}
      closeLabel={t('common:close')}
      tall
    >
      {form}
    </Sheet>
  );
}
