export { explainBill } from './explain-bill.ts';
export type {
  ExplainedBill,
  Explanation,
  ExplanationStep,
  LineExplanation,
  RejectionExplanation,
} from './explanation.ts';
export { type LineFigures, lineFigures } from './line-figures.ts';
export type {
  AskedCondition,
  ExplanationKey,
  GapKey,
  GapParams,
  RuleGap,
  StepKey,
  StepMessage,
  StepParams,
} from './messages.ts';
