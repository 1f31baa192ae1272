import {
  allows,
  byPriority,
  type Minor,
  type RuleId,
  type Shop,
  type TaxId,
  type TaxSetting,
} from '../model/index.ts';
import {
  divideWide,
  type Millionths,
  multiplyDivide,
  ONE,
  percentRate,
  type Rounding,
} from '../money/index.ts';
import type { PriceContext } from '../pricing/index.ts';
import { type TaxableBill, type TaxPart, taxParts } from './tax-parts.ts';

/** The amount of a tax on a bill, in minor units. */
export type BillTax = { readonly tax: TaxId; readonly amount: Minor; readonly included: boolean };

/**
 * Computes every active tax that applies to shop, section and order type and is not waived by an applied rule, in
 * minor units, by priority (pricing P5.4). Taxes do not compound; nets are exact, each amount is rounded once.
 */
export function billTaxes(
  bill: TaxableBill,
  settings: readonly TaxSetting[],
  appliedRules: readonly RuleId[],
  context: PriceContext,
): readonly BillTax[] {
  const taxes = settings
    .filter((tax) => taxApplies(tax, context) && waivingRule(tax, appliedRules) === undefined)
    .sort(byPriority);
  if (taxes.length === 0) return [];
  const rates = taxes.map((tax) => percentRate(tax.percent));
  const parts = taxParts(bill, taxes, context);
  const includedRate = (part: TaxPart) =>
    part.taxes.reduce((sum, tax) => sum + (taxes[tax]?.included ? (rates[tax] ?? 0) : 0), 0);
  const includedRates = parts.map(includedRate);
  const rounding = taxRounding(context.shop);
  return taxes.map((tax, position) => {
    const amounts = new Map<Millionths, Minor>();
    parts.forEach((part, index) => {
      if (!part.taxes.includes(position)) return;
      const included = includedRates[index] ?? 0;
      amounts.set(included, (amounts.get(included) ?? 0) + part.amount);
    });
    const amount = taxAmount(amounts, rates[position] ?? 0, context.step, rounding);
    return { tax: tax._id, amount, included: tax.included === true };
  });
}

/** Returns true if a tax is active and applies to this shop, section and order type. */
export function taxApplies(tax: TaxSetting, { shop, section, session }: PriceContext): boolean {
  const isActive = (tax.status ?? 'active') === 'active';
  return (
    isActive &&
    allows(tax.shops, shop._id) &&
    allows(tax.sections, section?._id) &&
    allows(tax.orderType, session.type)
  );
}

/** Finds the applied rule that waives a tax. */
export function waivingRule(tax: TaxSetting, appliedRules: readonly RuleId[]): RuleId | undefined {
  return (tax.rules ?? []).find((rule) => appliedRules.includes(rule));
}

function taxRounding({ taxRoundMethod }: Shop): Rounding {
  return taxRoundMethod === 'floor' || taxRoundMethod === 'ceil' ? taxRoundMethod : 'halfUp';
}

/**
 * Computes `Σ net × rate`, rounded once, of amounts grouped by the rate of the taxes included in them:
 * 5250 with 12 per cent included is 5250 × 12 ÷ 112 = 562.5, so 563.
 */
function taxAmount(
  amounts: ReadonlyMap<Millionths, Minor>,
  rate: Millionths,
  step: Minor,
  rounding: Rounding,
): Minor {
  const groups = [...amounts];
  const [only] = groups;
  if (only === undefined) return 0;
  if (groups.length === 1) {
    const [included, amount] = only;
    return multiplyDivide(amount, rate, (ONE + included) * step, rounding) * step;
  }
  let dividend = 0n;
  let divisor = 1n;
  for (const [included, amount] of groups) {
    const groupDivisor = BigInt(ONE + included);
    dividend = dividend * groupDivisor + BigInt(amount) * BigInt(rate) * divisor;
    divisor *= groupDivisor;
  }
  return divideWide(dividend, divisor * BigInt(step), rounding) * step;
}
