import type { Bill } from '../bill/index.ts';
import type { LineId, Minor, RuleId } from '../model/index.ts';
import type { BillRejection } from '../promotions/index.ts';
import type { NamedRule, RuleGap, StepMessage } from './messages.ts';

/** One step of a price: what it was, what was added (below 0: taken off), what it became; minor units. */
export type ExplanationStep = StepMessage & {
  readonly before: Minor;
  readonly effect: Minor;
  readonly after: Minor;
};

/** The way to what a line costs: unit price, quantity, discounts, surcharge. Each step begins where the last ended. */
export type LineExplanation = { readonly id: LineId; readonly steps: readonly ExplanationStep[] };

/** Why a rule did not apply, and what exactly is missing. */
export type RejectionExplanation = BillRejection & NamedRule & { readonly gaps: readonly RuleGap[] };

/** Why the price is what it is (pricing P6.1). */
export type Explanation = {
  readonly lines: readonly LineExplanation[];
  /** The way from nothing to what is outstanding. */
  readonly order: readonly ExplanationStep[];
  readonly rejected: readonly RejectionExplanation[];
  /** Free items' lines that are not on the bill, with the rule that would give them. */
  readonly dropped: readonly { readonly id: LineId; readonly rule: RuleId }[];
};

export type ExplainedBill = { readonly bill: Bill; readonly explanation: Explanation };
