import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useDraft } from '../../changes/index.ts';
import { creationOf, editOf } from '../../fields/index.ts';
import { useDocumentEdit } from '../hooks/use-document-edit.ts';
import type { MenuLists } from '../hooks/use-menu-lists.ts';
import { useOptionText } from '../hooks/use-option-text.ts';
import type { Dish } from '../state/dishes.ts';
import { newOption, optionsOf, optionUses, stepNumbers } from '../state/options.ts';
import css from './dish-options.module.css';
import { OptionPicker } from './option-picker.tsx';
import { OptionSheet } from './option-sheet.tsx';
import { OrderedList } from './ordered-list.tsx';

type DishOptionsProps = { readonly dish: Dish; readonly lists: MenuLists };

/** Returns a dish's options as entries of the list, each with the button that opens it. */
function useOptionItems(
  options: ReturnType<typeof optionsOf>,
  uses: ReturnType<typeof optionUses>,
  onOpen: (id: string) => void,
) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const summary = useOptionText();
  const steps = stepNumbers(options);
  return options.map(({ id, now }) => {
    const step = steps.get(id);
    const plain = say(now.name) || t('menu.option.unnamed');
    const name = step === undefined ? plain : t('menu.option.step', { step, name: plain });
    return {
      id,
      name,
      content: (
        <button type="button" className={css.option} onClick={() => onOpen(id)}>
          <b>{name}</b>
          <small>{summary(now, uses.get(id) ?? 0)}</small>
        </button>
      ),
    };
  });
}

/** The options of a dish in their order, and the sheets that choose and change one (B3.6). */
export function DishOptions({ dish, lists }: DishOptionsProps) {
  const { t } = useTranslation('office');
  const { change } = useDraft();
  const edit = useDocumentEdit('products', dish);
  const [opened, setOpened] = useState<string>();
  const [isPicking, setPicking] = useState(false);
  const options = optionsOf(dish, lists.options);
  const uses = optionUses(lists.all);
  const items = useOptionItems(options, uses, setOpened);
  const ids = dish.now.options ?? [];
  const make = () => {
    const option = newOption();
    change([creationOf('productOptions', option), editOf('products', dish, 'options', [...ids, option._id])]);
    setPicking(false);
    setOpened(option._id);
  };
  return (
    <section className={css.options}>
      <h3 className={css.title}>{t('menu.option.title')}</h3>
      {items.length === 0 ? (
        <p className={css.none}>{t('menu.option.none')}</p>
      ) : (
        <OrderedList
          label={t('menu.option.title')}
          items={items}
          // options that no longer exist keep their place
          onOrder={(order) => edit('options', [...order, ...ids.filter((id) => !order.includes(id))])}
        />
      )}
      <div>
        <Button variant="plain" size="s" icon="plus" onClick={() => setPicking(true)}>
          {t('menu.option.add')}
        </Button>
      </div>
      <OptionPicker
        open={isPicking}
        onClose={() => setPicking(false)}
        options={lists.options.filter(({ id }) => !ids.includes(id))}
        uses={uses}
        onPick={(id) => {
          edit('options', [...ids, id]);
          setPicking(false);
        }}
        onNew={make}
      />
      <OptionSheet
        option={options.find(({ id }) => id === opened)}
        dish={dish}
        lists={lists}
        used={uses.get(opened ?? '') ?? 0}
        onClose={() => setOpened(undefined)}
        onCopied={setOpened}
      />
    </section>
  );
}
