import type { Section } from '@comanda/contract';
import { currencyFormatOf, type Edit, type Json, LANGUAGES, moneyText, WHOLE } from '@comanda/domain';
import { useCallback } from 'react';
import { useShops } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { DescribedEdit, DraftedDocument } from '../../changes/index.ts';
import { useOffice } from '../../frame/index.ts';
import { choicePathOf } from '../state/choice-path.ts';
import { SELLING_SWITCHES } from '../state/selling.ts';
import type { TimeRange } from '../state/structure.ts';
import type { MenuLists } from './use-menu-lists.ts';
import { useRangesText } from './use-ranges-text.ts';

const MONEY = /(^|\.)price$/;
const OWN_PRICE = /^discountMapping\[([^\]]+)\]\.price$/;
/** Path of the order of an option's choices. */
const CHOICES = 'options.$order';
const FIELDS = [
  'name',
  'description',
  'price',
  'category',
  'subCategory',
  'sections',
  'archivedAt',
  'order',
  'code',
  'options',
  'allergens',
  'diets',
  'course',
  'showOrder',
  'timeRange',
  'required',
  'multiple',
  'minPick',
  'maxPick',
  'minQuantity',
  'maxQuantity',
  'allowQuantity',
  'allowSameValue',
  'allowedOrderType',
  'type',
  'draft',
  'defaultSelected',
  'image',
  'imageAlt',
] as const;
const known = (field: string) => FIELDS.find((each) => each === field) ?? 'other';

/** The fields by which a new document is said in words. */
type WholeValue = {
  readonly price?: unknown;
  readonly category?: Json;
  readonly timeRange?: readonly TimeRange[];
};
type Named = DraftedDocument<{ readonly name: Section['name'] }>;

/** Returns the functions that name documents of the menu: an edit's own, and one that a value refers to. */
function useNames(lists: MenuLists) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const nameIn = useCallback(
    (rows: readonly Named[], id: string) => say(rows.find((row) => row.id === id)?.now.name) || undefined,
    [say],
  );
  const titleOf = useCallback(
    ({ list, entity }: Edit) => {
      const { all: products, categories, subCategories, sections, options: productOptions } = lists;
      const rows: Readonly<Record<string, readonly Named[]>> = {
        products,
        categories,
        subCategories,
        sections,
        productOptions,
      };
      return nameIn(rows[list] ?? [], entity) ?? entity;
    },
    [lists, nameIn],
  );
  const nameOf = useCallback(
    (id: Json) =>
      nameIn(
        [...lists.categories, ...lists.subCategories, ...lists.sections, ...lists.options],
        String(id),
      ) ?? String(id),
    [lists, nameIn],
  );
  const choiceName = useCallback(
    (id: string, option: string) => {
      const found = lists.options.find((each) => each.id === option);
      const choices = [...(found?.now.options ?? []), ...(found?.live?.options ?? [])];
      return say(choices.find(({ _id }) => _id === id)?.name) || t('menu.choice.unnamed');
    },
    [lists.options, say, t],
  );
  return { titleOf, nameOf, choiceName };
}

/** Returns the function that names the field of a path. */
function useFieldText() {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const shops = useShops().data;
  return useCallback(
    (path: string): string => {
      if (path === WHOLE) return t('changes.field.whole');
      if (path === CHOICES) return t('changes.field.choiceOrder');
      const own = OWN_PRICE.exec(path)?.[1];
      if (own !== undefined) {
        const of = say(shops?.find(({ _id }) => _id === own)?.name);
        return t('changes.fieldOf', { field: t('changes.field.price'), of });
      }
      const [first = '', second] = path.split('.');
      const selling = SELLING_SWITCHES.find((each) => each.field === first);
      if (selling !== undefined) return t(`menu.selling.${selling.field}.label`);
      const field = t(`changes.field.${known(first)}`);
      const language = LANGUAGES.find((each) => each.field === second);
      return language === undefined ? field : t('changes.fieldOf', { field, of: language.name });
    },
    [shops, say, t],
  );
}

/** Returns the function that says a value at a path in words; empty for none. */
function useValueText(nameOf: (id: Json) => string) {
  const { t } = useTranslation('office');
  const { locale } = useLocale();
  const { shop } = useOffice();
  const rangesText = useRangesText();
  const moneyOf = useCallback(
    (amount: number) => (shop === undefined ? '' : moneyText(amount, currencyFormatOf(shop), locale.tag)),
    [shop, locale],
  );
  const wholeText = useCallback(
    (value: unknown): string => {
      // the cast is sound: values of whole documents are documents
      const { price, category, timeRange } = value as WholeValue;
      const parts = [
        timeRange !== undefined && rangesText(timeRange),
        typeof price === 'number' && moneyOf(price),
        category !== undefined && nameOf(category),
      ].filter((part) => typeof part === 'string');
      return parts.join(' · ') || t('changes.newDocument');
    },
    [moneyOf, nameOf, rangesText, t],
  );
  return useCallback(
    (path: string, value: unknown): string => {
      if (value === undefined || value === null) return '';
      if (path === WHOLE) return wholeText(value);
      if (MONEY.test(path) && typeof value === 'number') return moneyOf(value);
      if (path === 'image') return t('changes.newDocument');
      if (path === 'archivedAt') return t('menu.state.archived');
      if (typeof value === 'boolean') return t(value ? 'changes.yes' : 'changes.no');
      // the cast is sound: values of this field are time ranges
      if (path === 'timeRange') return rangesText(value as readonly TimeRange[]);
      if (path === 'type') return t(`menu.option.types.${value as 'option'}`);
      if (Array.isArray(value)) {
        if (value.some((each) => typeof each === 'object'))
          return t('changes.entries', { count: value.length });
        const say = (each: Json) => {
          if (path === 'allergens') return t(`dietary-filter:allergen.${each as 'egg'}`);
          if (path === 'allowedOrderType') return t(`common:orderType.${each as 'dineIn'}`);
          return path === 'diets' ? t(`menu.diet.${each as 'vegan'}`) : nameOf(each);
        };
        return value.map(say).join(', ') || t('changes.emptyList');
      }
      if (path === 'category' || path === 'subCategory') return nameOf(String(value));
      return typeof value === 'object' ? partsText(value) : String(value);
    },
    [nameOf, moneyOf, wholeText, rangesText, t],
  );
}

/** Returns what an object has as text: the languages of a name, or its other values. */
function partsText(value: object): string {
  const parts = Object.values(value).filter((part) => typeof part !== 'object' && part !== '');
  return parts.map(String).join(' · ');
}

/** Returns the function that says an edit of the menu in words. */
export function useDescribe(lists: MenuLists): (edit: Edit) => DescribedEdit {
  const { t } = useTranslation('office');
  const { titleOf, nameOf, choiceName } = useNames(lists);
  const fieldText = useFieldText();
  const valueText = useValueText(nameOf);
  return useCallback(
    (edit) => {
      const { entity, path } = edit;
      const title = titleOf(edit);
      const entry = choicePathOf(edit);
      if (entry !== undefined) {
        const of = choiceName(entry.choice, entity);
        const field =
          entry.path === WHOLE
            ? t('changes.field.choice', { name: of })
            : t('changes.fieldOf', { field: fieldText(entry.path), of });
        return { title, field, valueText: (value) => valueText(entry.path, value) };
      }
      const inOrder = (value: unknown) =>
        Array.isArray(value) ? value.map((id) => choiceName(String(id), entity)).join(', ') : '';
      return {
        title,
        field: fieldText(path),
        valueText: (value) => (path === CHOICES ? inOrder(value) : valueText(path, value)),
      };
    },
    [titleOf, choiceName, fieldText, valueText, t],
  );
}
