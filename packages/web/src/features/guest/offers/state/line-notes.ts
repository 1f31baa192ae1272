import type { Explanation, ExplanationStep, LineId, Name } from '@comanda/domain';

/** What a rule for dishes takes off a line and its set items; below 0, minor units. */
type LineOffer = { readonly rule: string; readonly name: Name | undefined; readonly amount: number };

/** What is told at a line of the cart. */
export type LineNotes = {
  readonly offers: readonly LineOffer[];
  /** How the prices of the line and its set items came about. */
  readonly price: readonly ExplanationStep[];
};

const isPrice = ({ key, effect }: ExplanationStep) =>
  (key.startsWith('unit') || key === 'lineQuantity') && effect !== 0;

/** The notes of a line and what belongs to it; `ofDishes` are the rules that are told at the dishes. */
export function lineNotes(
  { lines }: Explanation,
  family: readonly LineId[],
  ofDishes: ReadonlySet<string>,
): LineNotes {
  const steps = lines.filter(({ id }) => family.includes(id)).flatMap((line) => line.steps);
  const offers = new Map<string, LineOffer>();
  for (const { key, params, effect } of steps) {
    if (key !== 'lineDiscount' || !ofDishes.has(params.rule)) continue;
    const amount = (offers.get(params.rule)?.amount ?? 0) + effect;
    offers.set(params.rule, { rule: params.rule, name: params.name, amount });
  }
  return { offers: [...offers.values()], price: steps.filter(isPrice) };
}
