import type { CartLine, LineId, Minor, Percent, ProductId } from '../model/index.ts';
import type { ExplanationStep, LineExplanation } from './explanation.ts';
import type { NamedRule } from './messages.ts';

/** Figures of a line that follow from its explanation; derived where somebody asks, never stored (pricing P6.2). */
export type LineFigures = {
  readonly id: LineId;
  /** Position on the bill, from 1. */
  readonly seq: number;
  /** Position among the lines of the same product, from 1. */
  readonly prodSeq: number;
  /** Amount of the line after its discounts, without surcharge, in minor units. */
  readonly actualPrice: Minor;
  /** Amount that its choices add to one piece, in minor units. */
  readonly extraFee: Minor;
  /** The part of one piece's price that is not the product's own: choices, discount options, manual adjustment. */
  readonly priceWithoutProduct: Minor;
  /** Percentage of the surcharge; 0 when it is free of it. */
  readonly surchargePercent: Percent;
  /** True if there is a surcharge that it is free of. */
  readonly freeSurcharge: boolean;
  /** The rules that took something off it, in order; without `rule` the member's level. */
  readonly discountList: readonly (Partial<NamedRule> & { readonly amount: Minor })[];
};

type StepKey = ExplanationStep['key'];

const EXTRAS: readonly StepKey[] = ['unitChoice'];
const WITHOUT_PRODUCT: readonly StepKey[] = ['unitChoice', 'unitChoiceOff', 'unitManual'];
const DISCOUNTS: readonly StepKey[] = ['lineDiscount', 'lineFreeItem', 'lineMember'];
const SURCHARGES: readonly StepKey[] = ['lineSurcharge', 'lineSurchargeFree', 'lineSurchargeFreed'];

/** Returns the figures of explained lines, in the order of the bill. `lines` are those of the bill (pricing P6.2). */
export function lineFigures(
  explained: readonly LineExplanation[],
  lines: readonly CartLine[],
): readonly LineFigures[] {
  const products = new Map(lines.map(({ id, product }) => [id, product]));
  const counts = new Map<ProductId | undefined, number>();
  return explained.map(({ id, steps }, position) => {
    const product = products.get(id);
    const prodSeq = (counts.get(product) ?? 0) + 1;
    counts.set(product, prodSeq);
    const priced = steps.filter(({ key }) => !SURCHARGES.includes(key));
    return {
      id,
      seq: position + 1,
      prodSeq,
      actualPrice: priced.at(-1)?.after ?? 0,
      extraFee: sumOf(steps, EXTRAS),
      priceWithoutProduct: sumOf(steps, WITHOUT_PRODUCT),
      ...surchargeOf(steps),
      discountList: steps.filter(({ key }) => DISCOUNTS.includes(key)).map(discountOf),
    };
  });
}

function sumOf(steps: readonly ExplanationStep[], keys: readonly StepKey[]): Minor {
  return steps.reduce((sum, { key, effect }) => (keys.includes(key) ? sum + effect : sum), 0);
}

function discountOf(step: ExplanationStep): LineFigures['discountList'][number] {
  const amount = -step.effect;
  if (step.key !== 'lineDiscount' && step.key !== 'lineFreeItem') return { amount };
  return { ...step.params, amount };
}

function surchargeOf(
  steps: readonly ExplanationStep[],
): Pick<LineFigures, 'surchargePercent' | 'freeSurcharge'> {
  const charged = steps.find((step) => step.key === 'lineSurcharge');
  const freed = steps.some(({ key }) => key === 'lineSurchargeFree' || key === 'lineSurchargeFreed');
  return { surchargePercent: charged?.params.percent ?? 0, freeSurcharge: freed };
}
