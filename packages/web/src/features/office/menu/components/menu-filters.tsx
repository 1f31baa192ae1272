import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { usePersisted } from '../../../../lib/persisted.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Chip, ChipRow } from '../../../../ui/controls/chip.tsx';
import { SelectField } from '../../../../ui/controls/field.tsx';
import { SearchField } from '../../../../ui/controls/search-field.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { useOffice } from '../../frame/index.ts';
import type { MenuLists } from '../hooks/use-menu-lists.ts';
import { useMenuRequest } from '../hooks/use-menu-request.ts';
import { DISH_STATES, type DishFilter } from '../state/dishes.ts';
import { MENU_VIEWS, menuView } from '../state/menu-view.ts';
import css from './menu-filters.module.css';
import { NewDishSheet } from './new-dish-sheet.tsx';

type MenuFiltersProps = {
  readonly lists: MenuLists;
  readonly filter: DishFilter;
  /** Number of dishes shown. */
  readonly count: number;
  /** True if the tree stands beside the list. */
  readonly hasTree: boolean;
  /** True if the page has room for the table of dishes. */
  readonly hasTable: boolean;
  readonly onFilter: (filter: DishFilter) => void;
  /** Called with the id of a dish that was added. */
  readonly onCreated: (id: string) => void;
};

/** Head of the list: which dishes are shown, the search, and the states to filter by. */
export function MenuFilters(props: MenuFiltersProps) {
  const { lists, filter, count, hasTree, hasTable, onFilter, onCreated } = props;
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const of = lists.subCategories.find(({ id }) => id === filter.subCategory);
  const category = lists.categories.find(({ id }) => id === filter.category);
  const title = say(of?.now.name ?? category?.now.name) || t('menu.all');
  return (
    <div className={css.head}>
      <h2 className={css.title}>
        {title} <small aria-live="polite">{t('menu.count', { count })}</small>
      </h2>
      {!hasTree && (
        <SelectField
          hideLabel
          label={t('menu.category')}
          value={filter.category ?? ''}
          onChange={(id) => onFilter({ ...filter, category: id || undefined, subCategory: undefined })}
          options={[
            { value: '', label: t('menu.all') },
            ...lists.categories.map(({ id, now }) => ({ value: id, label: say(now.name) })),
          ]}
        />
      )}
      <div className={css.search}>
        <SearchField
          value={filter.text}
          onChange={(text) => onFilter({ ...filter, text })}
          label={t('menu.find')}
          placeholder={t('menu.find')}
          clearLabel={t('menu.clear')}
        />
      </div>
      <NewDish lists={lists} category={filter.category} onCreated={onCreated} />
      <div className={css.states}>
        <ChipRow label={t('menu.filter')}>
          {DISH_STATES.map((state) => (
            <Chip key={state} pressed={filter.state === state} onClick={() => onFilter({ ...filter, state })}>
              {t(`menu.state.${state}`)}
            </Chip>
          ))}
        </ChipRow>
        {hasTable && <ViewChoice />}
      </div>
    </div>
  );
}

/** Choice between rows with pictures and the table (B3.2). */
function ViewChoice() {
  const { t } = useTranslation('office');
  return (
    <Segmented
      label={t('menu.grid.view')}
      value={usePersisted(menuView)}
      onChange={menuView.set}
      options={MENU_VIEWS.map((value) => ({ value, label: t(`menu.grid.views.${value}`) }))}
    />
  );
}

/** Button that adds a dish; managers change their shop's prices only (B6.1). */
function NewDish(props: Pick<MenuFiltersProps, 'lists' | 'onCreated'> & Pick<DishFilter, 'category'>) {
  const { t } = useTranslation('office');
  const { session } = useOffice();
  const [isOpen, setOpen] = useState(false);
  const isManager = session.staff.role === 'manager';
  useMenuRequest('do', (value) => {
    if (value !== 'add') return false;
    setOpen(!isManager);
    return true;
  });
  if (isManager) return null;
  const created = (id: string) => {
    setOpen(false);
    props.onCreated(id);
  };
  return (
    <>
      <Button variant="tonal" icon="plus" onClick={() => setOpen(true)}>
        {t('menu.add')}
      </Button>
      <NewDishSheet {...props} open={isOpen} onClose={() => setOpen(false)} onCreated={created} />
    </>
  );
}
