import type { CustomProduct } from '@comanda/domain';
import { useEffect, useRef, useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SelectField, TextField } from '../../../../ui/controls/field.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { type CustomDraft, draftOfCustom, NO_CUSTOM, readCustom } from '../state/custom-product.ts';
import css from './custom-sheet.module.css';

export type CustomSheetProps = {
  readonly open: boolean;
  /** Product that is changed; a new one when absent. */
  readonly product?: CustomProduct | undefined;
  /** Name that a new one begins with. */
  readonly name?: string | undefined;
  readonly onClose: () => void;
  readonly onProduct: (product: CustomProduct) => void;
  /** Takes the product that is changed off the order. */
  readonly onRemove?: (() => void) | undefined;
};

/** Longest name of a custom product. */
const MAX_NAME = 200;
const MAX_REMARKS = 400;

/** Returns the draft of the form, which begins anew each time it opens, and whether its problems are shown. */
function useCustomDraft({ open, product, name = '' }: CustomSheetProps) {
  const [draft, setDraft] = useState(NO_CUSTOM);
  const [isTried, setTried] = useState(false);
  useEffect(() => {
    if (!open) return;
    setDraft(product === undefined ? { ...NO_CUSTOM, name } : draftOfCustom(product));
    setTried(false);
  }, [open, product, name]);
  const change = (to: Partial<CustomDraft>) => setDraft((before) => ({ ...before, ...to }));
  return { draft, change, isTried, setTried };
}

/** Returns the form of a product by hand: its draft, its problems once it was sent, and the field to begin in. */
function useCustomForm(props: CustomSheetProps) {
  const { name = '', onProduct } = props;
  const { data } = useReadyCatalogue();
  const { draft, change, isTried, setTried } = useCustomDraft(props);
  const first = useRef<HTMLInputElement>(null);
  const price = useRef<HTMLInputElement>(null);
  const read = readCustom(draft, data.shop);
  const problems = isTried && 'problems' in read ? read.problems : {};
  const submit = () => {
    setTried(true);
    if ('product' in read) onProduct(read.product);
    else (read.problems.name === undefined ? price : first).current?.focus();
  };
  const firstFocus = () => (name === '' ? first : price).current;
  return { draft, change, problems, first, price, submit, firstFocus };
}

type CategoryFieldProps = {
  readonly value: CustomDraft['category'];
  readonly onChange: (category: CustomDraft['category']) => void;
};

/** Choice of the category that a product by hand is cooked and taxed as, or of none. */
function CategoryField({ value, onChange }: CategoryFieldProps) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { data } = useReadyCatalogue();
  const categories = data.categories.map(({ _id, name }) => ({ value: _id, label: say(name) }));
  return (
    <SelectField
      label={t('custom.category')}
      options={[{ value: '', label: t('none') }, ...categories]}
      value={value}
      onChange={onChange}
    />
  );
}

/** Fields of a product by hand. */
function CustomFields({ draft, change, problems, first, price }: ReturnType<typeof useCustomForm>) {
  const { t } = useTranslation('till');
  return (
    <>
      <TextField
        ref={first}
        label={t('custom.name')}
        value={draft.name}
        error={problems.name && t(`custom.${problems.name}`)}
        maxLength={MAX_NAME}
        autoComplete="off"
        onChange={(name) => change({ name })}
      />
      <div className={css.pair}>
        <TextField
          ref={price}
          label={t('ownPrice')}
          inputMode="decimal"
          value={draft.price}
          error={problems.price && t(`custom.${problems.price}`)}
          autoComplete="off"
          onChange={(to) => change({ price: to })}
        />
        <CategoryField value={draft.category} onChange={(category) => change({ category })} />
      </div>
      <TextField
        label={t('noteTitle')}
        note={t('common:optional')}
        value={draft.remarks}
        maxLength={MAX_REMARKS}
        autoComplete="off"
        onChange={(remarks) => change({ remarks })}
      />
      <Switch
        checked={draft.isDiscountable}
        label={t('custom.discountable')}
        onChange={(isDiscountable) => change({ isDiscountable })}
      />
    </>
  );
}

/** Sheet that rings up something that the menu lacks: name, price, and what it is taxed and cooked as (till T4.3). */
export function CustomSheet(props: CustomSheetProps) {
  const { open, product, onClose, onRemove } = props;
  const { t } = useTranslation('till');
  const form = useCustomForm(props);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('custom.title')}
      closeLabel={t('common:close')}
      width="s"
      firstFocus={form.firstFocus}
    >
      <form
        className={css.custom}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <CustomFields {...form} />
        <Button type="submit" size="l" wide>
          {product === undefined ? t('custom.ringUp') : t('save')}
        </Button>
        {product !== undefined && onRemove !== undefined && (
          <Button variant="danger" wide icon="trash" onClick={onRemove}>
            {t('takeOff')}
          </Button>
        )}
      </form>
    </Sheet>
  );
}
