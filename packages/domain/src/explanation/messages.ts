import type {
  ChoiceId,
  Condition,
  LineId,
  Minor,
  ModifierId,
  Multiplier,
  Name,
  OptionId,
  OrderType,
  Percent,
  ProductId,
  RuleId,
  SectionId,
  ShopId,
  TaxId,
  ZoneId,
} from '../model/index.ts';

type NoParams = Readonly<Record<string, never>>;
/** A rule, with its name if it has one. */
export type NamedRule = { readonly rule: RuleId; readonly name?: Name };
type NamedTax = { readonly tax: TaxId; readonly name?: Name; readonly percent: Percent };
type Chosen = { readonly option: OptionId; readonly choice: ChoiceId };
type Named<Id extends string> = { readonly product?: Id; readonly name?: Name };
/** A condition of a rule by its position, and what it requires. */
export type AskedCondition = {
  readonly condition: number;
  readonly asked: Pick<Condition, 'product' | 'category' | 'sections' | 'productOption'>;
};
/** The required and the actual figure, and the difference. */
type Shortfall = { readonly required: number; readonly actual: number; readonly missing: number };

/** The parameters of each step of a price; amounts in minor units, ids for the screen to name. */
export type StepParams = {
  readonly unitPrice: Named<ProductId>;
  readonly unitShopPrice: { readonly shop?: ShopId };
  readonly unitSetItem: Chosen;
  readonly unitModifier: { readonly modifier?: ModifierId; readonly percent?: Percent };
  readonly unitOptionModifier: {
    readonly option?: OptionId;
    readonly choice?: ChoiceId;
    readonly percent?: Percent;
  };
  readonly unitMultiplier: { readonly multiplier: Multiplier };
  readonly unitChoice: Chosen & { readonly quantity: number };
  readonly unitChoiceOff: Chosen & { readonly quantity: number };
  readonly unitOptionFree: { readonly option: OptionId };
  readonly unitManual: NoParams;
  readonly unitNotBelowZero: NoParams;
  readonly lineQuantity: { readonly quantity: number };
  readonly lineDiscount: NamedRule;
  readonly lineFreeItem: NamedRule;
  readonly lineMember: { readonly level?: string; readonly name?: Name };
  readonly lineSurcharge: { readonly percent: Percent };
  readonly lineSurchargeFreed: NamedRule;
  readonly lineSurchargeFree: { readonly percent: Percent };
  readonly orderLines: { readonly lines: number };
  readonly orderDiscount: NamedRule & { readonly times: number };
  readonly orderFreeItems: NamedRule & { readonly times: number };
  readonly orderSurchargeFreed: NamedRule;
  readonly orderPoints: NamedRule & { readonly points: number };
  readonly orderMember: { readonly level?: string; readonly name?: Name };
  readonly orderSurcharge: { readonly percent: Percent };
  readonly orderSeatCharge: { readonly guests: number; readonly amountPerPerson: Minor };
  readonly orderSeatChargeFreed: NamedRule;
  readonly orderSeatChargeSurcharge: { readonly percent: Percent };
  readonly orderDelivery: { readonly zone: ZoneId; readonly name?: Name };
  /** Delivery is free because of the dishes' total. */
  readonly orderDeliveryFree: {
    readonly zone: ZoneId;
    readonly name?: Name;
    readonly fee: Minor;
    readonly freeFrom: Minor;
  };
  readonly orderTax: NamedTax;
  readonly orderTaxIncluded: NamedTax & { readonly amount: Minor };
  readonly orderTaxWaived: NamedTax & { readonly rule: RuleId };
  readonly orderTips: NoParams;
  readonly orderAdjusts: NoParams;
  readonly orderAfterPayment: NoParams;
  readonly orderNotBelowZero: NoParams;
  readonly orderRounding: { readonly factor: Minor; readonly method: 'floor' | 'round' | 'ceil' };
  readonly orderReturned: NoParams;
  readonly orderPaid: { readonly payments: number };
};

/** The parameters of each reason for a rejected rule. */
export type GapParams = {
  readonly gapStatus: { readonly status: string };
  readonly gapNotYet: { readonly from: string };
  readonly gapOver: { readonly until: string };
  readonly gapShop: { readonly required: readonly ShopId[]; readonly actual: ShopId };
  /** `refuser` is the rule that cannot be combined with the other. */
  readonly gapCompany: {
    readonly rule: RuleId;
    readonly name?: Name;
    readonly other: RuleId;
    readonly otherName?: Name;
    readonly refuser: RuleId;
  };
  readonly gapSection: { readonly required: readonly SectionId[]; readonly actual?: SectionId };
  readonly gapOrderType: { readonly required: readonly OrderType[]; readonly actual: OrderType };
  readonly gapExcluded: AskedCondition & { readonly line: LineId } & Named<ProductId>;
  readonly gapNoMatch: AskedCondition;
  readonly gapQuantity: AskedCondition & Shortfall;
  readonly gapWeight: AskedCondition & Shortfall;
  readonly gapTotal: AskedCondition & Shortfall;
  readonly gapTotalLeft: AskedCondition & Shortfall;
  readonly gapModifier: { readonly condition: number; readonly required: readonly ModifierId[] };
  readonly gapModifierRefused: { readonly condition: number; readonly modifiers: readonly ModifierId[] };
  readonly gapMember: NoParams;
  readonly gapFreeMissing: Named<ProductId> & Shortfall;
  readonly gapFreeExtra: Named<ProductId> & {
    readonly required: number;
    readonly actual: number;
    readonly extra: number;
  };
  readonly gapNoTarget: NoParams;
  readonly gapNothingLeft: NoParams;
  readonly gapNoSeatCharge: NoParams;
  readonly gapNothingOwed: NoParams;
  readonly gapNoPoints: NoParams;
};

export type StepKey = keyof StepParams;
export type GapKey = keyof GapParams;
/** The keys that every language must have a text for (pricing P6.1). */
export type ExplanationKey = StepKey | GapKey;

/** The message of a step: a key and its parameters. */
export type StepMessage = {
  [Key in StepKey]: { readonly key: Key; readonly params: StepParams[Key] };
}[StepKey];
/** The message of what a rule lacked: a key and its parameters. */
export type RuleGap = { [Key in GapKey]: { readonly key: Key; readonly params: GapParams[Key] } }[GapKey];
