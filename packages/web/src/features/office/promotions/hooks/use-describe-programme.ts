import { type Edit, LANGUAGES, WHOLE } from '@comanda/domain';
import { useCallback } from 'react';
import { useShops } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { percentText } from '../../../../lib/percent-text.ts';
import { type DescribedEdit, useDraft } from '../../changes/index.ts';
import { percentOff } from '../state/levels.ts';
import { useProgrammeLists } from './use-programme-lists.ts';
import type { RuleLists } from './use-rule-lists.ts';

const LISTS: readonly string[] = ['vipLevels', 'rewards', 'systemSettings'];
/** The fields that have names of their own. */
const FIELDS = [
  'orderDiscount',
  'minPoints',
  'points',
  'coupon',
  'shops',
  'status',
  'validDays',
  'vipMonths',
  'welcomeCoupons',
] as const;

/** The settings of points, of which an edit has all. */
export type PointSettings = { readonly scope?: 'shop' | 'all'; readonly expireMonths?: number };
/** Months after which points expire unless another number is set. */
const MONTHS = 12;

/** Returns the function that says where points count and when they expire. */
export function usePointsText(): (points: PointSettings | undefined) => string {
  const { t } = useTranslation('office');
  return useCallback(
    (points = {}) => {
      const { scope, expireMonths: months = MONTHS } = points;
      const where = t(scope === 'shop' ? 'programme.points.inShop' : 'programme.points.everywhere');
      const until =
        months === 0 ? t('programme.points.neverExpire') : t('programme.points.expire', { count: months });
      return `${where} ${until}`;
    },
    [t],
  );
}

/** Returns the function that names a document of the members' programme. */
function useTitle() {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const { edits, conflicts } = useDraft();
  const isNeeded = [...edits, ...conflicts.map(({ edit }) => edit)].some(({ list }) => LISTS.includes(list));
  const { levels, rewards } = useProgrammeLists(isNeeded);
  return useCallback(
    ({ list, entity }: Edit) => {
      if (list === 'systemSettings') return t('programme.tabs.points');
      const named = list === 'vipLevels' ? levels : rewards;
      return say(named.find(({ id }) => id === entity)?.now.name) || t('promotions.unnamed');
    },
    [levels, rewards, say, t],
  );
}

/** Returns the function that names the field of an edit. */
function useFieldText() {
  const { t } = useTranslation('office');
  return useCallback(
    (path: string): string => {
      if (path === WHOLE) return t('changes.field.whole');
      const [first = '', second] = path.split('.');
      if (first === 'archivedAt') return t('changes.field.archivedAt');
      const language = LANGUAGES.find(({ field }) => field === second);
      if (language !== undefined)
        return t('changes.fieldOf', { field: t('changes.field.name'), of: language.name });
      const known = FIELDS.find((each) => each === first);
      return known === undefined ? t('changes.field.other') : t(`programme.field.${known}`);
    },
    [t],
  );
}

/** Returns the function that says a value at a path in words. */
function useValueText({ all }: Pick<RuleLists, 'all'>) {
  const { t } = useTranslation('office');
  const { say, locale } = useLocale();
  const shops = useShops().data;
  const pointsText = usePointsText();
  return useCallback(
    (path: string, value: unknown): string => {
      if (value === undefined || value === null) return '';
      if (path === WHOLE) return t('changes.newDocument');
      const join = (ids: unknown, nameOf: (id: string) => string) =>
        Array.isArray(ids) ? ids.map((id) => nameOf(String(id))).join(t('common:listComma')) : '';
      const ruleName = (id: string) => say(all.find((rule) => rule.id === id)?.now.name) || id;
      const shopName = (id: string) => say(shops?.find(({ _id }) => _id === id)?.name) || id;
      switch (path) {
        case 'archivedAt':
          return t('menu.state.archived');
        case 'orderDiscount':
          return percentText(percentOff(Number(value)), locale.intl);
        case 'coupon':
          return ruleName(String(value));
        case 'welcomeCoupons':
          return join(value, ruleName);
        case 'shops':
          return join(value, shopName);
        case 'status':
          return t(value === 'disabled' ? 'changes.no' : 'changes.yes');
        default:
          return typeof value === 'object' ? pointsText(value) : String(value);
      }
    },
    [all, shops, say, locale, pointsText, t],
  );
}

/** Returns the function that says an edit of levels, rewards or points in words; undefined for edits of other lists. */
export function useDescribeProgramme(lists: Pick<RuleLists, 'all'>) {
  const titleOf = useTitle();
  const fieldText = useFieldText();
  const valueText = useValueText(lists);
  return useCallback(
    (edit: Edit): DescribedEdit | undefined => {
      if (!LISTS.includes(edit.list)) return undefined;
      const { path } = edit;
      return { title: titleOf(edit), field: fieldText(path), valueText: (value) => valueText(path, value) };
    },
    [titleOf, fieldText, valueText],
  );
}
