import type { DiscountRule } from '../model/promotion.ts';
import type { PromotionContext } from '../promotions/promotion-outcome.ts';
import type { PromotionState } from '../promotions/promotion-state.ts';

/** A rule's turn that ended in a rejection. */
export type RejectedTurn = {
  readonly rule: DiscountRule;
  readonly state: PromotionState;
  readonly context: PromotionContext;
};
