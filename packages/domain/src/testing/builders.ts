import type { BillInput } from '../bill/index.ts';
import { type Catalogue, createCatalogue } from '../catalogue/index.ts';
import type {
  CartLine,
  DiscountRule,
  PricedSession,
  PricedUser,
  Product,
  ProductOption,
  Section,
  SectionSetting,
  Shop,
  TaxSetting,
} from '../model/index.ts';

/** Monday, 12:30 in Hong Kong. */
export const NOON = '2026-03-02T12:30:00+08:00';

export function aShop(overrides: Partial<Shop> = {}): Shop {
  return { _id: 's1', currency: 'HKD', timezone: 'Asia/Hong_Kong', priceRoundMethod: 'no', ...overrides };
}

export function aProduct(overrides: Partial<Product> = {}): Product {
  return { _id: 'p1', price: 1000, ...overrides };
}

export function anOption(overrides: Partial<ProductOption> = {}): ProductOption {
  return { _id: 'o1', options: [{ _id: 'c1', price: 300 }], ...overrides };
}

export function aLine(overrides: Partial<CartLine> = {}): CartLine {
  return { id: 'l1', product: 'p1', quantity: 1, ...overrides };
}

/** Selects one piece of each choice of an option. */
export function choosing(option: string, ...choices: readonly string[]) {
  return { option, selections: choices.map((choice) => ({ _id: choice, quantity: 1 })) };
}

export function aSession(overrides: Partial<PricedSession> = {}): PricedSession {
  return { type: 'dineIn', products: [aLine()], ...overrides };
}

/** Makes a member whose level takes 10 per cent off. */
export function aMember(overrides: Partial<PricedUser> = {}): PricedUser {
  return { _id: 'u1', status: 'active', vipLevel: { _id: 'v1', orderDiscount: 0.9 }, ...overrides };
}

export function aSection(setting: Partial<SectionSetting> = {}): Section {
  return { _id: 'sec1', sectionSettings: [{ from: '00:00', to: '24:00', ...setting }] };
}

export function aRule(overrides: Partial<DiscountRule> = {}): DiscountRule {
  return { _id: 'r1', type: 'discount', for: 'order', discountType: 'percent', discount: 10, ...overrides };
}

export function aTax(overrides: Partial<TaxSetting> = {}): TaxSetting {
  return { _id: 't1', status: 'active', percent: 10, ...overrides };
}

export function aCatalogue(
  products: readonly Product[] = [aProduct()],
  productOptions: readonly ProductOption[] = [anOption()],
): Catalogue {
  return createCatalogue({ products, productOptions });
}

/** Makes the input of a bill at noon. */
export function aBill(overrides: Partial<BillInput> = {}): BillInput {
  return { now: NOON, shop: aShop(), session: aSession(), catalogue: aCatalogue(), ...overrides };
}

/** Makes lines `l1`, `l2` … of products `p1`, `p2` … at these prices. */
export function pricedLines(...prices: readonly number[]): Pick<BillInput, 'session' | 'catalogue'> {
  const products = prices.map((price, index) => aProduct({ _id: `p${index + 1}`, price }));
  const lines = prices.map((_, index) => aLine({ id: `l${index + 1}`, product: `p${index + 1}` }));
  return { session: aSession({ products: lines }), catalogue: aCatalogue(products) };
}
