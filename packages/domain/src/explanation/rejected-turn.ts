import type { DiscountRule } from '../model/index.ts';
import type { PromotionContext, PromotionState } from '../promotions/index.ts';

/** A rule's turn that ended in a rejection. */
export type RejectedTurn = {
  readonly rule: DiscountRule;
  readonly state: PromotionState;
  readonly context: PromotionContext;
};
