import type { Product } from '@comanda/contract';
import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { SearchField } from '../../../../ui/controls/search-field.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { type Dish, filteredDishes, NO_FILTER } from '../state/dishes.ts';
import css from './choice-list.module.css';

/** Most dishes listed at once; the search finds the others. */
const SHOWN = 60;

type DishPickerProps = {
  readonly dishes: readonly Dish[];
  /** Ids of the dishes that are in the step already. */
  readonly taken: ReadonlySet<string>;
  readonly onPick: (dish: Product) => void;
};

/** The dishes that a step of a set meal may offer, found by name or code. */
export function DishPicker({ dishes, taken, onPick }: DishPickerProps) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const [text, setText] = useState('');
  const found = filteredDishes(dishes, { ...NO_FILTER, text }, { isOut: () => false });
  return (
    <div className={css.picker}>
      <SearchField
        value={text}
        onChange={setText}
        label={t('menu.find')}
        placeholder={t('menu.find')}
        clearLabel={t('menu.clear')}
      />
      <ul className={css.dishes} aria-label={t('menu.choice.addDish')}>
        {found.slice(0, SHOWN).map(({ id, now }) => (
          <li key={id}>
            <button
              type="button"
              className={css.dish}
              aria-disabled={taken.has(id) || undefined}
              onClick={() => taken.has(id) || onPick(now)}
            >
              <span>{say(now.name)}</span>
              <Icon name={taken.has(id) ? 'check' : 'plus'} size="s" />
            </button>
          </li>
        ))}
      </ul>
      {found.length > SHOWN && <small>{t('menu.choice.more', { count: found.length - SHOWN })}</small>}
      {found.length === 0 && <p aria-live="polite">{t('menu.none')}</p>}
    </div>
  );
}
