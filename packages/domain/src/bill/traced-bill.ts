import type { Minor, SectionSetting } from '../model/index.ts';
import { stepOf } from '../money/index.ts';
import { billLines, priceTime, sectionSettingAt } from '../pricing/index.ts';
import { applyPromotions, type PromotionContext, type PromotionOutcome } from '../promotions/index.ts';
import type { Bill, BillInput } from './bill.ts';
import { deliveryFeeOf } from './delivery-fee.ts';
import { withReturn } from './returned.ts';
import { seatChargeOf, seatChargeSurcharge } from './seat-charge.ts';
import { surchargeShares } from './surcharge.ts';
import { type BillTax, billTaxes } from './tax.ts';
import type { TaxableBill } from './tax-parts.ts';
import { roundedTotal } from './total.ts';

/** A bill with the intermediate results that explain it. */
export type TracedBill = {
  readonly bill: Bill;
  /** The bill before anything was given back by amount (pricing P11.1). */
  readonly sold: Bill;
  readonly context: PromotionContext;
  readonly setting: SectionSetting | undefined;
  readonly promotions: PromotionOutcome;
  readonly seatChargeSurcharge: Minor;
};

type Charges = {
  readonly surcharges: readonly Minor[];
  readonly seatChargeSurcharge: Minor;
  readonly deliveryFee: Minor | undefined;
  readonly taxable: TaxableBill;
  readonly taxes: readonly BillTax[];
};

/** Prices a bill and keeps the intermediate results (pricing §2 to §5). */
export function tracedBill(input: BillInput): TracedBill {
  const { shop, section, session, catalogue } = input;
  const step = stepOf(shop);
  const price = { shop, section, session, catalogue, step };
  const time = priceTime(session, input.now, shop);
  const setting = sectionSettingAt(section, time.clock);
  const context: PromotionContext = {
    ...price,
    time,
    user: input.user,
    rules: input.discounts ?? [],
    lines: billLines(session.products, price),
    lineIds: session.products.map((line) => line.id),
    seatCharge: seatChargeOf(session, setting),
  };
  const promotions = applyPromotions(context);
  const charges = chargesOf(input, promotions, setting, context);
  const sold = billOf(input, promotions, charges, step);
  const taxesOf = (taxable: TaxableBill) =>
    billTaxes(taxable, input.taxes ?? [], promotions.applied, context);
  return {
    bill: withReturn(sold, session.returned ?? 0, { taxable: charges.taxable, taxesOf, step }),
    sold,
    context,
    setting,
    promotions,
    seatChargeSurcharge: charges.seatChargeSurcharge,
  };
}

function chargesOf(
  input: BillInput,
  { lines, seatCharge, seatChargeFreeOfSurcharge, applied }: PromotionOutcome,
  setting: SectionSetting | undefined,
  context: PromotionContext,
): Charges {
  const { taxes = [] } = input;
  const surcharges = surchargeShares(lines, setting, context);
  const seatSurcharge = seatChargeFreeOfSurcharge
    ? 0
    : seatChargeSurcharge(seatCharge, context.shop, setting, context.step);
  const dishes = sumOf(lines, (line) => line.lineTotal - line.discount);
  const deliveryFee = deliveryFeeOf(input, { count: lines.length, total: dishes });
  const taxable = {
    lines,
    surcharges,
    seatCharge,
    seatChargeSurcharge: seatSurcharge,
    deliveryFee: deliveryFee ?? 0,
  };
  return {
    surcharges,
    seatChargeSurcharge: seatSurcharge,
    deliveryFee,
    taxable,
    taxes: billTaxes(taxable, taxes, applied, context),
  };
}

/** Adds up a bill (pricing P5.5). */
function billOf(
  { session, shop }: BillInput,
  promotions: PromotionOutcome,
  charges: Charges,
  step: Minor,
): Bill {
  const { lines, seatCharge } = promotions;
  const subTotal = sumOf(lines, (line) => line.lineTotal);
  const discount = sumOf(lines, (line) => line.discount);
  const surcharge = sumOf(charges.surcharges, (amount) => amount) + charges.seatChargeSurcharge;
  const addedTaxes = sumOf(charges.taxes, (tax) => (tax.included ? 0 : tax.amount));
  const { deliveryFee } = charges;
  const { tips = 0, adjusts = 0, afterPayment = 0, payments = [] } = session;
  const added = surcharge + seatCharge + (deliveryFee ?? 0) + addedTaxes;
  const raw = Math.max(0, subTotal - discount + added + tips + adjusts + afterPayment);
  const total = roundedTotal(raw, shop, step);
  const paid = sumOf(payments, (payment) => payment.amount);
  return {
    lines: lines.map(({ line, unitPrice, lineTotal, discount }, position) => ({
      id: line.id,
      unitPrice,
      lineTotal,
      discount,
      surcharge: charges.surcharges[position] ?? 0,
    })),
    dropped: promotions.dropped,
    subTotal,
    discounts: promotions.discounts,
    rejected: promotions.rejected,
    surcharge,
    seatCharge,
    ...(deliveryFee !== undefined && { deliveryFee }),
    taxes: charges.taxes,
    tips,
    adjusts,
    ...(afterPayment !== 0 && { afterPayment }),
    rounding: total - raw,
    total,
    paid,
    paymentTips: sumOf(payments, (payment) => payment.tips ?? 0),
    outstanding: total - paid,
    points: promotions.points,
  };
}

function sumOf<Entry>(entries: readonly Entry[], amountOf: (entry: Entry) => Minor): Minor {
  return entries.reduce((sum, entry) => sum + amountOf(entry), 0);
}
