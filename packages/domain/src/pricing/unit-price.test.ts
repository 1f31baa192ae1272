import { describe, expect, it } from 'vitest';
import { priceBill } from '../bill/index.ts';
import type { CartLine, PricedSession, Product, ProductOption } from '../model/index.ts';
import {
  aBill,
  aCatalogue,
  aLine,
  anOption,
  aProduct,
  aSession,
  aShop,
  choosing,
} from '../testing/builders.ts';
import { setManualPrice } from './manual-price.ts';

type Scene = {
  readonly product?: Partial<Product>;
  readonly option?: Partial<ProductOption>;
  readonly line?: Partial<CartLine>;
  readonly session?: Partial<PricedSession>;
};

function priced({ product, option, line, session }: Scene) {
  const catalogue = aCatalogue([aProduct(product)], [anOption(option)]);
  const bill = priceBill(aBill({ catalogue, session: aSession({ products: [aLine(line)], ...session }) }));
  return bill.lines[0];
}

describe('unit price', () => {
  it("P2.1 takes the shop's own price, or else the one without shop", () => {
    const forAll = { price: 900 };
    const ofShop = { shop: 's1', price: 800 };
    const ofOther = { shop: 's2', price: 1 };
    expect(priced({ product: { discountMapping: [ofOther, forAll, ofShop] } })?.unitPrice).toBe(800);
    expect(priced({ product: { discountMapping: [ofOther, forAll] } })?.unitPrice).toBe(900);
    expect(priced({ product: { discountMapping: [ofOther] } })?.unitPrice).toBe(1000);
  });

  it('P2.2 adds modifiers of the session and of selections, and is at least 0', () => {
    const priceModifiers = [
      { type: 'modifier', modifier: 'happyHour', percent: -12.55 },
      { type: 'productOption', option: 'o1', optionValue: 'c1', price: 50 },
      { type: 'modifier', modifier: 'happyHour', shop: 's2', price: 5000 },
    ] as const;
    expect(priced({ product: { priceModifiers } })?.unitPrice).toBe(1000);
    const happy = { session: { modifiers: ['happyHour'] }, product: { price: 990, priceModifiers } };
    expect(priced(happy)?.unitPrice).toBe(990 - 124);
    expect(priced({ ...happy, line: { options: [choosing('o1', 'c1')] } })?.unitPrice).toBe(
      990 - 124 + 50 + 300,
    );
    const gift = [{ type: 'modifier', modifier: 'happyHour', price: -9999 }] as const;
    expect(priced({ ...happy, product: { priceModifiers: gift } })?.unitPrice).toBe(0);
  });

  it('P2.2 a percentage below zero rounds half away from zero', () => {
    const priceModifiers = [{ type: 'modifier', modifier: 'm', percent: -50 }] as const;
    expect(priced({ product: { price: 5, priceModifiers }, session: { modifiers: ['m'] } })?.unitPrice).toBe(
      2,
    );
  });

  it('P2.3 multiplies by the mapping, rounded half up', () => {
    expect(priced({ product: { price: 1010, discountMapping: [{ discount: 0.85 }] } })?.unitPrice).toBe(859);
  });

  it('P2.4 adds choices, discounted if the option enjoys it, subtracted in a discount option', () => {
    const chosen = { line: { options: [{ option: 'o1', selections: [{ _id: 'c1', quantity: 2 }] }] } };
    const half = { product: { discountMapping: [{ discount: 0.5 }] } };
    expect(priced(chosen)?.unitPrice).toBe(1600);
    expect(priced({ ...chosen, ...half })?.unitPrice).toBe(1100);
    expect(priced({ ...chosen, ...half, option: { enjoyDiscount: true } })?.unitPrice).toBe(800);
    expect(priced({ ...chosen, option: { type: 'discount' } })?.unitPrice).toBe(400);
    const free = { line: { options: [{ ...choosing('o1', 'c1'), free: true }] } };
    expect(priced(free)?.unitPrice).toBe(1000);
  });

  it("P2.4 adds a choice's modifiers in per cent of the choice's price, without a floor", () => {
    const priceModifiers = [{ type: 'modifier', modifier: 'm', percent: -150 }] as const;
    const option = { enjoyDiscount: true, options: [{ _id: 'c1', price: 300, priceModifiers }] };
    const scene = { option, session: { modifiers: ['m'] }, line: { options: [choosing('o1', 'c1')] } };
    expect(priced(scene)?.unitPrice).toBe(1000 + 300 - 450);
  });

  it('P2.5 is at least 0 after the manual adjustment', () => {
    expect(priced({ line: { openKey: -200 } })?.unitPrice).toBe(800);
    expect(priced({ line: { openKey: -2000 } })?.unitPrice).toBe(0);
  });

  it('P2.5 equals the entered price; an entry that is no number removes the adjustment', () => {
    const line = aLine({ options: [choosing('o1', 'c1')] });
    const context = { shop: aShop(), session: aSession(), catalogue: aCatalogue(), step: 1 };
    expect(setManualPrice(line, 999, context).openKey).toBe(-301);
    expect(setManualPrice(line, '1500', context).openKey).toBe(200);
    expect(setManualPrice(line, -5, context).openKey).toBe(-1300);
    expect(setManualPrice(line, 'free', context).openKey).toBe(0);
    expect(setManualPrice(line, undefined, context).openKey).toBe(0);
  });

  it('P2.6 rounds a product sold by weight once, on the line', () => {
    expect(
      priced({ product: { price: 999, soldByWeight: true }, line: { quantity: 0.335 } })?.lineTotal,
    ).toBe(335);
  });

  it('P2.6 rounds to whole steps in a currency without cents', () => {
    const catalogue = aCatalogue([aProduct({ price: 10_500, discountMapping: [{ discount: 0.9 }] })]);
    const bill = priceBill(aBill({ shop: aShop({ currency: 'JPY' }), catalogue }));
    expect(bill.lines[0]?.unitPrice).toBe(9500);
  });

  it('P2.1 is the entered price of a custom product', () => {
    const line = { product: undefined, customProduct: { name: 'Cake fee', price: 4200 } };
    expect(priced({ line })?.unitPrice).toBe(4200);
  });
});

describe('sets', () => {
  const setOption = anOption({
    _id: 'set',
    options: [
      { _id: 'tea', type: 'product', product: 'p2', price: 200 },
      { _id: 'dear', type: 'product', product: 'p2', price: -500 },
    ],
  });
  const catalogue = aCatalogue([aProduct(), aProduct({ _id: 'p2', price: 9999 })], [setOption, anOption()]);
  const parent = aLine({ quantity: 3, options: [choosing('set', 'tea')] });
  const child = aLine({
    id: 'l2',
    product: 'p2',
    quantity: 77,
    quantityRatio: 2,
    fromProduct: 'l1',
    fromOption: 'set',
    fromChoice: 'tea',
  });
  const bill = (...products: readonly CartLine[]) =>
    priceBill(aBill({ catalogue, session: aSession({ products }) }));

  it("P2.7 price a child by its choice, times its parent's quantity and its ratio", () => {
    expect(bill(parent, child).lines).toMatchObject([
      { id: 'l1', unitPrice: 1000, lineTotal: 3000 },
      { id: 'l2', unitPrice: 200, lineTotal: 1200 },
    ]);
  });

  it('P2.7 price a child before its parent, at least 0, plus its own options', () => {
    const dear = { ...child, fromChoice: 'dear', options: [choosing('o1', 'c1')] };
    expect(bill(dear, parent).lines).toMatchObject([
      { id: 'l2', unitPrice: 300, lineTotal: 1800 },
      { id: 'l1', lineTotal: 3000 },
    ]);
  });

  it('P2.8 leave out a cancelled line and its children, but not a held line', () => {
    const cancelled = bill({ ...parent, status: 'cancel' }, child, aLine({ id: 'l3', status: 'hold' }));
    expect(cancelled.lines.map((line) => line.id)).toEqual(['l3']);
    expect(cancelled.subTotal).toBe(1000);
  });
});
