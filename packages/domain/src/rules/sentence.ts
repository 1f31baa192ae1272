import type {
  Condition,
  DiscountRule,
  FreeProduct,
  Minor,
  ModifierId,
  OrderType,
  Percent,
  RuleId,
  SectionId,
  ShopId,
} from '../model/index.ts';

/** The slots of a rule's sentence, in the order in which it is read (office B4.1). */
export const SENTENCE_SLOTS = ['who', 'when', 'condition', 'effect', 'company'] as const;
export type SentenceSlot = (typeof SENTENCE_SLOTS)[number];

type NoParams = Readonly<Record<string, never>>;
/** The dishes that a condition matches; without any list, every dish. */
export type DishMatch = Pick<
  Condition,
  | 'product'
  | 'category'
  | 'sections'
  | 'excludeProduct'
  | 'excludeCategory'
  | 'excludeSections'
  | 'productOption'
>;

/** The parameters of each part of a sentence: amounts in minor units, ids for the screen to name. */
export type SentenceParams = {
  readonly whoEveryone: NoParams;
  readonly whoStaff: NoParams;
  readonly whoCode: NoParams;
  readonly whoGift: NoParams;
  readonly whoLevel: NoParams;
  readonly whoMember: NoParams;
  readonly whenOff: NoParams;
  readonly whenFrom: { readonly from: string };
  readonly whenUntil: { readonly until: string };
  readonly whenShops: { readonly shops: readonly ShopId[] };
  readonly whenSections: { readonly sections: readonly SectionId[] };
  readonly whenOrderTypes: { readonly orderTypes: readonly OrderType[] };
  readonly ifSome: { readonly match: DishMatch };
  readonly ifQuantity: { readonly match: DishMatch; readonly least: number };
  readonly ifWeight: { readonly match: DishMatch; readonly least: number };
  readonly ifTotal: { readonly match: DishMatch; readonly least: Minor };
  readonly ifTotalLeft: { readonly match: DishMatch; readonly least: Minor };
  readonly ifOrderQuantity: { readonly least: number };
  readonly ifOrderWeight: { readonly least: number };
  readonly ifOrderTotal: { readonly least: Minor };
  readonly ifOrderTotalLeft: { readonly least: Minor };
  readonly ifNone: { readonly match: DishMatch };
  readonly ifModifier: { readonly modifiers: readonly ModifierId[] };
  readonly ifNoModifier: { readonly modifiers: readonly ModifierId[] };
  readonly thenNothing: NoParams;
  readonly thenPercent: { readonly percent: Percent };
  /** Per cent of the prices before other discounts. */
  readonly thenPercentPre: { readonly percent: Percent };
  readonly thenAmount: { readonly amount: Minor };
  /** An amount off every piece. */
  readonly thenAmountEach: { readonly amount: Minor };
  /** The dearest pieces free. */
  readonly thenPieces: { readonly pieces: number };
  readonly thenFreeSurcharge: NoParams;
  readonly thenFreeSeatCharge: NoParams;
  readonly thenFreeProducts: { readonly products: readonly FreeProduct[] };
  /** Free products that staff add to the bill themselves. */
  readonly thenFreeByHand: NoParams;
  readonly thenPoints: { readonly points: number };
  /** Points for each whole unit of money, in per cent. */
  readonly thenPointShare: { readonly percent: Percent };
  readonly onOrder: NoParams;
  /** The dishes that the rule's own conditions match. */
  readonly onMatched: NoParams;
  /** Dishes that match all of `matches`, or with `any` one of them, and none of `except`. */
  readonly onDishes: {
    readonly matches: readonly DishMatch[];
    readonly any: boolean;
    readonly except: readonly DishMatch[];
  };
  readonly thenRepeat: NoParams;
  readonly thenBeforeService: NoParams;
  readonly notWith: { readonly rules: readonly RuleId[] };
  readonly onlyWith: { readonly rules: readonly RuleId[] };
  readonly alone: NoParams;
  readonly notOnDiscounted: { readonly rules: readonly RuleId[] };
  readonly onlyOnDiscounted: { readonly rules: readonly RuleId[] };
  /** Its place in the order of rules; staff read it. */
  readonly inPlace: { readonly priority: number };
};
export type SentenceKey = keyof SentenceParams;
/** A part of a sentence: a message key with its parameters. */
export type SentencePart = {
  [Key in SentenceKey]: { readonly key: Key; readonly params: SentenceParams[Key] };
}[SentenceKey];
/** A rule in words, by slot; an empty slot says nothing. */
export type RuleSentence = Readonly<Record<SentenceSlot, readonly SentencePart[]>>;

/**
 * Returns a rule as a sentence with slots, as data with message keys (office B4.1). Every field that changes a price
 * changes it; a field that has no effect beside the others is not said.
 */
export function sentenceOf(rule: DiscountRule): RuleSentence {
  return {
    who: who(rule),
    when: when(rule),
    condition: (rule.conditions ?? []).flatMap(demands),
    effect: effects(rule),
    company: company(rule),
  };
}

const NONE: NoParams = {};
const given = <Value>(list: readonly Value[] | undefined) =>
  list !== undefined && list.length > 0 ? list : undefined;

const SOURCES = {
  automatic: 'whoEveryone',
  manual: 'whoStaff',
  coupon: 'whoCode',
  gift: 'whoGift',
  vip: 'whoLevel',
} as const;

function who({ source = 'automatic', type }: DiscountRule): readonly SentencePart[] {
  const key = SOURCES[source];
  if (type !== 'point') return [{ key, params: NONE }];
  // points go to a member, whoever else may use the rule
  const member = { key: 'whoMember', params: NONE } as const;
  return key === 'whoEveryone' ? [member] : [{ key, params: NONE }, member];
}

function when({
  status = 'active',
  startDate,
  endDate,
  shops: allShops,
  sections: allSections,
  orderType,
}: DiscountRule): readonly SentencePart[] {
  const parts: SentencePart[] = [];
  const [shops, sections, orderTypes] = [given(allShops), given(allSections), given(orderType)];
  if (status !== 'active') parts.push({ key: 'whenOff', params: NONE });
  if (startDate !== undefined) parts.push({ key: 'whenFrom', params: { from: startDate } });
  if (endDate !== undefined) parts.push({ key: 'whenUntil', params: { until: endDate } });
  if (shops) parts.push({ key: 'whenShops', params: { shops } });
  if (sections) parts.push({ key: 'whenSections', params: { sections } });
  if (orderTypes) parts.push({ key: 'whenOrderTypes', params: { orderTypes } });
  return parts;
}

/** Returns the lists by which a condition matches dishes, without those that ask nothing. */
export function dishMatch(condition: Condition): DishMatch {
  const { product, category, sections, excludeProduct, excludeCategory, excludeSections, productOption } =
    condition;
  const lists = {
    product,
    category,
    sections,
    excludeProduct,
    excludeCategory,
    excludeSections,
    productOption,
  };
  return Object.fromEntries(
    Object.entries(lists).filter(([, list]) => list !== undefined && list.length > 0),
  );
}

function demands(condition: Condition): readonly SentencePart[] {
  return [...dishDemands(condition), ...modifierDemands(condition)];
}

function dishDemands(condition: Condition): readonly SentencePart[] {
  const { for: kind = 'product', minQty = 0, minWeight = 0, minTotal = 0, afterMinTotal = 0 } = condition;
  const match = dishMatch(condition);
  if (kind === 'exclude') return [{ key: 'ifNone', params: { match } }];
  const isOrder = kind === 'order';
  const parts: SentencePart[] = [];
  const add = (
    least: number,
    ofDishes: 'ifQuantity' | 'ifWeight' | 'ifTotal' | 'ifTotalLeft',
    ofOrder: 'ifOrderQuantity' | 'ifOrderWeight' | 'ifOrderTotal' | 'ifOrderTotalLeft',
  ) => {
    if (least <= 0) return;
    parts.push(isOrder ? { key: ofOrder, params: { least } } : { key: ofDishes, params: { match, least } });
  };
  add(minQty, 'ifQuantity', 'ifOrderQuantity');
  add(minWeight, 'ifWeight', 'ifOrderWeight');
  add(minTotal, 'ifTotal', 'ifOrderTotal');
  add(afterMinTotal, 'ifTotalLeft', 'ifOrderTotalLeft');
  return parts.length > 0 || isOrder ? parts : [{ key: 'ifSome', params: { match } }];
}

function modifierDemands({ includeModifier, excludeModifier }: Condition): readonly SentencePart[] {
  const [included, excluded] = [given(includeModifier), given(excludeModifier)];
  return [
    ...(included ? [{ key: 'ifModifier', params: { modifiers: included } } as const] : []),
    ...(excluded ? [{ key: 'ifNoModifier', params: { modifiers: excluded } } as const] : []),
  ];
}

function effects(rule: DiscountRule): readonly SentencePart[] {
  if (rule.type === 'point') return points(rule);
  if (rule.type === 'free') return freeProducts(rule);
  return discountEffects(rule);
}

function points({ fixedPoint = 0, percentagePoint = 0, repeat, conditions = [] }: DiscountRule) {
  const parts: SentencePart[] = [];
  if (fixedPoint > 0) {
    parts.push({ key: 'thenPoints', params: { points: fixedPoint } });
    if (repeat) parts.push({ key: 'thenRepeat', params: NONE });
  }
  if (percentagePoint > 0) {
    const isMatched = conditions.some(({ for: kind = 'product' }) => kind === 'product');
    parts.push({ key: 'thenPointShare', params: { percent: percentagePoint } });
    parts.push({ key: isMatched ? 'onMatched' : 'onOrder', params: NONE });
  }
  return parts.length === 0 ? NOTHING : parts;
}

function freeProducts({ freeProducts: products = [], automaticAddFreeProduct, repeat }: DiscountRule) {
  if (products.length === 0) return NOTHING;
  const parts: SentencePart[] = [{ key: 'thenFreeProducts', params: { products } }];
  if (repeat) parts.push({ key: 'thenRepeat', params: NONE });
  if (automaticAddFreeProduct !== true) parts.push({ key: 'thenFreeByHand', params: NONE });
  return parts;
}

const NOTHING: readonly SentencePart[] = [{ key: 'thenNothing', params: NONE }];

function discountEffects(rule: DiscountRule): readonly SentencePart[] {
  const { discountType, repeat, beforeServiceCharge } = rule;
  const effect = discountEffect(rule);
  if (effect === undefined) return NOTHING;
  if (discountType === 'freeSeatCharge') return [effect];
  const isOrder = rule.for !== 'product';
  const isCounted = discountType === 'pickNMaxPrice' || (discountType === 'amount' && isOrder);
  const parts: SentencePart[] = [effect, target(rule)];
  if (repeat && isCounted) parts.push({ key: 'thenRepeat', params: NONE });
  if (beforeServiceCharge && discountType !== 'freeSurcharge')
    parts.push({ key: 'thenBeforeService', params: NONE });
  return parts;
}

function discountEffect(rule: DiscountRule): SentencePart | undefined {
  const { discountType, discount = 0, repeat } = rule;
  switch (discountType) {
    case 'percent':
      return { key: 'thenPercent', params: { percent: discount } };
    case 'percentPre':
      return { key: 'thenPercentPre', params: { percent: discount } };
    case 'amount':
      return rule.for === 'product' && repeat
        ? { key: 'thenAmountEach', params: { amount: discount } }
        : { key: 'thenAmount', params: { amount: discount } };
    case 'pickNMaxPrice':
      return { key: 'thenPieces', params: { pieces: discount } };
    case 'freeSurcharge':
      return { key: 'thenFreeSurcharge', params: NONE };
    case 'freeSeatCharge':
      return { key: 'thenFreeSeatCharge', params: NONE };
    default:
      return undefined;
  }
}

function target(rule: DiscountRule): SentencePart {
  if (rule.for !== 'product') return { key: 'onOrder', params: NONE };
  const { discountRules = [], discountAny = false } = rule;
  if (discountRules.length === 0) return { key: 'onMatched', params: NONE };
  const matchOf = (condition: Condition) => (condition.for === 'order' ? {} : dishMatch(condition));
  const isExclusion = ({ for: kind }: Condition) => kind === 'exclude';
  return {
    key: 'onDishes',
    params: {
      matches: discountRules.filter((condition) => !isExclusion(condition)).map(matchOf),
      any: discountAny,
      except: discountRules.filter(isExclusion).map(matchOf),
    },
  };
}

function company(rule: DiscountRule): readonly SentencePart[] {
  const { ruleType, rules = [], rulesDiscount = [], priority = 0 } = rule;
  const parts: SentencePart[] = [];
  const isDenylist = ruleType === 'denylist';
  if (isDenylist && rules.length > 0) parts.push({ key: 'notWith', params: { rules } });
  if (ruleType === 'allowlist')
    parts.push(rules.length > 0 ? { key: 'onlyWith', params: { rules } } : { key: 'alone', params: NONE });
  const hasTargets = (rule.type ?? 'discount') === 'discount' && rule.discountType !== 'freeSeatCharge';
  if (ruleType !== undefined && rulesDiscount.length > 0 && hasTargets)
    parts.push({
      key: isDenylist ? 'notOnDiscounted' : 'onlyOnDiscounted',
      params: { rules: rulesDiscount },
    });
  if (priority !== 0) parts.push({ key: 'inPlace', params: { priority } });
  return parts;
}
