import type { Minor, TaxSetting } from '../model/index.ts';
import type { PriceContext } from '../pricing/index.ts';
import { isTaxed, type PromotedLine } from '../promotions/index.ts';

/** A taxable part of the bill in minor units, with the positions of the taxes that apply to it. */
export type TaxPart = { readonly amount: Minor; readonly taxes: readonly number[] };

/** The amounts of a bill before taxes, in minor units. */
export type TaxableBill = {
  readonly lines: readonly PromotedLine[];
  readonly surcharges: readonly Minor[];
  readonly seatCharge: Minor;
  readonly seatChargeSurcharge: Minor;
  readonly deliveryFee: Minor;
};

/** Cuts a bill into taxable parts: lines, surcharge shares, seat charge, its surcharge, delivery fee (pricing P5.4, P5.6). */
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
