import type { DiscountRule, Minor } from '../model/index.ts';
import type { BillDiscount, BillRejection } from './bill-discount.ts';
import type { Item } from './items.ts';
import type { PromotedLine } from './promoted-line.ts';

/** The bill between two rules. */
export type PromotionState = {
  /** Lines that rules look at: all but free items. */
  readonly lines: readonly PromotedLine[];
  readonly items: readonly Item[];
  /** Free items' lines as they came in, and as applied rules have left them. */
  readonly freeLines: readonly PromotedLine[];
  readonly granted: readonly PromotedLine[];
  readonly applied: readonly DiscountRule[];
  readonly discounts: readonly BillDiscount[];
  readonly rejected: readonly BillRejection[];
  readonly points: number;
  readonly seatCharge: Minor;
  readonly seatChargeFreeOfSurcharge: boolean;
};

/** An amount taken off the line at a position. */
export type LineAmount = { readonly position: number; readonly amount: Minor };

/** What an applying rule does to the bill. */
export type RuleEffect = {
  readonly amounts?: readonly LineAmount[];
  /** Positions of lines that carry no surcharge any more. */
  readonly freeOfSurcharge?: readonly number[];
  readonly freesSeatCharge?: boolean;
  readonly freesSeatChargeOfSurcharge?: boolean;
  readonly points?: number;
  /** The free items that the rule gives, after mending. */
  readonly granted?: readonly PromotedLine[];
};

/** The state after a rule has applied. */
export function withEffect(state: PromotionState, rule: DiscountRule, effect: RuleEffect): PromotionState {
  const { granted = [] } = effect;
  const amount =
    (effect.amounts ?? []).reduce((sum, part) => sum + part.amount, 0) +
    granted.reduce((sum, line) => sum + line.discount, 0);
  const isPoint = rule.type === 'point';
  return {
    ...state,
    lines: touched(state.lines, rule, effect),
    granted: [...state.granted, ...granted],
    applied: [...state.applied, rule],
    discounts: isPoint ? state.discounts : [...state.discounts, { rule: rule._id, amount }],
    points: state.points + (effect.points ?? 0),
    seatCharge: effect.freesSeatCharge ? 0 : state.seatCharge,
    seatChargeFreeOfSurcharge: state.seatChargeFreeOfSurcharge || effect.freesSeatChargeOfSurcharge === true,
  };
}

function touched(
  lines: readonly PromotedLine[],
  rule: DiscountRule,
  { amounts = [], freeOfSurcharge = [] }: RuleEffect,
): readonly PromotedLine[] {
  const next = [...lines];
  for (const { position, amount } of amounts) {
    const line = next[position];
    if (line !== undefined && amount !== 0) next[position] = discounted(line, rule, amount);
  }
  for (const position of freeOfSurcharge) {
    const line = next[position];
    if (line !== undefined) next[position] = { ...line, freeOfSurcharge: true };
  }
  return next;
}

/** pricing P5.2: only rules with `beforeServiceCharge`, and free items, lower the surcharge. */
function discounted(line: PromotedLine, rule: DiscountRule, amount: Minor): PromotedLine {
  const beforeSurcharge = rule.beforeServiceCharge ? amount : 0;
  return {
    ...line,
    discount: line.discount + amount,
    discountBeforeSurcharge: line.discountBeforeSurcharge + beforeSurcharge,
    discountedBy: { rule: rule._id, earlier: line.discountedBy },
  };
}
