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

/** What a rule or tax asks of the items of a bill (pricing P3.3). */
export type Condition = {
  readonly for?: 'order' | 'product' | 'exclude';
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

export type DiscountType =
  | 'percent'
  | 'percentPre'
  | 'amount'
  | 'pickNMaxPrice'
  | 'freeSurcharge'
  | 'freeSeatCharge';

/** A discount or coupon rule (specification §3, pricing §3 and §4). */
export type DiscountRule = {
  readonly _id: RuleId;
  readonly name?: Name;
  readonly type?: 'point' | 'discount' | 'free';
  readonly for?: 'product' | 'order';
  readonly status?: string;
  readonly discountType?: DiscountType;
  /** Per cent, minor units or pieces, as `discountType` says. */
  readonly discount?: number;
  readonly discountRules?: readonly Condition[];
  readonly discountAny?: boolean;
  readonly repeat?: boolean;
  readonly priority?: number;
  readonly shops?: readonly ShopId[];
  readonly sections?: readonly SectionId[];
  readonly orderType?: readonly OrderType[];
  readonly conditions?: readonly Condition[];
  readonly ruleType?: 'allowlist' | 'denylist';
  readonly rules?: readonly RuleId[];
  readonly rulesDiscount?: readonly RuleId[];
  readonly fixedPoint?: number;
  readonly percentagePoint?: number;
  readonly beforeServiceCharge?: boolean;
  readonly automaticAddFreeProduct?: boolean;
  readonly freeProducts?: readonly FreeProduct[];
  readonly source?: 'manual' | 'coupon' | 'gift' | 'vip' | 'automatic';
  /** A date, or a moment with an offset. */
  readonly startDate?: string;
  readonly endDate?: string;
};

/** Why a rule did not apply (pricing P3.4). */
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
