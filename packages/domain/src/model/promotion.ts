import type { OrderType } from './catalogue.ts';
import type { LineOption } from './session.ts';
import type {
  CategoryId,
  ChoiceId,
  Minor,
  ModifierId,
  Name,
  OptionId,
  ProductId,
  RuleId,
  SectionId,
  ShopId,
} from './units.ts';

export type ProductOptionMatch = {
  readonly option: OptionId;
  readonly values?: readonly ChoiceId[];
  readonly evalues?: readonly ChoiceId[];
  readonly optionNumMin?: number;
  readonly optionNumMax?: number;
  readonly optionQtyMin?: number;
  readonly optionQtyMax?: number;
};

/** The kinds of condition: a demand on the whole order, on the products it matches, or an exclusion. */
export const CONDITION_KINDS = ['order', 'product', 'exclude'] as const;

/** A demand of a rule or tax on the items of a bill (pricing P3.3). */
export type Condition = {
  readonly for?: (typeof CONDITION_KINDS)[number];
  readonly product?: readonly ProductId[];
  readonly category?: readonly CategoryId[];
  readonly sections?: readonly SectionId[];
  readonly excludeProduct?: readonly ProductId[];
  readonly excludeCategory?: readonly CategoryId[];
  readonly excludeSections?: readonly SectionId[];
  readonly productOption?: readonly ProductOptionMatch[];
  readonly minQty?: number;
  readonly minWeight?: number;
  readonly minTotal?: Minor;
  readonly afterMinTotal?: Minor;
  readonly includeModifier?: readonly ModifierId[];
  readonly excludeModifier?: readonly ModifierId[];
};

export type FreeProduct = {
  readonly product: ProductId;
  readonly quantity: number;
  readonly options?: readonly LineOption[];
};

/** The ways in which a rule of type `discount` takes something off (pricing §4). */
export const DISCOUNT_TYPES = [
  'percent',
  'percentPre',
  'amount',
  'pickNMaxPrice',
  'freeSurcharge',
  'freeSeatCharge',
] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

/** The kinds of rule: it gives points, takes money off, or gives free products. */
export const RULE_TYPES = ['point', 'discount', 'free'] as const;
/** The targets of a discount: the products it matches, or the order as a whole. */
export const RULE_TARGETS = ['product', 'order'] as const;
/** The ways in which a rule reads its `rules`: only these may stand beside it, or none of these. */
export const RULE_LIST_TYPES = ['allowlist', 'denylist'] as const;
/** The ways in which a rule gets onto a bill. */
export const RULE_SOURCES = ['manual', 'coupon', 'gift', 'vip', 'automatic'] as const;
export type RuleSource = (typeof RULE_SOURCES)[number];

/** A discount or coupon rule (specification §3, pricing §3 and §4). */
export type DiscountRule = {
  readonly _id: RuleId;
  readonly name?: Name;
  readonly type?: (typeof RULE_TYPES)[number];
  readonly for?: (typeof RULE_TARGETS)[number];
  readonly status?: string;
  readonly discountType?: DiscountType;
  /** Per cent, minor units or pieces, depending on `discountType`. */
  readonly discount?: number;
  readonly discountRules?: readonly Condition[];
  readonly discountAny?: boolean;
  readonly repeat?: boolean;
  readonly priority?: number;
  readonly shops?: readonly ShopId[];
  readonly sections?: readonly SectionId[];
  readonly orderType?: readonly OrderType[];
  readonly conditions?: readonly Condition[];
  readonly ruleType?: (typeof RULE_LIST_TYPES)[number];
  readonly rules?: readonly RuleId[];
  readonly rulesDiscount?: readonly RuleId[];
  readonly fixedPoint?: number;
  readonly percentagePoint?: number;
  readonly beforeServiceCharge?: boolean;
  readonly automaticAddFreeProduct?: boolean;
  readonly freeProducts?: readonly FreeProduct[];
  readonly source?: RuleSource;
  /** A date, or a moment with an offset. */
  readonly startDate?: string;
  readonly endDate?: string;
};

/** The reason why a rule did not apply (pricing P3.4). */
export type RuleRejectionCode =
  | 'ruleDisabled'
  | 'notCurrentShop'
  | 'ruleDeny'
  | 'notApplicableSection'
  | 'notApplicableOrderType'
  | 'ruleExclude'
  | 'ruleInclude'
  | 'ruleMinQty'
  | 'ruleMinWeight'
  | 'ruleMinTotal'
  | 'ruleAfterMinTotal'
  | 'ruleIncludeModifier'
  | 'ruleExcludeModifier'
  | 'noEffect'
  | 'ruleMissingFree'
  | 'ruleExtraFree'
  | 'ruleNothing';
