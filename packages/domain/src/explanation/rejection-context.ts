import type { DiscountRule } from '../model/index.ts';
import type { PromotionContext, PromotionState } from '../promotions/index.ts';

/** A rejected rule, with the state of the bill in which it was evaluated. */
export type RejectionContext = {
  readonly rule: DiscountRule;
  readonly state: PromotionState;
  readonly context: PromotionContext;
};
