import { type FormEvent, useId, useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SelectField, TextField } from '../../../../ui/controls/field.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useLanguages, useOffice } from '../../frame/index.ts';
import { useDishCreation } from '../hooks/use-dish-creation.ts';
import type { MenuLists } from '../hooks/use-menu-lists.ts';
import { usePriceProblem } from '../hooks/use-price-problem.ts';
import { readPrice } from '../state/price.ts';
import css from './dish-form.module.css';

type NewDishProps = {
  readonly lists: MenuLists;
  /** The category that is shown, which the dish is proposed for. */
  readonly category: string | undefined;
  readonly onCreated: (id: string) => void;
};
type NewDishSheetProps = NewDishProps & { readonly open: boolean; readonly onClose: () => void };

/** Sheet that asks for what a dish cannot be without: name, price, category. */
export function NewDishSheet({ open, onClose, ...props }: NewDishSheetProps) {
  const { t } = useTranslation('office');
  const id = useId();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('menu.newDish')}
      closeLabel={t('common:close')}
      width="s"
      footer={
        <Button type="submit" form={id} size="l" wide disabled={props.lists.categories.length === 0}>
          {t('menu.addToDraft')}
        </Button>
      }
    >
      {open && <NewDishForm id={id} {...props} />}
    </Sheet>
  );
}

/** Returns the reader of the shop's prices, which says what is wrong with a typed one. */
function usePriceReader() {
  const { t } = useTranslation('office');
  const { shop } = useOffice();
  const problemText = usePriceProblem();
  return (typed: string): { readonly price: number } | { readonly problem: string } => {
    if (shop === undefined) return { problem: t('menu.price.missing') };
    const read = readPrice(typed, { shop });
    if (read.ok) return { price: read.price ?? 0 };
    return { problem: problemText(read.problem) };
  };
}

function NewDishForm({ id, lists, category, onCreated }: NewDishProps & { readonly id: string }) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const { create } = useDishCreation(lists);
  const readTyped = usePriceReader();
  const [name, setName] = useState('');
  const [typed, setTyped] = useState('');
  const [home, setHome] = useState(category ?? lists.categories[0]?.id ?? '');
  const [isTried, setTried] = useState(false);
  const { first } = useLanguages();
  const answer = readTyped(typed);
  const nameProblem = name.trim() === '' ? t('menu.nameNeeded', { language: first.name }) : undefined;
  const priceProblem = 'problem' in answer ? answer.problem : undefined;
  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (nameProblem !== undefined || 'problem' in answer || home === '') return;
    onCreated(create({ name: name.trim(), language: first, price: answer.price, category: home }));
  }
  if (lists.categories.length === 0) return <p>{t('menu.noCategory')}</p>;
  return (
    <form id={id} noValidate className={css.form} onSubmit={submit}>
      <TextField
        label={t('menu.nameIn', { language: first.name })}
        value={name}
        onChange={setName}
        error={isTried ? nameProblem : undefined}
        maxLength={200}
      />
      <TextField
        label={t('menu.priceLabel')}
        value={typed}
        onChange={setTyped}
        error={isTried ? priceProblem : undefined}
        inputMode="decimal"
      />
      <SelectField
        label={t('menu.category')}
        value={home}
        onChange={setHome}
        options={lists.categories.map(({ id: value, now }) => ({ value, label: say(now.name) }))}
      />
    </form>
  );
}
