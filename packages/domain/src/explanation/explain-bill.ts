import { type BillInput, type WorkedBill, workedBill } from '../bill/index.ts';
import type { ExplainedBill, RejectionExplanation } from './explanation.ts';
import { lineExplanations } from './line-steps.ts';
import { named } from './named-rule.ts';
import { orderSteps } from './order-steps.ts';
import { ruleGaps } from './rule-gaps.ts';

/**
 * The bill that `priceBill` gives, with the steps that made each line and the order, and what is missing for
 * every rule that did not apply: data with message keys, amounts in minor units (pricing P6.1). The input must
 * be checked, as for `priceBill`.
 */
export function explainBill(input: BillInput): ExplainedBill {
  const worked = workedBill(input);
  return {
    bill: worked.bill,
    explanation: {
      lines: lineExplanations(worked),
      order: orderSteps(input, worked),
      rejected: rejections(worked),
      dropped: droppedLines(worked),
    },
  };
}

function rejections({ promotions, context }: WorkedBill): readonly RejectionExplanation[] {
  return promotions.trace.flatMap(({ rule, before, after }) => {
    const rejection = after.rejected === before.rejected ? undefined : after.rejected.at(-1);
    if (rejection === undefined) return [];
    return [{ ...named(rule), ...rejection, gaps: ruleGaps(rule, rejection.code, before, context) }];
  });
}

function droppedLines({ bill, context }: WorkedBill) {
  const roots = new Map(context.lines.map(({ line, root }) => [line.id, root]));
  return bill.dropped.flatMap((id) => {
    const rule = roots.get(id)?.fromCoupon;
    return rule === undefined ? [] : [{ id, rule }];
  });
}
