import {
  AppSetting,
  Category,
  createValidator,
  Gift,
  PaymentMethod,
  Product,
  ProductOption,
  Reward,
  Section,
  Shop,
  Staff,
  SubCategory,
  SystemSetting,
  TableViewItem,
  TaxSetting,
  User,
  VipLevel,
} from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import { demoOrganisation } from './index.ts';

const organisation = demoOrganisation();
const usersWithoutPasswords = organisation.users.map(({ password: _, ...user }) => user);
const staffWithoutSecrets = organisation.staff.map(
  ({ pin: _pin, email: _email, password: _password, ...staff }) => staff,
);

type Kind = readonly [
  name: string,
  check: (value: unknown) => { ok: boolean },
  documents: readonly { _id: string }[],
];

const KINDS: readonly Kind[] = [
  ['system settings', createValidator(SystemSetting), [organisation.systemSetting]],
  ['app settings', createValidator(AppSetting), organisation.appSettings],
  ['shops', createValidator(Shop), organisation.shops],
  ['sections', createValidator(Section), organisation.sections],
  ['categories', createValidator(Category), organisation.categories],
  ['sub-categories', createValidator(SubCategory), organisation.subCategories],
  ['products', createValidator(Product), organisation.products],
  ['product options', createValidator(ProductOption), organisation.productOptions],
  ['tax settings', createValidator(TaxSetting), organisation.taxSettings],
  ['table view items', createValidator(TableViewItem), organisation.tableViewItems],
  ['payment methods', createValidator(PaymentMethod), organisation.paymentMethods],
  ['staff', createValidator(Staff), staffWithoutSecrets],
  ['levels', createValidator(VipLevel), organisation.vipLevels],
  ['members', createValidator(User), usersWithoutPasswords],
  ['rewards', createValidator(Reward), organisation.rewards],
  ['gifts', createValidator(Gift), organisation.gifts],
];

const idsOf = (documents: readonly { _id: string }[]) => documents.map(({ _id }) => _id);
const shops = idsOf(organisation.shops);
const sections = idsOf(organisation.sections);
const categories = idsOf(organisation.categories);
const subCategories = idsOf(organisation.subCategories);
const products = idsOf(organisation.products);
const options = idsOf(organisation.productOptions);
const choicesOf = (id: string | undefined) =>
  idsOf(organisation.productOptions.find((option) => option._id === id)?.options ?? []);

describe.each(KINDS)('%s', (_name, check, documents) => {
  test('fit their schema', () => {
    for (const document of documents) expect(check(document), document._id).toMatchObject({ ok: true });
  });

  test('have ids of their own', () => {
    expect(new Set(idsOf(documents)).size).toBe(documents.length);
  });
});

describe('references', () => {
  test('of shops, sections and categories lead somewhere', () => {
    expect(sections).toEqual(
      expect.arrayContaining(organisation.categories.flatMap((item) => item.sections)),
    );
    expect(categories).toEqual(
      expect.arrayContaining(organisation.subCategories.map((item) => item.category)),
    );
    expect(shops).toEqual(expect.arrayContaining(organisation.sections.flatMap((item) => item.shops)));
    expect(shops).toEqual(expect.arrayContaining(organisation.staff.flatMap((item) => item.shops)));
    for (const { shop, section } of organisation.tableViewItems) {
      expect(shops).toContain(shop);
      if (section !== undefined) expect(sections).toContain(section);
    }
  });

  test.each(organisation.products)('of $_id lead somewhere, in the product’s own shop', (product) => {
    const [shop] = product.shops ?? [];
    expect(shops).toContain(shop);
    expect(categories).toContain(product.category);
    const subCategory = organisation.subCategories.find(({ _id }) => _id === product.subCategory);
    expect(subCategory?.category).toBe(product.category);
    for (const id of product.sections) {
      const section = organisation.sections.find(({ _id }) => _id === id);
      expect(section?.shops).toContain(shop);
      const category = organisation.categories.find(({ _id }) => _id === product.category);
      expect(category?.sections, product._id).toContain(id);
    }
    for (const option of product.options ?? []) expect(options).toContain(option);
    for (const { option, optionValue } of product.priceModifiers ?? []) {
      expect(product.options).toContain(option);
      expect(choicesOf(option)).toContain(optionValue);
    }
    for (const { option, value } of product.stock?.productOptions ?? []) {
      expect(product.options).toContain(option);
      expect(choicesOf(option)).toContain(value);
    }
  });

  test.each(organisation.productOptions)('of $_id lead somewhere', ({ options: choices }) => {
    expect(new Set(idsOf(choices)).size).toBe(choices.length);
    for (const { product, priceModifiers = [] } of choices) {
      if (product !== undefined) expect(products).toContain(product);
      for (const { option, optionValue } of priceModifiers) expect(choicesOf(option)).toContain(optionValue);
    }
  });

  test('every option, sub-category and category is used', () => {
    const usedOptions = new Set(organisation.products.flatMap((product) => product.options ?? []));
    expect(options.filter((id) => !usedOptions.has(id))).toEqual([]);
    const usedGroups = new Set(organisation.products.map((product) => product.subCategory));
    expect(subCategories.filter((id) => !usedGroups.has(id))).toEqual([]);
    expect(new Set(organisation.products.map((product) => product.category)).size).toBe(categories.length);
  });
});

test('every role has one person with a PIN of its own', () => {
  const pins = organisation.staff.map(({ pin }) => pin);
  expect(new Set(pins).size).toBe(pins.length);
  for (const pin of pins) expect(pin).toMatch(/^\d{4,6}$/);
  expect(organisation.staff.map(({ role }) => role).sort()).toEqual([
    'cashier',
    'kitchen',
    'manager',
    'owner',
    'waiter',
  ]);
});

test('each shop has tables, a counter, a test card, and money for its till', () => {
  for (const shop of shops) {
    expect(organisation.tableViewItems.filter((item) => item.shop === shop).length).toBeGreaterThan(0);
    const methods = organisation.paymentMethods.filter((method) => method.shop === shop);
    const qr = shop === 'harbour' ? ['qr'] : [];
    expect(methods.map(({ provider }) => provider).sort()).toEqual([
      'cash',
      'counter',
      'manual',
      'manual',
      ...qr,
      'sandbox',
    ]);
  }
});

test('what members hold leads to members, rules and shops that are there', () => {
  const { rewards, gifts, points, userCoupons, orderDiscounts, systemSetting } = organisation;
  const users = idsOf(organisation.users);
  const ruleOf = (id: string) => orderDiscounts.find(({ _id }) => _id === id);
  for (const { coupon } of gifts) expect(ruleOf(coupon)?.source).toBe('gift');
  for (const { coupon } of rewards) expect(['coupon', 'gift']).toContain(ruleOf(coupon)?.source);
  for (const id of systemSetting.welcomeCoupons ?? []) expect(ruleOf(id)?.source).toBe('coupon');
  const owners = [...gifts, ...points, ...userCoupons].flatMap(({ user }) => user ?? []);
  expect(owners.filter((user) => !users.includes(user))).toEqual([]);
  expect(points.filter(({ shop = '' }) => !shops.includes(shop))).toEqual([]);
});
