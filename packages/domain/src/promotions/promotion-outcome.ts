import type { DiscountRule, LineId, Minor, PricedUser, RuleId } from '../model/index.ts';
import type { BillLine, PriceContext, PriceTime } from '../pricing/index.ts';
import type { BillDiscount, BillRejection } from './bill-discount.ts';
import type { PromotedLine } from './promoted-line.ts';
import type { PromotionState } from './promotion-state.ts';

/** The input of a bill's promotions. */
export type PromotionContext = PriceContext & {
  readonly time: PriceTime;
  readonly user?: PricedUser;
  readonly rules: readonly DiscountRule[];
  readonly lines: readonly BillLine[];
  /** Ids in use, including those of cancelled lines. */
  readonly lineIds: readonly LineId[];
  readonly seatCharge: Minor;
};

/** The bill's lines after all promotions, and the effect of each rule. */
export type PromotionOutcome = {
  readonly lines: readonly PromotedLine[];
  readonly dropped: readonly LineId[];
  readonly discounts: readonly BillDiscount[];
  readonly rejected: readonly BillRejection[];
  /** Every rule that applied, including those that give points. */
  readonly applied: readonly RuleId[];
  readonly seatCharge: Minor;
  readonly seatChargeFreeOfSurcharge: boolean;
  readonly points: number;
  /** Every rule in order of evaluation, with the bill before and after it. */
  readonly trace: readonly RuleTrace[];
  /** The discount of the member's level on each line, in minor units. */
  readonly vip: ReadonlyMap<LineId, Minor>;
};

/** The evaluation of one rule: the bill before and after it. */
export type RuleTrace = {
  readonly rule: DiscountRule;
  readonly before: PromotionState;
  readonly after: PromotionState;
};
