import fc from 'fast-check';
import type { BillInput } from '../bill/index.ts';
import { createCatalogue } from '../catalogue/index.ts';
import {
  type CartLine,
  type Condition,
  DISCOUNT_TYPES,
  type DiscountRule,
  ORDER_TYPES,
  type PriceModifier,
  type Product,
  type ProductOption,
} from '../model/index.ts';
import { aBill, aCatalogue, aMember, aSection, aSession, aShop } from './builders.ts';

/** The fixed seed of property tests, so that failures are reproducible. */
export const SEEDED = { seed: 20260302, numRuns: 200 };

const PRODUCTS = ['p0', 'p1', 'p2', 'p3'] as const;
const RULES = ['r0', 'r1', 'r2', 'r3', 'r4'] as const;
const amount = fc.integer({ min: 0, max: 20_000 });
const percent = fc.integer({ min: 0, max: 1_000_000 }).map((units) => units / 10_000);
const some = <Value>(values: readonly Value[]) =>
  fc.subarray([...values], { maxLength: Math.min(2, values.length) });

const modifier: fc.Arbitrary<PriceModifier> = fc.oneof(
  fc.record({
    type: fc.constant('modifier' as const),
    modifier: fc.constantFrom('m0', 'm1'),
    price: fc.integer({ min: -3000, max: 3000 }),
  }),
  fc.record({
    type: fc.constant('productOption' as const),
    option: fc.constant('o0'),
    optionValue: fc.constant('c0'),
    percent: fc.integer({ min: -120, max: 120 }),
  }),
);

const product = fc.record({
  price: amount,
  category: fc.constantFrom('k0', 'k1'),
  priceModifiers: fc.array(modifier, { maxLength: 2 }),
  discountMapping: fc.array(
    fc.record({
      price: fc.option(amount, { nil: undefined }),
      discount: fc.constantFrom(1, 0.85, 0.333333),
    }),
    { maxLength: 1 },
  ),
  freeSurcharge: fc.boolean(),
  discountable: fc.constantFrom(true, true, false),
  weight: fc.constantFrom(0.1, 0.25, 1),
});

const option = fc.record({
  type: fc.constantFrom('option' as const, 'discount' as const, 'freeSurcharge' as const),
  enjoyDiscount: fc.boolean(),
  price: amount,
});

const line = fc.record({
  product: fc.constantFrom(...PRODUCTS),
  quantity: fc.integer({ min: 1, max: 5 }),
  options: fc.array(
    fc.record({
      option: fc.constantFrom('o0', 'o1'),
      selections: fc.constant([{ _id: 'c0', quantity: 2 }]),
      free: fc.constantFrom(false, false, true),
    }),
    { maxLength: 1 },
  ),
  openKey: fc.constantFrom(0, 0, 0, 500, -50_000),
  takeAway: fc.boolean(),
  status: fc.constantFrom('init' as const, 'init' as const, 'hold' as const, 'cancel' as const),
  fromCoupon: fc.constantFrom(undefined, undefined, undefined, ...RULES),
  ratio: fc.constantFrom(undefined, undefined, 1, 2),
});

const condition: fc.Arbitrary<Condition> = fc.record({
  for: fc.constantFrom('product' as const, 'product' as const, 'order' as const, 'exclude' as const),
  product: some(PRODUCTS),
  category: some(['k0', 'k1']),
  excludeProduct: some(['p3']),
  minQty: fc.constantFrom(0, 1, 2, 3),
  minTotal: fc.constantFrom(0, 0, 5000),
  minWeight: fc.constantFrom(0, 0, 0.3),
  includeModifier: fc.constantFrom([], [], ['m0']),
});

const rule: fc.Arbitrary<DiscountRule> = fc.record({
  _id: fc.constantFrom(...RULES),
  type: fc.constantFrom('discount' as const, 'discount' as const, 'free' as const, 'point' as const),
  for: fc.constantFrom('order' as const, 'product' as const),
  discountType: fc.constantFrom(...DISCOUNT_TYPES),
  discount: fc.constantFrom(0, 1, 2, 10, 33.3333, 100).map((value) => value),
  repeat: fc.boolean(),
  priority: fc.integer({ min: 0, max: 2 }),
  conditions: fc.array(condition, { maxLength: 2 }),
  discountRules: fc.array(condition, { maxLength: 1 }),
  ruleType: fc.constantFrom(undefined, undefined, 'denylist' as const, 'allowlist' as const),
  rules: some(RULES),
  rulesDiscount: some(RULES),
  beforeServiceCharge: fc.boolean(),
  automaticAddFreeProduct: fc.boolean(),
  freeProducts: fc.array(
    fc.record({ product: fc.constantFrom(...PRODUCTS), quantity: fc.constantFrom(1, 2) }),
    {
      maxLength: 2,
    },
  ),
  fixedPoint: fc.constantFrom(0, 5),
  percentagePoint: fc.constantFrom(0, 1.5),
  orderType: fc.constantFrom([], [], ['dineIn' as const]),
});

const tax = fc.record({
  percent,
  included: fc.boolean(),
  includeServiceCharge: fc.boolean(),
  includeAmountPerPerson: fc.boolean(),
  conditions: fc.array(condition, { maxLength: 1 }),
  rules: some(RULES),
});

type Drawn<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

function productsOf(drawn: readonly Drawn<typeof product>[]): readonly Product[] {
  return drawn.map((entry, index) => ({ _id: `p${index}`, ...entry }));
}

function optionsOf(drawn: readonly Drawn<typeof option>[], childPrice: number): readonly ProductOption[] {
  const plain = drawn.map(({ price, ...rest }, index) => ({
    _id: `o${index}`,
    ...rest,
    options: [{ _id: 'c0', price }],
  }));
  const set: ProductOption = {
    _id: 'set',
    options: [{ _id: 'item', type: 'product', product: 'p1', price: childPrice }],
  };
  return [...plain, set];
}

function linesOf(drawn: readonly Drawn<typeof line>[]): readonly CartLine[] {
  return drawn.flatMap(({ ratio, ...rest }, index) => {
    const parent = { id: `l${index}`, ...rest };
    if (ratio === undefined) return [parent];
    const origin = { fromProduct: parent.id, fromOption: 'set', fromChoice: 'item' };
    return [parent, { id: `l${index}c`, product: 'p1', quantity: 1, quantityRatio: ratio, ...origin }];
  });
}

/** Arbitrary bills with everything that a bill may have, in cents. */
export const scenes: fc.Arbitrary<BillInput> = fc
  .record({
    products: fc.tuple(product, product, product, product),
    options: fc.tuple(option, option),
    childPrice: amount,
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    rules: fc.uniqueArray(rule, { maxLength: 5, selector: ({ _id }) => _id }),
    taxes: fc.array(tax, { maxLength: 3 }),
    type: fc.constantFrom(...ORDER_TYPES),
    modifiers: some(['m0', 'm1']),
    percent,
    amountPerPerson: fc.constantFrom(0, 500),
    seatChargeSurcharge: fc.boolean(),
    isMember: fc.boolean(),
    zone: fc.option(fc.record({ fee: amount, freeFrom: fc.option(amount, { nil: undefined }) }), {
      nil: undefined,
    }),
    tips: fc.constantFrom(0, 300),
    adjusts: fc.constantFrom(0, -700, 50),
    payments: fc.constantFrom([], [{ amount: 1000, tips: 100 }]),
    rounding: fc.constantFrom('no', 'floor', 'round', 'ceil'),
  })
  .map((drawn) =>
    aBill({
      shop: aShop({
        priceRoundMethod: drawn.rounding,
        priceRoundFactor: 10,
        seatChargeSurcharge: drawn.seatChargeSurcharge,
      }),
      section: aSection({
        percent: drawn.percent,
        takeAwayPercent: 3,
        amountPerPerson: drawn.amountPerPerson,
      }),
      zone: drawn.zone && { _id: 'z0', ...drawn.zone },
      user: drawn.isMember ? aMember() : undefined,
      session: aSession({
        type: drawn.type,
        modifiers: drawn.modifiers,
        tables: [{ item: 't1', capacity: 3 }],
        products: linesOf(drawn.lines),
        tips: drawn.tips,
        adjusts: drawn.adjusts,
        payments: drawn.payments,
      }),
      catalogue: aCatalogue(productsOf(drawn.products), optionsOf(drawn.options, drawn.childPrice)),
      discounts: drawn.rules.map(wholeDiscount),
      taxes: drawn.taxes.map((entry, index) => ({ _id: `t${index}`, ...entry })),
    }),
  );

/** Makes a discount in pieces or cents whole. */
function wholeDiscount(drawn: DiscountRule): DiscountRule {
  const isPercent = drawn.discountType === 'percent' || drawn.discountType === 'percentPre';
  return isPercent ? drawn : { ...drawn, discount: Math.floor(drawn.discount ?? 0) };
}

/** Multiplies every amount of an input, and its smallest amount, by `factor`. */
export function scaledBill(input: BillInput, factor: number): BillInput {
  const money = (amount: number | undefined) => (amount === undefined ? undefined : amount * factor);
  const modifiers = (list: readonly PriceModifier[] = []) =>
    list.map((entry) => ({ ...entry, price: money(entry.price) }));
  const condition = (entry: Condition) => ({
    ...entry,
    minTotal: money(entry.minTotal),
    afterMinTotal: money(entry.afterMinTotal),
  });
  const rule = (entry: DiscountRule): DiscountRule => ({
    ...entry,
    discount: entry.discountType === 'amount' ? money(entry.discount) : entry.discount,
    conditions: (entry.conditions ?? []).map(condition),
    discountRules: (entry.discountRules ?? []).map(condition),
  });
  const { shop, section, zone, session, catalogue, discounts = [] } = input;
  return {
    ...input,
    shop: { ...shop, currencyStep: factor, priceRoundFactor: money(shop.priceRoundFactor) },
    section: section && {
      ...section,
      sectionSettings: (section.sectionSettings ?? []).map((setting) => ({
        ...setting,
        amountPerPerson: money(setting.amountPerPerson),
      })),
    },
    zone: zone && { ...zone, fee: zone.fee * factor, freeFrom: money(zone.freeFrom) },
    session: {
      ...session,
      tips: money(session.tips),
      adjusts: money(session.adjusts),
      payments: (session.payments ?? []).map(({ amount, tips = 0 }) => ({
        amount: amount * factor,
        tips: tips * factor,
      })),
      products: session.products.map((line) => ({ ...line, openKey: money(line.openKey) })),
    },
    catalogue: createCatalogue({
      products: [...catalogue.products.values()].map((product) => ({
        ...product,
        price: product.price * factor,
        priceModifiers: modifiers(product.priceModifiers),
        discountMapping: (product.discountMapping ?? []).map((entry) => ({
          ...entry,
          price: money(entry.price),
        })),
      })),
      productOptions: [...catalogue.productOptions.values()].map((option) => ({
        ...option,
        options: option.options.map((choice) => ({ ...choice, price: money(choice.price) })),
      })),
    }),
    discounts: discounts.map(rule),
  };
}
