import type { DiscountRule, DishMatch, RuleSentence, SentencePart, SentenceSlot } from '@comanda/domain';
import { moneyText, SENTENCE_SLOTS, sentenceOf } from '@comanda/domain';
import { useMemo } from 'react';
import { useLocale } from '../../i18n/locale.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { dayText } from '../../lib/clock-text.ts';
import { dateFormat } from '../../lib/formats.ts';
import { percentText } from '../../lib/percent-text.ts';
import { useMoneyStyle } from '../../ui/display/money-context.tsx';

/** Functions that name what a rule refers to; undefined for what is not known here. */
export type RuleNames = {
  readonly product: (id: string) => string | undefined;
  readonly category: (id: string) => string | undefined;
  readonly section: (id: string) => string | undefined;
  readonly shop: (id: string) => string | undefined;
  readonly option: (id: string) => string | undefined;
  readonly choice: (option: string, id: string) => string | undefined;
  readonly rule: (id: string) => string | undefined;
  readonly modifier: (id: string) => string;
};

/** Parts that only staff read: guests see no rule that is off, and its place in the order is no condition of theirs. */
const FOR_STAFF: readonly string[] = ['whenOff', 'inPlace'];

/** Returns a sentence as guests read it. */
function forGuests(sentence: RuleSentence): RuleSentence {
  const read = (parts: readonly SentencePart[]) => parts.filter(({ key }) => !FOR_STAFF.includes(key));
  return { ...sentence, when: read(sentence.when), company: read(sentence.company) };
}

/** Returns the functions that join names: with “or” and with “and”. */
function useLists() {
  const { locale } = useLocale();
  return useMemo(() => {
    const joining = (type: 'disjunction' | 'conjunction') => {
      const format = new Intl.ListFormat(locale.intl, { type });
      return (names: readonly string[]) => format.format(names.filter((name) => name !== ''));
    };
    return { either: joining('disjunction'), both: joining('conjunction') };
  }, [locale]);
}

/** Returns the function that names the dishes of a condition (office B4.1). */
function useDishTexts(names: RuleNames) {
  const { t } = useTranslation('offers');
  const { either } = useLists();
  const dish = (id: string) => names.product(id) ?? t('sentence.unknownDish');
  const category = (id: string) => names.category(id) ?? t('sentence.unknownDish');
  const section = (id: string) => names.section(id) ?? t('sentence.unknownSection');

  function range(from: number | undefined, to: number | undefined): string | undefined {
    if (from === undefined && to === undefined) return undefined;
    if (to === undefined) return t('sentence.range.from', { from: from ?? 0 });
    return from === undefined ? t('sentence.range.to', { to }) : t('sentence.range.both', { from, to });
  }

  function optionDetails(match: NonNullable<DishMatch['productOption']>[number]): readonly string[] {
    const option = names.option(match.option) ?? match.option;
    const named = (ids: readonly string[] = []) =>
      either(ids.map((id) => names.choice(match.option, id) ?? id));
    const [values, evalues] = [named(match.values), named(match.evalues)];
    const picks = range(match.optionNumMin, match.optionNumMax);
    const pieces = range(match.optionQtyMin, match.optionQtyMax);
    return [
      values && t('sentence.detail.values', { choices: values }),
      evalues && t('sentence.detail.evalues', { choices: evalues }),
      picks && t('sentence.detail.picks', { range: picks, option }),
      pieces && t('sentence.detail.pieces', { range: pieces, option }),
    ].filter((text): text is string => text !== undefined && text !== '');
  }

  /** Names the dishes that a condition matches, with what else it asks of them in brackets. */
  function dishes(match: DishMatch): string {
    const { product = [], category: categories = [], sections = [], excludeSections = [] } = match;
    const { excludeProduct = [], excludeCategory = [], productOption = [] } = match;
    const named = either(product.map(dish));
    const inCategories = either(categories.map(category));
    const what =
      named && inCategories
        ? t('sentence.inCategory', { dishes: named, category: inCategories })
        : named || inCategories || t('sentence.anyDish');
    const except = either([...excludeProduct.map(dish), ...excludeCategory.map(category)]);
    const details = [
      except && t('sentence.detail.except', { dishes: except }),
      sections.length > 0 && t('sentence.detail.sections', { sections: either(sections.map(section)) }),
      excludeSections.length > 0 &&
        t('sentence.detail.notSections', { sections: either(excludeSections.map(section)) }),
      ...productOption.flatMap(optionDetails),
    ].filter((text) => typeof text === 'string' && text !== '');
    if (details.length === 0) return what;
    return t('sentence.detailed', { dishes: what, details: details.join(t('common:listComma')) });
  }
  return { dishes, dish, section };
}

/** Returns the functions that put amounts, figures and days into the current language. */
function useFigures() {
  const { locale } = useLocale();
  const style = useMoneyStyle();
  const day = (value: string) =>
    dateFormat(locale.intl, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${value}T00:00Z`));
  return {
    money: (amount: number) => moneyText(amount, style.currency, style.locale),
    number: (value: number) => value.toLocaleString(locale.intl),
    percent: (value: number) => percentText(value, locale.intl),
    date: (value: string) => (/T/.test(value) ? dayText(value, locale.intl) : day(value)),
  };
}

/** Returns the function that says a part about what a rule does, and in which company; undefined for other parts. */
function useEffectText(names: RuleNames) {
  const { t } = useTranslation('offers');
  const { either, both } = useLists();
  const { dishes, dish } = useDishTexts(names);
  const { money, number, percent } = useFigures();
  const rules = (ids: readonly string[]) =>
    either(ids.map((id) => names.rule(id) ?? t('sentence.unknownOffer')));
  const products = (all: Extract<SentencePart, { key: 'thenFreeProducts' }>['params']['products']) =>
    both(
      all.map(({ product, quantity }) =>
        t('sentence.free', { quantity: number(quantity), dish: dish(product) }),
      ),
    );

  function targets({ matches, any, except }: Extract<SentencePart, { key: 'onDishes' }>['params']): string {
    const joined = (any ? either : both)(matches.map(dishes)) || t('sentence.anyDish');
    if (except.length === 0) return joined;
    const details = t('sentence.detail.except', { dishes: either(except.map(dishes)) });
    return t('sentence.detailed', { dishes: joined, details });
  }

  return ({ key, params }: SentencePart): string | undefined => {
    switch (key) {
      case 'thenPercent':
      case 'thenPercentPre':
      case 'thenPointShare':
        return t(`sentence.${key}`, { percent: percent(params.percent) });
      case 'thenAmount':
      case 'thenAmountEach':
        return t(`sentence.${key}`, { amount: money(params.amount) });
      case 'thenPieces':
        return t('sentence.thenPieces', { count: params.pieces });
      case 'thenPoints':
        return t('sentence.thenPoints', { count: params.points });
      case 'thenFreeProducts':
        return t('sentence.thenFreeProducts', { products: products(params.products) });
      case 'onDishes':
        return t('sentence.onDishes', { dishes: targets(params) });
      case 'notWith':
      case 'onlyWith':
      case 'notOnDiscounted':
      case 'onlyOnDiscounted':
        return t(`sentence.${key}`, { rules: rules(params.rules) });
      case 'inPlace':
        return t('sentence.inPlace', { priority: number(params.priority) });
      default:
        return undefined;
    }
  };
}

/** Returns the function that says one part of a sentence (office B4.1). */
function usePartText(names: RuleNames) {
  const { t } = useTranslation('offers');
  const { either } = useLists();
  const { dishes, section } = useDishTexts(names);
  const { money, number, date } = useFigures();
  const effectText = useEffectText(names);
  const shop = (id: string) => names.shop(id) ?? t('sentence.unknownShop');

  return (part: SentencePart): string => {
    const { key, params } = part;
    switch (key) {
      case 'whenFrom':
        return t('sentence.whenFrom', { from: date(params.from) });
      case 'whenUntil':
        return t('sentence.whenUntil', { until: date(params.until) });
      case 'whenShops':
        return t('sentence.whenShops', { shops: either(params.shops.map(shop)) });
      case 'whenSections':
        return t('sentence.whenSections', { sections: either(params.sections.map(section)) });
      case 'whenOrderTypes':
        return t('sentence.whenOrderTypes', {
          orderTypes: either(params.orderTypes.map((type) => t(`common:orderType.${type}`))),
        });
      case 'ifSome':
      case 'ifNone':
        return t(`sentence.${key}`, { dishes: dishes(params.match) });
      case 'ifQuantity':
      case 'ifWeight':
        return t(`sentence.${key}`, { dishes: dishes(params.match), least: number(params.least) });
      case 'ifTotal':
      case 'ifTotalLeft':
        return t(`sentence.${key}`, { dishes: dishes(params.match), least: money(params.least) });
      case 'ifOrderQuantity':
      case 'ifOrderWeight':
        return t(`sentence.${key}`, { least: number(params.least) });
      case 'ifOrderTotal':
      case 'ifOrderTotalLeft':
        return t(`sentence.${key}`, { least: money(params.least) });
      case 'ifModifier':
      case 'ifNoModifier':
        return t(`sentence.${key}`, { modifiers: either(params.modifiers.map(names.modifier)) });
      default:
        return effectText(part) ?? t(`sentence.${key}`);
    }
  };
}

/**
 * Returns the functions that say a rule in the current language: its sentence as a whole, one slot of it, and what stands
 * before a slot. The office and the guest's coupon read the same (office B4.1).
 */
export function useSentenceTexts(names: RuleNames) {
  const { t } = useTranslation('offers');
  const { both } = useLists();
  const partText = usePartText(names);
  /** Says a slot; empty if it has nothing to say. */
  const slot = (sentence: RuleSentence, name: SentenceSlot): string => {
    const texts = sentence[name].map(partText);
    return name === 'condition' ? both(texts) : texts.join(t('sentence.partComma'));
  };
  const before = (name: SentenceSlot): string => (name === 'who' ? '' : t(`sentence.before.${name}`));
  const sentence = (rule: DiscountRule, audience: 'guests' | 'staff'): string => {
    const said = audience === 'guests' ? forGuests(sentenceOf(rule)) : sentenceOf(rule);
    const slots = SENTENCE_SLOTS.map((name) => ({ name, text: slot(said, name) }));
    return `${slots.map(({ name, text }) => (text === '' ? '' : `${before(name)}${text}`)).join('')}${t('sentence.end')}`;
  };
  return { slot, before, sentence, end: t('sentence.end') };
}
