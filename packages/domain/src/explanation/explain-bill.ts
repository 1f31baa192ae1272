import { type BillInput, type TracedBill, tracedBill } from '../bill/index.ts';
import type { ExplainedBill, RejectionExplanation } from './explanation.ts';
import { lineExplanations } from './line-steps.ts';
import { namedRule } from './named-rule.ts';
import { orderSteps } from './order-steps.ts';
import { ruleGaps } from './rule-gaps.ts';

/**
 * Prices a bill as `priceBill` does, and explains it: the steps that made each line and the order, and what every rule
 * that did not apply lacked, as data with message keys, amounts in minor units (pricing P6.1). Throws as `priceBill`
 * does.
 */
export function explainBill(input: BillInput): ExplainedBill {
  const traced = tracedBill(input);
  return {
    bill: traced.bill,
    explanation: {
      lines: lineExplanations(traced),
      order: orderSteps(input, traced),
      rejected: rejections(traced),
      dropped: droppedLines(traced),
    },
  };
}

function rejections({ promotions, context }: TracedBill): readonly RejectionExplanation[] {
  return promotions.trace.flatMap(({ rule, before, after }) => {
    const rejection = after.rejected === before.rejected ? undefined : after.rejected.at(-1);
    if (rejection === undefined) return [];
    return [{ ...namedRule(rule), ...rejection, gaps: ruleGaps(rule, rejection.code, before, context) }];
  });
}

function droppedLines({ bill, context }: TracedBill) {
  const roots = new Map(context.lines.map(({ line, root }) => [line.id, root]));
  return bill.dropped.flatMap((id) => {
    const rule = roots.get(id)?.fromCoupon;
    return rule === undefined ? [] : [{ id, rule }];
  });
}
