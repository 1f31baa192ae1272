import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { DocumentHistory } from '../../changes/index.ts';
import { MarkedSelect, MarkedTick, TypedField } from '../../fields/index.ts';
import { useLanguages, useOffice } from '../../frame/index.ts';
import { useDescribe } from '../hooks/use-describe.ts';
import { useDishCreation } from '../hooks/use-dish-creation.ts';
import { useDishEdits } from '../hooks/use-dish-edits.ts';
import { useDishPrice } from '../hooks/use-dish-price.ts';
import { useDocumentEdit } from '../hooks/use-document-edit.ts';
import type { MenuLists } from '../hooks/use-menu-lists.ts';
import type { Dish } from '../state/dishes.ts';
import { movedTo } from '../state/moved-dish.ts';
import { priceText } from '../state/price.ts';
import { ArchiveDish } from './archive-dish.tsx';
import { DishAllergens, DishDescription, DishSelling } from './dish-details.tsx';
import css from './dish-form.module.css';

import { DishOptions } from './dish-options.tsx';

import { DishPicture } from './dish-picture.tsx';
import { PictureWords } from './picture-words.tsx';

type DishPlaceProps = { readonly dish: Dish; readonly lists: MenuLists };
type DishFormProps = DishPlaceProps & {
  /** Shows another dish, such as the copy of this one. */
  readonly onChoose: (id: string) => void;
};

/** Fields of a dish; each is an edit of the open set. */
export function DishForm({ dish, lists, onChoose }: DishFormProps) {
  const { t } = useTranslation('office');
  const { session } = useOffice();
  const { duplicate } = useDishCreation(lists);
  const describe = useDescribe(lists);
  const isManager = session.staff.role === 'manager';
  return (
    <div className={css.form}>
      <fieldset className={css.fields} disabled={isManager}>
        <DishPicture dish={dish} />
        <PictureWords dish={dish} />
        <Names dish={dish} />
      </fieldset>
      <PriceField dish={dish} />
      <fieldset className={css.fields} disabled={isManager}>
        <Places dish={dish} lists={lists} />
        <DishOptions dish={dish} lists={lists} />
        <div>
          <DishDescription dish={dish} />
          <DishAllergens dish={dish} />
          <DishSelling dish={dish} all={lists.dishes} />
        </div>
        <div className={css.acts}>
          <Button variant="plain" icon="swap" onClick={() => onChoose(duplicate(dish))}>
            {t('menu.duplicate')}
          </Button>
          <ArchiveDish dish={dish} />
        </div>
      </fieldset>
      <DocumentHistory of={{ list: 'products', entity: dish.id }} describe={describe} />
    </div>
  );
}

/** Names in the shop's languages, side by side (B3.4, B5.4). */
function Names({ dish }: { readonly dish: Dish }) {
  const { t } = useTranslation('office');
  const edit = useDocumentEdit('products', dish);
  const { first, asked } = useLanguages();
  return asked(dish.now.name).map((language) => {
    const { field, name } = language;
    const value = dish.now.name[field] ?? '';
    const isFirst = language === first;
    const commit = (typed: string) => {
      const text = typed.trim();
      if (text === '' && isFirst) return t('menu.nameNeeded', { language: name });
      if (text !== value) edit(`name.${field}`, text === '' ? undefined : text);
      return undefined;
    };
    return (
      <TypedField
        key={field}
        label={t('menu.nameIn', { language: name })}
        value={value}
        commit={commit}
        hint={value === '' ? t('menu.nameMissing', { language: first.name }) : undefined}
        of="products.name"
      />
    );
  });
}

/** The price: of the dish for owners, of their shop for managers. */
function PriceField({ dish }: { readonly dish: Dish }) {
  const { t } = useTranslation('office');
  const { session } = useOffice();
  const { shop, price, commit } = useDishPrice(dish);
  const isOwn = session.staff.role === 'manager';
  return (
    <TypedField
      label={t(isOwn ? 'menu.ownPrice' : 'menu.priceLabel')}
      value={priceText(price, shop)}
      commit={commit}
      inputMode="decimal"
    />
  );
}

/** The places of a dish in the menu: category, sub-category, sections. */
function Places({ dish, lists }: DishPlaceProps) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const edit = useDocumentEdit('products', dish);
  const editAll = useDishEdits();
  const { category, subCategory, sections } = dish.now;
  const move = (id: string) => {
    const home = lists.categories.find((each) => each.id === id);
    if (home !== undefined) editAll(movedTo(dish, home));
  };
  const under = lists.subCategories.filter(({ now }) => now.category === category);
  return (
    <>
      <MarkedSelect
        label={t('menu.category')}
        value={category}
        onChange={move}
        options={lists.categories.map(({ id, now }) => ({ value: id, label: say(now.name) }))}
      />
      {under.length > 0 && (
        <MarkedSelect
          label={t('menu.subCategory')}
          value={subCategory ?? ''}
          onChange={(id) => edit('subCategory', id || undefined)}
          options={[
            { value: '', label: t('menu.noSubCategory') },
            ...under.map(({ id, now }) => ({ value: id, label: say(now.name) })),
          ]}
        />
      )}
      <fieldset className={css.sections}>
        <legend>{t('menu.soldIn')}</legend>
        {lists.sections.map(({ id, now }) => (
          <MarkedTick
            key={id}
            type="checkbox"
            className={css.section}
            checked={sections.some((each) => each === id)}
            onChange={(isIn) =>
              edit('sections', isIn ? [...sections, id] : sections.filter((each) => each !== id))
            }
          >
            {say(now.name)}
          </MarkedTick>
        ))}
      </fieldset>
    </>
  );
}
