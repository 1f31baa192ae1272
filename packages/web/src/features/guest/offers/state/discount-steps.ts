import type { Explanation, ExplanationStep, LineId } from '@comanda/domain';

/** The part of a discount that falls on a line; negative, in minor units. */
type LinePart = { readonly id: LineId; readonly effect: number };

const isOf = ({ params }: ExplanationStep, rule: string) => 'rule' in params && params.rule === rule;

/** Returns the lines that a discount falls on and, where it spans all of them, the order's steps up to it. */
export function discountSteps({ lines, order }: Explanation, rule: string) {
  const parts = lines.flatMap(({ id, steps }): readonly LinePart[] => {
    const effect = steps.filter((step) => isOf(step, rule)).reduce((sum, step) => sum + step.effect, 0);
    return effect === 0 ? [] : [{ id, effect }];
  });
  const own = order.findIndex((step) => isOf(step, rule) && step.effect !== 0);
  const isOverAll = parts.length > 1 && parts.length === lines.filter(({ steps }) => steps.length > 0).length;
  const earlier = order.slice(0, own + 1).filter(({ effect }) => effect !== 0);
  return { lines: parts, order: isOverAll ? earlier : [] };
}
