import type { DiscountRule, Minor } from '../model/index.ts';
import type { BillDiscount, BillRejection } from './bill-discount.ts';
import type { Item } from './items.ts';
import type { PromotedLine } from './promoted-line.ts';

/** The state of a bill between two rules. */
export type PromotionState = {
  /** Lines that rules match: all except free items. */
  readonly lines: readonly PromotedLine[];
  readonly items: readonly Item[];
  /** The lines of free items as they came in. */
  readonly freeLines: readonly PromotedLine[];
  /** The lines of free items that applied rules give. */
  readonly granted: readonly PromotedLine[];
  readonly applied: readonly DiscountRule[];
  readonly discounts: readonly BillDiscount[];
  readonly rejected: readonly BillRejection[];
  readonly points: number;
  readonly seatCharge: Minor;
  readonly seatChargeFreeOfSurcharge: boolean;
};

/** A discount on the line at a position, in minor units. */
export type LineAmount = { readonly position: number; readonly amount: Minor };

/** The effect of an applied rule on the bill. */
export type RuleEffect = {
  readonly amounts?: readonly LineAmount[];
  /** Positions of lines freed of surcharge. */
  readonly freeOfSurcharge?: readonly number[];
  readonly freesSeatCharge?: boolean;
  readonly freesSeatChargeOfSurcharge?: boolean;
  readonly points?: number;
  /** The lines of free items that the rule gives, reconciled. */
  readonly granted?: readonly PromotedLine[];
};

/** Returns the state after a rule has applied. */
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

/** Takes a discount off a line; only `beforeServiceCharge` rules and free items lower the surcharge (pricing P5.2). */
function discounted(line: PromotedLine, rule: DiscountRule, amount: Minor): PromotedLine {
  const beforeSurcharge = rule.beforeServiceCharge ? amount : 0;
  return {
    ...line,
    discount: line.discount + amount,
    discountBeforeSurcharge: line.discountBeforeSurcharge + beforeSurcharge,
    discountedBy: { rule: rule._id, earlier: line.discountedBy },
  };
}
