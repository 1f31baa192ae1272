import type { Minor } from '../model/index.ts';
import { multiplyDivide, share } from '../money/index.ts';
import type { Bill } from './bill.ts';
import type { BillTax } from './tax.ts';
import type { TaxableBill } from './tax-parts.ts';

/** The amounts that a bill's taxes are computed of, and how. */
type Taxing = {
  readonly taxable: TaxableBill;
  readonly taxesOf: (taxable: TaxableBill) => readonly BillTax[];
  readonly step: Minor;
};

/**
 * Returns a bill of which an amount was given back after payment, at most its total, in minor units (pricing P11.1). The
 * amount is shared over lines, surcharge, seat charge, delivery fee and added taxes in proportion; included taxes are
 * computed of what is left, and points follow the total. Always from the sum of all returns, so that parts make the whole.
 */
export function withReturn(sold: Bill, wanted: Minor, taxing: Taxing): Bill {
  const returned = Math.min(wanted, sold.total);
  if (returned <= 0) return sold;
  const { taxable, taxesOf, step } = taxing;
  const added = sold.taxes.map(({ included, amount }) => (included ? 0 : amount));
  const of = partsReturned(sold.total, returned, { taxable, added, step });
  const left: TaxableBill = {
    lines: taxable.lines.map((line, at) => ({ ...line, discount: line.discount + (of.lines[at] ?? 0) })),
    surcharges: taxable.surcharges.map((surcharge, at) => surcharge - (of.surcharges[at] ?? 0)),
    seatCharge: taxable.seatCharge - of.seatCharge,
    seatChargeSurcharge: taxable.seatChargeSurcharge - of.seatChargeSurcharge,
    deliveryFee: taxable.deliveryFee - of.deliveryFee,
  };
  const taxesLeft = taxesOf(left);
  const total = sold.total - returned;
  return {
    ...sold,
    lines: sold.lines.map((line, at) => ({
      ...line,
      surcharge: left.surcharges[at] ?? 0,
      returned: of.lines[at] ?? 0,
    })),
    surcharge: sumOf(left.surcharges) + left.seatChargeSurcharge,
    seatCharge: left.seatCharge,
    ...(sold.deliveryFee !== undefined && { deliveryFee: left.deliveryFee }),
    taxes: sold.taxes.map((tax, at) => ({
      ...tax,
      amount: tax.included ? (taxesLeft[at]?.amount ?? 0) : tax.amount - (of.taxes[at] ?? 0),
    })),
    returned,
    total,
    outstanding: total - sold.paid,
    points: multiplyDivide(sold.points, total, sold.total, 'floor'),
  };
}

/**
 * Returns the row of a bill that an amount given back stands in, in minor units: what the reduced charges and added taxes
 * do not show of it. Sub-total, discounts, charges, added taxes, tips, adjustments and rounding less it are the total.
 */
export function returnedRow(bill: Omit<Bill, 'lines' | 'rejected'>): Minor {
  if (bill.returned === undefined) return 0;
  const {
    subTotal,
    surcharge,
    seatCharge,
    deliveryFee = 0,
    tips,
    adjusts,
    afterPayment = 0,
    rounding,
  } = bill;
  const discounts = sumOf(bill.discounts.map(({ amount }) => amount));
  const taxes = sumOf(bill.taxes.map(({ included, amount }) => (included ? 0 : amount)));
  const column =
    subTotal - discounts + surcharge + seatCharge + deliveryFee + taxes + tips + adjusts + afterPayment;
  return column + rounding - bill.total;
}

/** Shares what is given back over the parts of a bill: each line and its surcharge, the other charges, the added taxes. */
function partsReturned(
  total: Minor,
  returned: Minor,
  { taxable, added, step }: Pick<Taxing, 'taxable' | 'step'> & { readonly added: readonly Minor[] },
) {
  const { lines, surcharges, seatCharge, seatChargeSurcharge, deliveryFee } = taxable;
  const sold = lines.map(({ lineTotal, discount }) => lineTotal - discount);
  const parts = [...sold, ...surcharges, seatCharge, seatChargeSurcharge, deliveryFee, ...added];
  const given = multiplyDivide(sumOf(parts), returned, total * step, 'halfUp') * step;
  const shares = share(given, parts, step);
  const charges = 2 * lines.length;
  return {
    lines: shares.slice(0, lines.length),
    surcharges: shares.slice(lines.length, charges),
    seatCharge: shares[charges] ?? 0,
    seatChargeSurcharge: shares[charges + 1] ?? 0,
    deliveryFee: shares[charges + 2] ?? 0,
    taxes: shares.slice(charges + 3),
  };
}

function sumOf(amounts: readonly Minor[]): Minor {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
