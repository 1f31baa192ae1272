import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useDocumentEdit } from '../hooks/use-document-edit.ts';
import type { MenuLists } from '../hooks/use-menu-lists.ts';
import { useSignedPrice } from '../hooks/use-signed-price.ts';
import type { Dish } from '../state/dishes.ts';
import { boundsProblem, type Choice, choiceOfDish, type DraftedOption, newChoice } from '../state/options.ts';
import { ChoiceFields } from './choice-fields.tsx';
import css from './choice-list.module.css';
import { DishPicker } from './dish-picker.tsx';
import { OrderedList } from './ordered-list.tsx';

type ChoiceListProps = {
  readonly option: DraftedOption;
  /** The dish whose option it is; a set never holds itself. */
  readonly dish: Dish;
  readonly lists: MenuLists;
};

/** Returns the choices of an option as entries of the list, of which the opened one shows its fields. */
function useChoiceItems(
  option: DraftedOption,
  opened: string | undefined,
  onOpen: (id: string | undefined) => void,
) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  return option.now.options.map((choice) => {
    const id = choice._id;
    const isOpen = id === opened;
    return {
      id,
      name: say(choice.name) || t('menu.choice.unnamed'),
      content: (
        <ChoiceHead choice={choice} isOpen={isOpen} onToggle={() => onOpen(isOpen ? undefined : id)} />
      ),
      below: isOpen && <ChoiceFields option={option} choice={choice} />,
    };
  });
}

/** The choices of an option in their order, each opened to change it, and the buttons that add one. */
export function ChoiceList({ option, dish, lists }: ChoiceListProps) {
  const { t } = useTranslation('office');
  const edit = useDocumentEdit('productOptions', option);
  const [opened, setOpened] = useState<string>();
  const [isPicking, setPicking] = useState(false);
  const { options } = option.now;
  const problem = boundsProblem(option.now);
  const add = (choice: Choice) => edit(`options[${choice._id}]`, choice);
  const addPlain = () => {
    const choice = newChoice();
    add(choice);
    setOpened(choice._id);
  };
  const items = useChoiceItems(option, opened, setOpened);
  return (
    <section className={css.choices}>
      <h3 className={css.title}>{t('menu.choice.title')}</h3>
      {problem?.field === 'options' && (
        <p role="alert" className={css.problem}>
          <Icon name="alert" size="xs" /> {t('menu.option.unmet.noChoice')}
        </p>
      )}
      <OrderedList
        label={t('menu.choice.title')}
        items={items}
        onOrder={(ids) => edit('options.$order', ids)}
      />
      <div className={css.add}>
        <Button variant="tonal" size="s" icon="plus" onClick={addPlain}>
          {t('menu.choice.add')}
        </Button>
        <Button
          variant="plain"
          size="s"
          icon="plus"
          aria-expanded={isPicking}
          onClick={() => setPicking(!isPicking)}
        >
          {t('menu.choice.addDish')}
        </Button>
      </div>
      {isPicking && (
        <DishPicker
          dishes={lists.dishes.filter(({ id }) => id !== dish.id)}
          taken={new Set(options.flatMap(({ product }) => product ?? []))}
          onPick={(picked) => add(choiceOfDish(picked))}
        />
      )}
    </section>
  );
}

type ChoiceHeadProps = {
  readonly choice: Choice;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

/** Name and price of a choice, which open its fields. */
function ChoiceHead({ choice, isOpen, onToggle }: ChoiceHeadProps) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const signed = useSignedPrice();
  const { price = 0, defaultSelected, type, name } = choice;
  return (
    <button type="button" className={css.head} aria-expanded={isOpen} onClick={onToggle}>
      <Icon name={isOpen ? 'up' : 'down'} size="s" />
      <span className={css.name}>
        <b>{say(name) || t('menu.choice.unnamed')}</b>
        {type === 'product' && <Badge>{t('menu.dish')}</Badge>}
        {defaultSelected === true && <Badge tone="brand">{t('menu.choice.preset')}</Badge>}
      </span>
      {price !== 0 && <span className={css.price}>{signed(price)}</span>}
    </button>
  );
}
