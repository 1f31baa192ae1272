import { byPriority } from './priority.ts';
import { isFreeItem, type PromotedLine, untouched } from './promoted-line.ts';
import type { PromotionContext, PromotionOutcome } from './promotion-outcome.ts';
import { vipShares } from './vip.ts';

export function applyPromotions(context: PromotionContext): PromotionOutcome {
  const rejected = [...context.rules]
    .sort(byPriority)
    .map((rule) => ({ rule: rule._id, code: 'ruleNothing' as const }));
  const dropped = context.lines.filter(isFreeItem);
  const lines: readonly PromotedLine[] = context.lines.filter((line) => !isFreeItem(line)).map(untouched);
  const shares = vipShares(lines, context.user, context.step);
  const amount = shares.reduce((sum, part) => sum + part, 0);
  return {
    lines: lines.map((line, position) => ({ ...line, discount: line.discount + (shares[position] ?? 0) })),
    dropped: dropped.map(({ line }) => line.id),
    discounts: amount === 0 ? [] : [{ rule: `vip:${context.user?.vipLevel?._id}`, amount }],
    rejected,
    applied: [],
    seatCharge: context.seatCharge,
    seatChargeFreeOfSurcharge: false,
    points: 0,
  };
}
