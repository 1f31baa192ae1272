import type { Explanation, ExplanationStep, LineId, Name } from '@comanda/domain';

/** The discount of a product rule on a line with its set items; negative, in minor units. */
type LineOffer = { readonly rule: string; readonly name: Name | undefined; readonly amount: number };

/** The offers and price steps shown at a cart line. */
export type LineNotes = {
  readonly offers: readonly LineOffer[];
  /** Price steps of the line and its set items. */
  readonly price: readonly ExplanationStep[];
};

const isPrice = ({ key, effect }: ExplanationStep) =>
  (key.startsWith('unit') || key === 'lineQuantity') && effect !== 0;

/** Returns the notes of a line with its set items; `productRules` are the rules shown at their dishes. */
export function lineNotes(
  { lines }: Explanation,
  family: readonly LineId[],
  productRules: ReadonlySet<string>,
): LineNotes {
  const steps = lines.filter(({ id }) => family.includes(id)).flatMap((line) => line.steps);
  const offers = new Map<string, LineOffer>();
  for (const { key, params, effect } of steps) {
    if (key !== 'lineDiscount' || !productRules.has(params.rule)) continue;
    const amount = (offers.get(params.rule)?.amount ?? 0) + effect;
    offers.set(params.rule, { rule: params.rule, name: params.name, amount });
  }
  return { offers: [...offers.values()], price: steps.filter(isPrice) };
}
