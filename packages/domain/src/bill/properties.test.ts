import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cart, cartReducer } from '../cart/index.ts';
import { aLine } from '../testing/builders.ts';
import { SEEDED, scaledBill, scenes } from '../testing/scenes.ts';
import type { Bill, BillInput } from './bill.ts';
import { priceBill } from './price-bill.ts';
import { returnedRow } from './returned.ts';

function sum(amounts: readonly number[]): number {
  return amounts.reduce((whole, amount) => whole + amount, 0);
}

function withLines(input: BillInput, products: BillInput['session']['products']): BillInput {
  return { ...input, session: { ...input.session, products } };
}

function amountsOf(bill: Bill): readonly number[] {
  return [
    ...bill.lines.flatMap((line) => [line.unitPrice, line.lineTotal, line.discount, line.surcharge]),
    ...bill.discounts.map(({ amount }) => amount),
    ...bill.taxes.map(({ amount }) => amount),
    ...[bill.subTotal, bill.surcharge, bill.seatCharge, bill.tips, bill.adjusts, bill.rounding],
    ...[bill.deliveryFee ?? 0],
    ...[bill.total, bill.paid, bill.paymentTips, bill.outstanding],
  ];
}

describe('any bill', () => {
  it('P1.5 P5.2 P5.5 P5.6 the parts sum to the whole', () => {
    fc.assert(
      fc.property(scenes, (input) => {
        const bill = priceBill(input);
        const given = sum(bill.discounts.map(({ amount }) => amount));
        const added = sum(bill.taxes.map(({ included, amount }) => (included ? 0 : amount)));
        expect(sum(bill.lines.map(({ lineTotal }) => lineTotal))).toBe(bill.subTotal);
        expect(sum(bill.lines.map(({ discount }) => discount))).toBe(given);
        const charges = bill.surcharge + bill.seatCharge + (bill.deliveryFee ?? 0) + added;
        const raw = bill.subTotal - given + charges + bill.tips + bill.adjusts;
        expect(bill.total).toBe(Math.max(0, raw) + bill.rounding);
        expect(bill.outstanding).toBe(bill.total - bill.paid);
      }),
      SEEDED,
    );
  });

  it('P11.1 an amount given back lowers every part in proportion, and parts of it make the whole', () => {
    const percent = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(scenes, percent, percent, (input, one, other) => {
        const sold = priceBill(input);
        fc.pre(sold.total > 0);
        const given = (share: number) => Math.min(sold.total, Math.ceil((sold.total * share) / 10_000) * 100);
        const withReturned = (returned: number) =>
          priceBill({ ...input, session: { ...input.session, returned } });
        const [first, both] = [given(one), Math.min(sold.total, given(one) + given(other))];
        for (const returned of [first, both, sold.total, sold.total + 500]) {
          const bill = withReturned(returned);
          const amount = Math.min(returned, sold.total);
          expect([bill.returned, bill.total, bill.outstanding]).toEqual([
            ...[amount, sold.total - amount, sold.outstanding - amount],
          ]);
          const added = sum(bill.taxes.map(({ included, amount: tax }) => (included ? 0 : tax)));
          const discounts = sum(bill.discounts.map(({ amount: off }) => off));
          const charges = bill.surcharge + bill.seatCharge + (bill.deliveryFee ?? 0) + added;
          const column = bill.subTotal - discounts + charges + bill.tips + bill.adjusts + bill.rounding;
          expect(column - returnedRow(bill)).toBe(bill.total);
          const parts = [bill.surcharge, bill.seatCharge, bill.deliveryFee ?? 0, bill.points];
          expect(Math.min(...parts, ...bill.taxes.map(({ amount: tax }) => tax))).toBeGreaterThanOrEqual(0);
          for (const { lineTotal, discount, returned: back = 0, surcharge } of bill.lines)
            expect(Math.min(back, lineTotal - discount - back, surcharge)).toBeGreaterThanOrEqual(0);
        }
        const nothing = withReturned(sold.total);
        expect([nothing.surcharge, nothing.seatCharge, nothing.deliveryFee ?? 0, nothing.points]).toEqual([
          ...[0, 0, 0, 0],
        ]);
        expect(nothing.taxes.every(({ amount }) => amount === 0)).toBe(true);
      }),
      SEEDED,
    );
  });

  it('P2.5 P4.4 P5.5 nothing is negative, and no line loses more than it costs', () => {
    fc.assert(
      fc.property(scenes, (input) => {
        const bill = priceBill(input);
        for (const { unitPrice, lineTotal, discount, surcharge } of bill.lines) {
          expect(
            Math.min(unitPrice, lineTotal, discount, surcharge, lineTotal - discount),
          ).toBeGreaterThanOrEqual(0);
        }
        const amounts = [...bill.discounts, ...bill.taxes].map(({ amount }) => amount);
        expect(Math.min(0, ...amounts, bill.total, bill.points, bill.seatCharge, bill.deliveryFee ?? 0)).toBe(
          0,
        );
      }),
      SEEDED,
    );
  });

  it('P3.1 P5.4 the order of rules and taxes in the input does not matter', () => {
    fc.assert(
      fc.property(scenes, (input) => {
        const discounts = [...(input.discounts ?? [])].reverse();
        const taxes = [...(input.taxes ?? [])].reverse();
        expect(priceBill({ ...input, discounts, taxes })).toEqual(priceBill(input));
      }),
      SEEDED,
    );
  });

  it('P1.5 P3.1 the same lines under other ids give the same bill', () => {
    fc.assert(
      fc.property(scenes, (input) => {
        const renamed = input.session.products.map((line) => ({
          ...line,
          id: `x-${line.id}`,
          fromProduct: line.fromProduct === undefined ? undefined : `x-${line.fromProduct}`,
        }));
        const bill = priceBill(input);
        const own = (id: string) => (id.startsWith('free:') ? id : `x-${id}`);
        const expected = {
          ...bill,
          lines: bill.lines.map((line) => ({ ...line, id: own(line.id) })),
          dropped: bill.dropped.map(own),
        };
        expect(priceBill(withLines(input, renamed))).toEqual(expected);
      }),
      SEEDED,
    );
  });

  it('P2.6 P2.8 removing or cancelling an added line restores the bill', () => {
    fc.assert(
      fc.property(scenes, (input) => {
        const cart: Cart = { lines: input.session.products };
        const line = aLine({ id: 'extra', product: 'p2', openKey: 7 });
        const added = cartReducer(cart, { type: 'lineAdded', line });
        const removed = cartReducer(added, { type: 'lineRemoved', id: 'extra' });
        expect(priceBill(withLines(input, removed.lines))).toEqual(priceBill(withLines(input, cart.lines)));
        const cancelled = cartReducer(added, {
          type: 'lineEdited',
          id: 'extra',
          change: { status: 'cancel' },
        });
        expect(priceBill(withLines(input, cancelled.lines))).toEqual(priceBill(withLines(input, cart.lines)));
      }),
      SEEDED,
    );
  });

  it('P2.6 P2.7 a cart built step by step costs the same as one built at once', () => {
    fc.assert(
      fc.property(scenes, (input) => {
        const whole = input.session.products;
        const parents = whole.filter((line) => line.fromProduct === undefined);
        const built = parents.reduce<Cart>(
          (cart, parent) => {
            const children = whole.filter((line) => line.fromProduct === parent.id);
            const single = { ...parent, openKey: parent.openKey || 1, quantity: 1 };
            const next = cartReducer(cart, { type: 'lineAdded', line: single, children });
            priceBill(withLines(input, next.lines));
            const { quantity, openKey } = parent;
            return cartReducer(next, { type: 'lineEdited', id: parent.id, change: { quantity, openKey } });
          },
          { lines: [] },
        );
        expect(priceBill(withLines(input, built.lines))).toEqual(priceBill(input));
      }),
      SEEDED,
    );
  });

  it('P1.2 P1.4 with all amounts and the step times 100 the bill is times 100', () => {
    fc.assert(
      fc.property(scenes, (input) => {
        const bill = priceBill(input);
        const large = priceBill(scaledBill(input, 100));
        expect(amountsOf(large)).toEqual(amountsOf(bill).map((amount) => amount * 100));
        expect(large.rejected).toEqual(bill.rejected);
        expect(large.dropped).toEqual(bill.dropped);
      }),
      SEEDED,
    );
  });

  it('P5.5 the same input gives the same bill', () => {
    fc.assert(
      fc.property(scenes, (input) => {
        const before = JSON.stringify(input);
        expect(priceBill(input)).toEqual(priceBill(input));
        expect(JSON.stringify(input)).toBe(before);
      }),
      SEEDED,
    );
  });
});
