import type { Section } from '@comanda/contract';
import { currencyFormatOf, type Edit, type Json, LANGUAGES, moneyText, WHOLE } from '@comanda/domain';
import { useCallback } from 'react';
import { useShops } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { DescribedEdit, DraftedDocument } from '../../changes/index.ts';
import { useOffice } from '../../frame/index.ts';
import type { MenuLists } from './use-menu-lists.ts';

const MONEY = /(^|\.)price$/;
const OWN_PRICE = /^discountMapping\[([^\]]+)\]\.price$/;
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
] as const;
const known = (field: string) => FIELDS.find((each) => each === field) ?? 'other';

/** Returns the function that says an edit of the menu in words. */
export function useDescribe(lists: MenuLists): (edit: Edit) => DescribedEdit {
  const { t } = useTranslation('office');
  const { locale, say } = useLocale();
  const { shop } = useOffice();
  const shops = useShops().data;
  return useCallback(
    (edit) => {
      const { list, entity, path } = edit;
      const rows: readonly DraftedDocument<{ readonly name: Section['name'] }>[] =
        list === 'products'
          ? lists.all
          : list === 'categories'
            ? lists.categories
            : list === 'subCategories'
              ? lists.subCategories
              : list === 'sections'
                ? lists.sections
                : [];
      const title = say(rows.find(({ id }) => id === entity)?.now.name) || entity;
      const nameOf = (id: Json) => {
        const all = [...lists.categories, ...lists.subCategories, ...lists.sections];
        return say(all.find((row) => row.id === id)?.now.name) || String(id);
      };
      const [first = '', second] = path.split('.');
      const language = LANGUAGES.find(({ field }) => field === second);
      const own = OWN_PRICE.exec(path)?.[1];
      const field =
        path === WHOLE
          ? t('changes.field.whole')
          : own !== undefined
            ? t('changes.fieldOf', {
                field: t('changes.field.price'),
                of: say(shops?.find(({ _id }) => _id === own)?.name),
              })
            : language === undefined
              ? t(`changes.field.${known(first)}`)
              : t('changes.fieldOf', { field: t(`changes.field.${known(first)}`), of: language.name });
      const valueText = (value: unknown): string => {
        if (value === undefined || value === null) return '';
        if (path === WHOLE) return t('changes.newDocument');
        if (MONEY.test(path) && typeof value === 'number' && shop !== undefined)
          return moneyText(value, currencyFormatOf(shop), locale.tag);
        if (path === 'archivedAt') return t('menu.state.archived');
        if (Array.isArray(value)) return value.map(nameOf).join(', ');
        if (path === 'category' || path === 'subCategory') return nameOf(String(value));
        return typeof value === 'object' ? JSON.stringify(value) : String(value);
      };
      return { title, field, valueText };
    },
    [lists, shops, shop, locale, say, t],
  );
}
