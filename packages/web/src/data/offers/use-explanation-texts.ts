import type { ExplanationStep, Name, RuleGap } from '@comanda/domain';
import { choiceOf, moneyText } from '@comanda/domain';
import { useLocale } from '../../i18n/locale.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { dayText } from '../../lib/clock-text.ts';
import { percentText } from '../../lib/percent-text.ts';
import { useMoneyStyle } from '../../ui/display/money-context.tsx';
import { useReadyCatalogue } from '../catalogue/catalogue-context.ts';
import { useConditionTexts } from './use-condition-texts.ts';

type Values = Readonly<Record<string, string | number>>;
/** The parameters of a step or gap. */
type Params = Readonly<Record<string, unknown>>;

const MONEY_GAPS: readonly string[] = ['gapTotal', 'gapTotalLeft'];

/** Returns the functions that put amounts, rates, names, days and lists into the guest's language. */
function useFormats() {
  const { t } = useTranslation('offers');
  const { say, locale } = useLocale();
  const style = useMoneyStyle();
  const { data } = useReadyCatalogue();
  return {
    money: (amount: number) => moneyText(amount, style.currency, style.locale),
    percent: (value: number) => percentText(value, locale.intl),
    nameText: (name: unknown) => (typeof name === 'string' ? name : say(name as Exclude<Name, string>)),
    dateText: (date: unknown) =>
      /T/.test(String(date)) ? dayText(String(date), locale.intl, data.shop.timezone) : String(date),
    sectionNames: (ids: readonly string[]) =>
      ids.map((id) => say(data.sections.find(({ _id }) => _id === id)?.name)),
    list: (names: readonly string[]) => names.filter(Boolean).join(t('common:listComma')),
  };
}

/** Returns the function that formats the parameters that several messages share. */
function useSharedValues({ money, percent, nameText }: ReturnType<typeof useFormats>) {
  const { say, locale } = useLocale();
  const { catalogue } = useReadyCatalogue();
  return (key: string, params: Params): Values => {
    const { option: optionId, choice: choiceId, quantity, times } = params;
    const option = catalogue.productOptions.get(String(optionId));
    const choice = say(choiceOf(option, String(choiceId))?.name);
    const isMoney = MONEY_GAPS.includes(key);
    const values: Record<string, string | number> = { option: say(option?.name) };
    for (const [name, value] of Object.entries(params)) {
      if (typeof value === 'number')
        values[name] = isMoney ? money(value) : value.toLocaleString(locale.intl);
    }
    for (const name of ['percent'] as const)
      if (typeof params[name] === 'number') values[name] = percent(params[name]);
    for (const name of ['amount', 'amountPerPerson', 'factor', 'fee', 'freeFrom'] as const)
      if (typeof params[name] === 'number') values[name] = money(params[name]);
    if (typeof params.multiplier === 'number') values.multiplier = percent(params.multiplier * 100);
    const name = nameText(params.name);
    values.name = typeof times === 'number' && times > 1 ? `${name} × ${times}` : name;
    values.choice = typeof quantity === 'number' && quantity > 1 ? `${quantity} × ${choice}` : choice;
    return values;
  };
}

/** Returns the functions that put the engine's explanations into the guest's language. */
export function useExplanationTexts() {
  const { t } = useTranslation('offers');
  const asked = useConditionTexts();
  const formats = useFormats();
  const { money, percent, nameText, dateText, sectionNames, list } = formats;
  const valuesOf = useSharedValues(formats);

  /** Describes a price step. */
  const step = ({ key, params }: ExplanationStep): string => t(`explain.${key}`, valuesOf(key, params));

  /** Describes what a rule still needs; `targets` are the dishes that it would make cheaper. */
  const gap = ({ key, params }: RuleGap, targets: string = t('anything')): string => {
    const values: Record<string, string | number> = { ...valuesOf(key, params), asked: targets };
    if ('asked' in params) {
      const text = asked([params.asked]);
      Object.assign(values, {
        asked: text ?? t('anything'),
        of: text ? t('of', { asked: text }) : '',
        on: text ? t('on', { asked: text }) : '',
      });
    }
    if ('from' in params) values.from = dateText(params.from);
    if ('until' in params) values.until = dateText(params.until);
    if (key === 'gapCompany') values.other = nameText(params.otherName);
    if (key === 'gapSection') values.sections = list(sectionNames(params.required));
    if (key === 'gapOrderType')
      values.types = list(params.required.map((type) => t(`common:orderType.${type}`)));
    return t(`explain.${key}`, values);
  };
  return { t, step, gap, asked, money, percent, nameText };
}
