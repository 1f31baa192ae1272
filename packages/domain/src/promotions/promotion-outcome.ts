import type { DiscountRule, LineId, Minor, PricedUser, RuleId } from '../model/index.ts';
import type { BillLine, PriceContext, PriceTime } from '../pricing/index.ts';
import type { BillDiscount, BillRejection } from './bill-discount.ts';
import type { PromotedLine } from './promoted-line.ts';
import type { PromotionState } from './promotion-state.ts';

/** What the promotions of a bill depend on. */
export type PromotionContext = PriceContext & {
  readonly time: PriceTime;
  readonly user?: PricedUser;
  readonly rules: readonly DiscountRule[];
  readonly lines: readonly BillLine[];
  /** Ids that are taken, those of left-out lines included. */
  readonly lineIds: readonly LineId[];
  readonly seatCharge: Minor;
};

/** The bill's lines after all promotions, and what each rule did. */
export type PromotionOutcome = {
  readonly lines: readonly PromotedLine[];
  readonly dropped: readonly LineId[];
  readonly discounts: readonly BillDiscount[];
  readonly rejected: readonly BillRejection[];
  /** Every rule that applied, points included. */
  readonly applied: readonly RuleId[];
  readonly seatCharge: Minor;
  readonly seatChargeFreeOfSurcharge: boolean;
  readonly points: number;
  /** Every rule in the order of evaluation, with the bill before and after it. */
  readonly trace: readonly RuleTrace[];
  /** What the member's level took off each line. */
  readonly vip: ReadonlyMap<LineId, Minor>;
};

/** One rule's turn. */
export type RuleTrace = {
  readonly rule: DiscountRule;
  readonly before: PromotionState;
  readonly after: PromotionState;
};
