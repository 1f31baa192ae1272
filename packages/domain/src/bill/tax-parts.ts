import type { Minor, TaxSetting } from '../model/index.ts';
import type { PriceContext } from '../pricing/index.ts';
import { isTaxed, type PromotedLine } from '../promotions/index.ts';

/** A part of the bill for taxation, and the taxes (by position) that apply to it. */
export type TaxPart = { readonly amount: Minor; readonly taxes: readonly number[] };

export type TaxableBill = {
  readonly lines: readonly PromotedLine[];
  readonly surcharges: readonly Minor[];
  readonly seatCharge: Minor;
  readonly seatChargeSurcharge: Minor;
  readonly deliveryFee: Minor;
};

/** The bill cut into parts: lines, surcharge shares, the seat charge, its surcharge, the way (pricing P5.4, P5.6). */
export function taxParts(
  { lines, surcharges, seatCharge, seatChargeSurcharge, deliveryFee }: TaxableBill,
  taxes: readonly TaxSetting[],
  context: PriceContext,
): readonly TaxPart[] {
  const positionsOf = (applies: (tax: TaxSetting) => boolean | undefined) =>
    taxes.flatMap((tax, position) => (applies(tax) ? [position] : []));
  const lineParts = lines.flatMap((line, position) => {
    const ofLine = positionsOf((tax) => isTaxed(tax, line, context.section?._id));
    const ofSurcharge = ofLine.filter((tax) => taxes[tax]?.includeServiceCharge);
    return [
      { amount: line.lineTotal - line.discount, taxes: ofLine },
      { amount: surcharges[position] ?? 0, taxes: ofSurcharge },
    ];
  });
  const orderParts = [
    { amount: seatCharge, taxes: positionsOf((tax) => tax.includeAmountPerPerson) },
    {
      amount: seatChargeSurcharge,
      taxes: positionsOf((tax) => tax.includeAmountPerPerson && tax.includeServiceCharge),
    },
    { amount: deliveryFee, taxes: positionsOf((tax) => tax.includeServiceCharge) },
  ];
  return [...lineParts, ...orderParts].filter((part) => part.amount !== 0 && part.taxes.length > 0);
}
