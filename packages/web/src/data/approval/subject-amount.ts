import { groupAmount } from '../bills/group-amount.ts';
import type { LineGroup } from '../sessions/progress.ts';

/** Returns what some pieces of a dish cost with its set, minor units; undefined where the bill's amount does not say. */
export function subjectAmount(group: LineGroup, pieces: number): number | undefined {
  const { quantity } = group.line;
  const whole = groupAmount(group);
  if (pieces === quantity) return whole;
  const amount = (whole * pieces) / quantity;
  return Number.isInteger(amount) ? amount : undefined;
}
