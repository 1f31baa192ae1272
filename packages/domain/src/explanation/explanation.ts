import type { Bill } from '../bill/index.ts';
import type { LineId, Minor, RuleId } from '../model/index.ts';
import type { BillRejection } from '../promotions/index.ts';
import type { NamedRule, RuleGap, StepMessage } from './messages.ts';

/** One step of a price: before, effect (below 0 when it takes off) and after, in minor units. */
export type ExplanationStep = StepMessage & {
  readonly before: Minor;
  readonly effect: Minor;
  readonly after: Minor;
};

/** The steps of a line's price: unit price, quantity, discounts, surcharge. Each begins where the last ended. */
export type LineExplanation = { readonly id: LineId; readonly steps: readonly ExplanationStep[] };

/** A rejected rule with the reason and what it lacked. */
export type RejectionExplanation = BillRejection & NamedRule & { readonly gaps: readonly RuleGap[] };

/** The explanation of a bill (pricing P6.1). */
export type Explanation = {
  readonly lines: readonly LineExplanation[];
  /** The steps from nothing to the outstanding amount. */
  readonly order: readonly ExplanationStep[];
  readonly rejected: readonly RejectionExplanation[];
  /** Lines of free items that are not on the bill, with the rule that would give them. */
  readonly dropped: readonly { readonly id: LineId; readonly rule: RuleId }[];
};

export type ExplainedBill = { readonly bill: Bill; readonly explanation: Explanation };
