import { describe, expect, it } from 'vitest';
import { priceBill } from '../bill/index.ts';
import { aBill, aLine, anOption, aRule, aSection, aShop, aTax, pricedLines } from '../testing/builders.ts';
import { seatGuest, seatOfGuest } from './seats.ts';
import { equalPartsLeft, shareOf } from './share-of.ts';
import { splitBill } from './split-bill.ts';
import { dishOf } from './split-items.ts';
import type { ShareRequest, SplitPayment, SplitSession } from './split-session.ts';

/**
 * Creates dishes at these prices, the first of the first guest, the second of the second …; nothing else on the bill.
 */
function aTable(...prices: readonly number[]): SplitSession {
  const bill = priceBill(aBill(pricedLines(...prices)));
  const products = prices.map((_, at) => ({ id: `l${at + 1}`, guest: at + 1 }));
  return { bill, products, guests: products.map(({ guest }) => ({ guest })), payments: [] };
}

function paidWith(session: SplitSession, ...payments: readonly SplitPayment[]): SplitSession {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  return { ...session, payments, bill: { ...session.bill, outstanding: session.bill.total - paid } };
}

const ofGuests = (...guests: number[]): ShareRequest => ({ kind: 'guest', guests });
const ofLines = (...lines: string[]): ShareRequest => ({ kind: 'lines', lines });
const equal = (parts: number, count = 1): ShareRequest => ({ kind: 'equal', parts, count });

function amountOf(session: SplitSession, request?: ShareRequest): number {
  const wanted = shareOf(session, 1, request);
  return 'share' in wanted ? wanted.share.amount : Number.NaN;
}

function refusalOf(session: SplitSession, request?: ShareRequest) {
  const wanted = shareOf(session, 1, request);
  return 'refusal' in wanted ? wanted.refusal : undefined;
}

describe('who pays for what', () => {
  it('P10.2 a dish is paid by those who share it, else by who ordered it, else by everybody', () => {
    const table = aTable(1000, 1000, 1000);
    const products = [{ id: 'l1', guest: 1, sharedBy: [3, 2] }, { id: 'l2', guest: 2 }, { id: 'l3' }];
    const { dishes, guests } = splitBill({ ...table, products }, 1);
    expect(dishes.map((dish) => dish.guests)).toEqual([[2, 3], [2], [1, 2, 3]]);
    expect(guests.map(({ amount }) => amount)).toEqual([334, 1833, 833]);
  });

  it('P10.2 a dish at a seat is paid by the guest who sits there, a seat without a phone by whoever sits at it', () => {
    const table = aTable(1000, 1000, 1000);
    const products = [
      { id: 'l1', tableChairId: '2' },
      { id: 'l2', tableChairId: '3' },
      { id: 'l3', guest: 1, tableChairId: '2' },
    ];
    const guests = [{ guest: 1 }, { guest: 2, seat: '2' }];
    const split = splitBill({ ...table, products, guests }, 1);
    expect(split.dishes.map((dish) => dish.guests)).toEqual([[2], [seatGuest('3')], [1]]);
    expect(split.guests.map(({ guest, amount }) => [guest, amount])).toEqual([
      [1, 1000],
      [2, 1000],
      [seatGuest('3'), 1000],
    ]);
    expect(seatOfGuest(seatGuest('3'))).toBe('3');
    expect(seatOfGuest(2)).toBeUndefined();
  });

  it('P10.2 a set is paid as a whole, by its parent line', () => {
    const set = anOption({
      _id: 'set',
      options: [{ _id: 'c1', type: 'product', product: 'p2', price: 500 }],
    });
    const input = pricedLines(1000, 700);
    const child = { fromProduct: 'l1', fromOption: 'set', fromChoice: 'c1' };
    const lines = [aLine({ id: 'l1', product: 'p1' }), aLine({ id: 'l2', product: 'p2', ...child })];
    const catalogue = { ...input.catalogue, productOptions: new Map([['set', set]]) };
    const session = { ...input.session, products: lines };
    const bill = priceBill(aBill({ session, catalogue }));
    const products = [
      { id: 'l1', guest: 1, sharedBy: [1, 2] },
      { id: 'l2', fromProduct: 'l1', guest: 1 },
    ];
    const table = { bill, products, guests: [{ guest: 1 }, { guest: 2 }], payments: [] };
    expect(dishOf(products, 'l2')).toBe('l1');
    expect([amountOf(table, ofLines('l2')), amountOf(table, ofGuests(2))]).toEqual([1500, 750]);
  });

  it('P10.3 P10.4 the seat charge is split by dishes in proportion, by guests equally', () => {
    const section = aSection({ amountPerPerson: 500 });
    const { session, catalogue } = pricedLines(3000, 1000);
    const tables = [{ item: 't1', capacity: 2 }];
    const bill = priceBill(aBill({ section, catalogue, session: { ...session, tables } }));
    const table = { ...aTable(3000, 1000), bill };
    const { dishes, guests } = splitBill(table, 1);
    expect(dishes.map(({ parts }) => parts.seatCharge)).toEqual([750, 250]);
    expect(guests.map(({ parts }) => parts.seatCharge)).toEqual([500, 500]);
  });

  it('P10.4 a guest who ordered nothing pays for the seat only', () => {
    const section = aSection({ amountPerPerson: 500 });
    const { session, catalogue } = pricedLines(3000);
    const tables = [{ item: 't1', capacity: 2 }];
    const bill = priceBill(aBill({ section, catalogue, session: { ...session, tables } }));
    const table = { ...aTable(3000), bill, guests: [{ guest: 1 }, { guest: 2 }] };
    expect([amountOf(table, ofGuests(1)), amountOf(table, ofGuests(2))]).toEqual([3500, 500]);
  });

  it('P10.1 a discount stays with its dish, a tax is shared in proportion', () => {
    const discounts = [aRule({ for: 'product', conditions: [{ product: ['p1'] }], discount: 50 })];
    const bill = priceBill(aBill({ ...pricedLines(1000, 1000), discounts, taxes: [aTax({ percent: 10 })] }));
    const { guests } = splitBill({ ...aTable(1000, 1000), bill }, 1);
    expect(guests.map(({ amount }) => amount)).toEqual([550, 1100]);
    expect(guests.map(({ parts }) => parts)).toMatchObject([
      { dishes: 1000, discount: 500, tax: 50 },
      { dishes: 1000, discount: 0, tax: 100 },
    ]);
  });

  it('P10.1 P1.2 every share is a multiple of the step', () => {
    const shop = aShop({ currency: 'JPY' });
    const bill = priceBill(aBill({ ...pricedLines(100_000), shop }));
    const guests = [{ guest: 1 }, { guest: 2 }, { guest: 3 }];
    const table = { bill, products: [{ id: 'l1' }], guests, payments: [] };
    expect(splitBill(table, 100).guests.map(({ amount }) => amount)).toEqual([33_400, 33_300, 33_300]);
  });

  it('P10.4 a bill that nobody has joined is split by dishes only', () => {
    const bill = priceBill(aBill(pricedLines(1000)));
    const { dishes, guests } = splitBill({ bill, products: [{ id: 'l1' }], payments: [] }, 1);
    expect([dishes, guests]).toMatchObject([[{ amount: 1000, guests: [] }], []]);
  });
});

describe('equal parts', () => {
  it.each([
    [10_000, 1, [10_000]],
    [10_000, 3, [3334, 3333, 3333]],
    [10_001, 3, [3334, 3334, 3333]],
    [2, 3, [1, 1]],
  ])('P10.5 %i in %i', (total, parts, expected) => {
    const paid: SplitPayment[] = [];
    const table = aTable(total);
    for (let now = table; now.bill.outstanding > 0; now = paidWith(table, ...paid))
      paid.push({ amount: amountOf(now, equal(parts)), share: equal(parts) });
    expect(paid.map(({ amount }) => amount)).toEqual(expected);
  });

  it('P10.5 are coins of the shop, with what is less than one on one part, and the difference in rounding', () => {
    const inHalves = (count: number) => shareOf(aTable(11_103), 1, equal(4, count), 50);
    const amounts = [1, 2, 3, 4].map((count) => {
      const wanted = inHalves(count);
      return 'share' in wanted ? wanted.share.amount : Number.NaN;
    });
    expect(amounts).toEqual([2800, 5600, 8353, 11_103]);
    expect(inHalves(1)).toMatchObject({ share: { parts: { dishes: 2776, rounding: 24 }, carried: 0 } });
    expect(inHalves(4)).toMatchObject({ share: { parts: { dishes: 11_103, rounding: 0 } } });
  });

  it('P10.5 cannot exceed the parts that are left', () => {
    const table = paidWith(aTable(9000), { amount: 6000, share: equal(3, 2) });
    expect([equalPartsLeft(table, 3), equalPartsLeft(table, 2)]).toEqual([1, 2]);
    expect(refusalOf(table, equal(3, 2))).toEqual({ code: 'noPartsLeft', left: 1 });
    expect(amountOf(table, equal(3))).toBe(3000);
  });
});

describe('paying share by share', () => {
  it('P10.6 of 100.00 with 30.00 paid the last payer pays 70.00', () => {
    const table = paidWith(aTable(6000, 4000), { amount: 3000 });
    expect(amountOf(table)).toBe(7000);
    expect(splitBill(table, 1).guests.map(({ amount }) => amount)).toEqual([4200, 2800]);
    const rest = paidWith(table, ...table.payments, { amount: 4200, share: ofGuests(1), lines: ['l1'] });
    expect([amountOf(rest, ofGuests(2)), amountOf(rest)]).toEqual([2800, 2800]);
  });

  it('P10.6 a paid or pending dish cannot be paid again', () => {
    const paid = { amount: 6000, share: ofLines('l1'), lines: ['l1'] };
    const table = aTable(6000, 4000);
    const pending = { ...table, pendingPayments: [paid] };
    for (const taken of [paidWith(table, paid), pending]) {
      expect(refusalOf(taken, ofLines('l1', 'l2'))).toEqual({ code: 'linesPaid', lines: ['l1'] });
      expect(refusalOf(taken, ofGuests(1))).toEqual({ code: 'linesPaid', lines: ['l1'] });
      expect([amountOf(taken, ofGuests(1, 2)), amountOf(taken)]).toEqual([4000, 4000]);
    }
    expect(splitBill(pending, 1).dishes.map(({ state }) => state)).toEqual(['pending', 'open']);
    expect(splitBill(paidWith(table, paid), 1).guests.map(({ state }) => state)).toEqual(['paid', 'open']);
  });

  it('P10.6 half of a shared dish may be paid, and the other half by itself', () => {
    const products = [{ id: 'l1', guest: 1, sharedBy: [1, 2] }];
    const table = { ...aTable(1001), products, guests: [{ guest: 1 }, { guest: 2 }] };
    const half = paidWith(table, { amount: 501, share: ofGuests(1), lines: ['l1'] });
    expect(splitBill(half, 1).dishes).toMatchObject([{ state: 'partly', amount: 500 }]);
    expect([amountOf(half, ofLines('l1')), amountOf(half, ofGuests(2))]).toEqual([500, 500]);
    const begun = { ...table, pendingPayments: [{ amount: 501, share: ofGuests(1), lines: ['l1'] }] };
    expect(splitBill(begun, 1).dishes).toMatchObject([{ state: 'partlyPending', amount: 500 }]);
  });

  it('P10.6 a dish ordered after its guest had paid is open', () => {
    const before = paidWith(aTable(3000, 4000), { amount: 3000, share: ofGuests(1), lines: ['l1'] });
    const after = { ...aTable(3000, 4000, 2000), products: [...before.products, { id: 'l3', guest: 1 }] };
    const now = paidWith({ ...after, guests: before.guests }, ...before.payments);
    expect([amountOf(now, ofGuests(1)), amountOf(now, ofGuests(2))]).toEqual([2000, 4000]);
  });

  it('P10.6 a dish voided after it was paid reduces what the others pay', () => {
    const paid = { amount: 3000, share: ofGuests(1), lines: ['l1'] };
    const without = { ...aTable(3000, 4000), bill: priceBill(aBill(withoutFirst(3000, 4000))) };
    const now = paidWith(without, paid);
    expect(shareOf(now, 1, ofGuests(2))).toMatchObject({ share: { amount: 1000, carried: -3000 } });
  });

  it.each([
    ['a dollar less than nothing', 3100],
    ['exactly', 3000],
  ])('P10.6 with nothing left (%s) there is nothing to pay', (_, amount) => {
    const table = paidWith(aTable(3000), { amount });
    expect(splitBill(table, 1).open).toBe(0);
    for (const request of [undefined, equal(2)])
      expect(refusalOf(table, request)).toEqual({ code: 'nothingToPay' });
  });

  it('P10.6 unknown dishes and guests are refused', () => {
    const table = aTable(3000);
    expect(refusalOf(table, ofLines('l9'))).toEqual({ code: 'lineNotFound', line: 'l9' });
    expect(refusalOf(table, ofGuests(9))).toEqual({ code: 'guestNotFound', guest: 9 });
  });
});

/** Returns the same bill after its first dish was cancelled. */
function withoutFirst(...prices: readonly number[]) {
  const { session, catalogue } = pricedLines(...prices);
  const products = session.products.map((line) =>
    line.id === 'l1' ? { ...line, status: 'cancel' as const } : line,
  );
  return { session: { ...session, products }, catalogue };
}
