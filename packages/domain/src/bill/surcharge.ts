import { isOffPremises, optionOf, productOf } from '../catalogue/index.ts';
import type { LineNode } from '../lines/index.ts';
import type { Minor, Percent, SectionSetting } from '../model/index.ts';
import { type Millionths, percentRate, scale, share } from '../money/index.ts';
import type { BillLine, PriceContext } from '../pricing/index.ts';
import type { PromotedLine } from '../promotions/index.ts';

/**
 * Returns each line's share of the surcharge in minor units (pricing P5.2): lines of equal rate are charged together,
 * rounded up once, and share the charge in proportion to their price.
 */
export function surchargeShares(
  lines: readonly PromotedLine[],
  setting: SectionSetting | undefined,
  context: PriceContext,
): readonly Minor[] {
  const rates = lines.map((line) => rateOf(line, setting, context));
  const shares = lines.map(() => 0);
  for (const rate of new Set(rates)) {
    const bases = lines.map((line, position) => (rates[position] === rate ? surchargeBase(line) : 0));
    const total = bases.reduce((sum, base) => sum + base, 0);
    const parts = share(scale(total, rate, context.step, 'ceil'), bases, context.step);
    parts.forEach((part, position) => {
      if (part !== 0) shares[position] = part;
    });
  }
  return shares;
}

function surchargeBase(line: PromotedLine): Minor {
  return line.lineTotal - line.discountBeforeSurcharge;
}

function rateOf(line: PromotedLine, setting: SectionSetting | undefined, context: PriceContext): Millionths {
  const isFree = line.freeOfSurcharge || isFreeByProduct(line, context);
  return isFree ? 0 : percentRate(surchargePercent(line, setting, context));
}

/** Returns the section's surcharge percentage for a line, whether or not the line is free of surcharge (pricing P5.2). */
export function surchargePercent(
  line: LineNode,
  setting: SectionSetting | undefined,
  context: PriceContext,
): Percent {
  const isTakenAway = isOffPremises(context.session.type) || isTakeAway(line);
  return (isTakenAway ? setting?.takeAwayPercent : setting?.percent) ?? 0;
}

/** Returns true if a line or its set is taken away. */
function isTakeAway({ line, parent }: LineNode): boolean {
  return line.takeAway === true || (parent !== undefined && isTakeAway(parent));
}

/** Returns true if a line is free of surcharge by its product, by an option, or because its set is. */
export function isFreeByProduct({ line, parent }: LineNode | BillLine, context: PriceContext): boolean {
  const { catalogue } = context;
  const product = productOf(line, catalogue);
  const isFreedByOption = (line.options ?? []).some(
    ({ option, selections }) =>
      selections.length > 0 && optionOf(line, option, catalogue)?.type === 'freeSurcharge',
  );
  return (
    product?.freeSurcharge === true ||
    isFreedByOption ||
    (parent !== undefined && isFreeByProduct(parent, context))
  );
}
