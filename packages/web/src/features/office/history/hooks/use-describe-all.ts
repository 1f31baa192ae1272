import type { Section, Shop } from '@comanda/contract';
import {
  currencyFormatOf,
  type Edit,
  LANGUAGES,
  type LocalizedText,
  moneyText,
  WHOLE,
} from '@comanda/domain';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { percentText } from '../../../../lib/percent-text.ts';
import type { DescribedEdit } from '../../changes/index.ts';
import { useOffice } from '../../frame/index.ts';
import { useRangesText } from '../../menu/index.ts';
import { type RuleLists, useDescribeRules } from '../../promotions/index.ts';
import { isSetUpPath, setUpField } from '../state/set-up-fields.ts';
import type { useDocumentNames } from './use-document-names.ts';

const MONEY = /(^|\.)(fee|minTotal|freeFrom|minAmount|priceRoundFactor|step)$/;
type ServiceCharges = NonNullable<Section['sectionSettings']>;
type Hours = NonNullable<Shop['onlineOpeningHours']>;

/** Returns the function that says a change of any list in words: as the editors of the list do. */
export function useDescribeAll(
  lists: Pick<RuleLists, 'menu' | 'all'>,
  nameOf: ReturnType<typeof useDocumentNames>,
): (edit: Edit) => DescribedEdit {
  const { say } = useLocale();
  const ofMenu = useDescribeRules(lists);
  const ofSetUp = useDescribeSetUp();
  return (edit) => {
    const described = isSetUpPath(edit.list, edit.path) ? ofSetUp(edit) : ofMenu(edit);
    // the cast is sound: whole documents may have names
    const made = edit.path === WHOLE ? (edit.value ?? edit.was) : undefined;
    const { name } = (made ?? {}) as { readonly name?: LocalizedText };
    const ownName = typeof name === 'string' ? name : say(name);
    return { ...described, title: nameOf(edit) ?? (ownName || described.title) };
  };
}

/** Returns the function that says a change of the set-up in words. */
function useDescribeSetUp(): (edit: Edit) => DescribedEdit {
  const { t } = useTranslation('office-history');
  const valueText = useSetUpValueText();
  return ({ path, entity }) => {
    const second = path.split('.').at(-1);
    const language = LANGUAGES.find(({ field }) => field === second);
    const own = path.startsWith('name') ? t('office:changes.field.name') : t(`field.${setUpField(path)}`);
    const field =
      path === WHOLE
        ? t('office:changes.field.whole')
        : path === 'archivedAt'
          ? t('office:changes.field.archivedAt')
          : language === undefined
            ? own
            : t('office:changes.fieldOf', { field: own, of: language.name });
    return { title: entity, field, valueText: (value) => valueText(path, value) };
  };
}

/** Returns the function that says a value of the set-up in words; empty for none. */
function useSetUpValueText() {
  const { t } = useTranslation('office-history');
  const { locale, say } = useLocale();
  const { shop } = useOffice();
  const rangesText = useRangesText();
  const money = (amount: number) =>
    shop === undefined ? '' : moneyText(amount, currencyFormatOf(shop), locale.tag);
  return (path: string, value: unknown): string => {
    if (value === undefined || value === null) return '';
    if (path === WHOLE) return t('office:changes.newDocument');
    if (path === 'archivedAt') return t('office:menu.state.archived');
    if (path === 'status') return t(value === 'disabled' ? 'office:changes.no' : 'office:changes.yes');
    if (typeof value === 'boolean') return t(value ? 'office:changes.yes' : 'office:changes.no');
    if (typeof value === 'number' && MONEY.test(path)) return money(value);
    if (typeof value === 'number' && path === 'percent') return percentText(value, locale.intl);
    if (path === 'logo') return t('office:changes.newDocument');
    // the casts are sound: the paths are of these fields
    if (path === 'onlineOpeningHours')
      return rangesText(
        (value as Hours).map(({ startTime: from, endTime: to, ...more }) => ({ ...more, from, to })),
      );
    if (path === 'sectionSettings')
      return (value as ServiceCharges)
        .map((row) => `${rangesText([row])} ${percentText(row.percent ?? 0, locale.intl)}`)
        .join('; ');
    if (path === 'languages')
      return (value as readonly string[])
        .map((code) => LANGUAGES.find((each) => each.code === code)?.name ?? code)
        .join(t('common:listComma'));
    if (path === 'orderType')
      return (value as readonly 'dineIn'[])
        .map((type) => t(`common:orderType.${type}`))
        .join(t('common:listComma'));
    if (Array.isArray(value)) {
      const names = value.map((each: { readonly name?: LocalizedText }) => say(each?.name)).filter(Boolean);
      return names.join(t('common:listComma')) || t('office:changes.entries', { count: value.length });
    }
    if (typeof value === 'object') {
      const parts = Object.values(value).filter((part) => typeof part !== 'object' && part !== '');
      return parts.map(String).join(' · ');
    }
    return String(value);
  };
}
