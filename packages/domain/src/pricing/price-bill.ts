import type { Minor } from '../model/units.ts';
import { stepOf } from '../money/currency.ts';
import { applyPromotions } from '../promotions/apply-promotions.ts';
import type { Bill, BillInput } from './bill.ts';
import { billLines } from './bill-lines.ts';
import { priceTime, sectionSettingAt } from './price-time.ts';
import { seatChargeOf, seatChargeSurcharge } from './seat-charge.ts';
import { surchargeShares } from './surcharge.ts';
import { billTaxes } from './tax.ts';
import { roundedTotal } from './total.ts';

/**
 * The bill of a session: lines, promotions, surcharge, seat charge, taxes, rounding, what is paid and what is
 * outstanding, in minor units (pricing §2 to §5). The same input gives the same bill. The input must be checked
 * (see `inputProblem`): what cannot be priced throws a RangeError.
 */
export function priceBill(input: BillInput): Bill {
  const { shop, section, session, catalogue } = input;
  const step = stepOf(shop);
  const context = { shop, section, session, catalogue, step };
  const time = priceTime(session, input.now, shop);
  const setting = sectionSettingAt(section, time.clock);

  const promotions = applyPromotions({
    ...context,
    time,
    user: input.user,
    rules: input.discounts ?? [],
    lines: billLines(session.products, context),
    lineIds: session.products.map((line) => line.id),
    seatCharge: seatChargeOf(session, setting),
  });
  const { lines, seatCharge } = promotions;
  const surcharges = surchargeShares(lines, setting, context);
  const seatSurcharge = promotions.seatChargeFreeOfSurcharge
    ? 0
    : seatChargeSurcharge(seatCharge, shop, setting, step);
  const taxable = { lines, surcharges, seatCharge, seatChargeSurcharge: seatSurcharge };
  const taxes = billTaxes(taxable, input.taxes ?? [], promotions.applied, context);

  const subTotal = sumOf(lines, (line) => line.lineTotal);
  const discount = sumOf(lines, (line) => line.discount);
  const surcharge = sumOf(surcharges, (amount) => amount) + seatSurcharge;
  const addedTaxes = sumOf(taxes, (tax) => (tax.included ? 0 : tax.amount));
  const { tips = 0, adjusts = 0, payments = [] } = session;
  const raw = Math.max(0, subTotal - discount + surcharge + seatCharge + addedTaxes + tips + adjusts);
  const total = roundedTotal(raw, shop, step);
  const paid = sumOf(payments, (payment) => payment.amount);

  return {
    lines: lines.map(({ line, unitPrice, lineTotal, discount }, position) => ({
      id: line.id,
      unitPrice,
      lineTotal,
      discount,
      surcharge: surcharges[position] ?? 0,
    })),
    dropped: promotions.dropped,
    subTotal,
    discounts: promotions.discounts,
    rejected: promotions.rejected,
    surcharge,
    seatCharge,
    taxes,
    tips,
    adjusts,
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
