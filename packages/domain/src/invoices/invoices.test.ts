import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochOf } from '../time/index.ts';
import { type InvoiceDish, invoiceItems, MAX_INVOICE_ITEMS } from './invoice-items.ts';
import { dayInTaiwan, invoicePeriod, periodAfter, voidableUntil } from './invoice-period.ts';
import { invoiceExcess } from './invoice-standing.ts';
import { type InvoiceWish, invoiceWishProblem, isBusinessNumber } from './invoice-wish.ts';
import { numberWarnings } from './number-warnings.ts';

describe('the wish for a Taiwan invoice', () => {
  it('M7.2 tax numbers have a check digit, of 5 since 2023, with a 7 at the seventh place either way', () => {
    for (const good of ['04595257', '10458570', '10458574'])
      expect([good, isBusinessNumber(good)]).toEqual([good, true]);
    for (const bad of ['10458571', '00000000', '1045857', '104585700', '1045857a', ''])
      expect([bad, isBusinessNumber(bad)]).toEqual([bad, false]);
  });

  it.each<[InvoiceWish, string | undefined]>([
    [{ kind: 'paper' }, undefined],
    [{ kind: 'paper', businessNumber: '04595257' }, undefined],
    [{ kind: 'paper', carrier: '/ABC1234' }, 'carrier'],
    [{ kind: 'mobile', carrier: '/ABC+12.' }, undefined],
    [{ kind: 'mobile', carrier: '/ABC123-', businessNumber: '04595257' }, undefined],
    [{ kind: 'mobile', carrier: '/abc1234' }, 'carrier'],
    [{ kind: 'mobile', carrier: 'ABC12345' }, 'carrier'],
    [{ kind: 'mobile', carrier: '/ABC123' }, 'carrier'],
    [{ kind: 'mobile' }, 'carrier'],
    [{ kind: 'certificate', carrier: 'AB12345678901234' }, undefined],
    [{ kind: 'certificate', carrier: 'AB1234567890123' }, 'carrier'],
    [{ kind: 'provider', email: 'guest@example.com' }, undefined],
    [{ kind: 'provider' }, 'email'],
    [{ kind: 'provider', email: 'guest' }, 'email'],
    [{ kind: 'donation', donation: '919' }, undefined],
    [{ kind: 'donation', donation: '12' }, 'donation'],
    [{ kind: 'donation', donation: '12345678' }, 'donation'],
    [{ kind: 'donation', donation: '919', businessNumber: '04595257' }, 'businessNumber'],
    [{ kind: 'paper', donation: '919' }, 'donation'],
    [{ kind: 'paper', businessNumber: '10458571' }, 'businessNumber'],
  ])('M7.2 %j names the field %s', (wish, field) => {
    expect(invoiceWishProblem(wish)).toBe(field);
  });
});

describe('the lines of a Taiwan invoice', () => {
  const dish = (name: string, amount: number, quantity = 1, category = 'Food'): InvoiceDish => {
    return { name, category, quantity, amount };
  };

  it('M7.3 name each dish with its pieces, and its part after discounts', () => {
    const dishes = [dish('Rice', 12_000, 2), dish('Tea', 4_000), dish('Water', 0)];
    expect(invoiceItems(dishes, 144, 'Meal')).toEqual([
      { name: 'Rice ×2', amount: 108 },
      { name: 'Tea', amount: 36 },
    ]);
  });

  it('M7.3 are the categories where there are more than 200, and one line where nothing else fits', () => {
    const many = (count: number, category: (at: number) => string) =>
      Array.from({ length: count }, (_, at) => dish(`Dish ${at}`, 1_000, 1, category(at)));
    expect(
      invoiceItems(
        many(200, () => 'Food'),
        2_000,
        'Meal',
      ),
    ).toHaveLength(200);
    expect(
      invoiceItems(
        many(201, (at) => (at % 2 ? 'Food' : 'Drinks')),
        2_010,
        'Meal',
      ),
    ).toEqual([
      { name: 'Drinks', amount: 1_010 },
      { name: 'Food', amount: 1_000 },
    ]);
    expect(invoiceItems(many(201, String), 2_010, 'Meal')).toEqual([{ name: 'Meal', amount: 2_010 }]);
    expect(invoiceItems([dish('Water', 0)], 30, 'Meal')).toEqual([{ name: 'Meal', amount: 30 }]);
  });

  it('M7.3 always add up to the total, are at most 200, and none is zero or negative', () => {
    const dishes = fc.array(
      fc.record({
        name: fc.string({ maxLength: 150 }),
        category: fc.constantFrom('Food', 'Drinks', 'Cake'),
        quantity: fc.integer({ min: 1, max: 20 }),
        amount: fc.integer({ min: -5_000, max: 1_000_000 }),
      }),
      { maxLength: 260 },
    );
    fc.assert(
      fc.property(dishes, fc.integer({ min: 1, max: 500_000 }), (list, total) => {
        const items = invoiceItems(list, total, 'Meal');
        expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(items.length).toBeLessThanOrEqual(MAX_INVOICE_ITEMS);
        expect(items.every(({ name, amount }) => amount > 0 && name.length <= 100)).toBe(true);
      }),
      { seed: 7 },
    );
  });
});

describe('the period of a Taiwan invoice', () => {
  const at = (text: string) => epochOf(`${text}+08:00`);

  it('M7.5 has two months, and an invoice of it can be voided until the 13th of the month after', () => {
    expect(invoicePeriod(at('2026-03-01T00:00:00'))).toEqual({ year: 115, first: 3, last: 4 });
    expect(invoicePeriod(at('2026-04-30T23:59:59'))).toEqual({ year: 115, first: 3, last: 4 });
    expect(voidableUntil(at('2026-03-01T00:00:00'))).toBe(at('2026-05-14T00:00:00'));
    expect(voidableUntil(at('2026-04-30T23:59:59'))).toBe(at('2026-05-14T00:00:00'));
    expect(voidableUntil(at('2026-12-31T23:59:59'))).toBe(at('2027-01-14T00:00:00'));
    expect(periodAfter(invoicePeriod(at('2026-12-31T12:00:00')))).toEqual({ year: 116, first: 1, last: 2 });
    expect(dayInTaiwan(epochOf('2026-03-31T16:00:00Z'))).toBe('2026-04-01');
  });

  it('M7.4 warns of few numbers, of three days’ need, and of none for the next period', () => {
    const middle = at('2026-03-20T12:00:00');
    const end = at('2026-04-25T12:00:00');
    expect(numberWarnings({ of: 1_000, left: 200, next: 0 }, 10, middle)).toEqual([]);
    expect(numberWarnings({ of: 1_000, left: 199, next: 0 }, 10, middle)).toEqual(['few']);
    expect(numberWarnings({ of: 1_000, left: 500, next: 0 }, 200, middle)).toEqual(['threeDays']);
    expect(numberWarnings({ of: 1_000, left: 500, next: 0 }, 10, end)).toEqual(['noNextPeriod']);
    expect(numberWarnings({ of: 1_000, left: 0, next: 50 }, 10, end)).toEqual(['none']);
  });

  it('M7.5 is over the sale by what was given back, once the bill is finished', () => {
    const bill = { total: 15_000, tips: 1_000 };
    const invoices = [
      { status: 'issued', amount: 10_000 },
      { status: 'allowed', amount: 10_000, allowed: 4_000 },
      { status: 'voided', amount: 10_000 },
      { status: 'wanted', amount: 10_000 },
    ] as const;
    expect(invoiceExcess({ status: 'done', bill }, invoices)).toBe(2_000);
    expect(invoiceExcess({ status: 'void', bill }, invoices)).toBe(16_000);
    expect(invoiceExcess({ status: 'toPay', bill }, invoices)).toBe(0);
    expect(invoiceExcess({ status: 'done', bill: { total: 90_000, tips: 0 } }, invoices)).toBe(0);
  });
});
