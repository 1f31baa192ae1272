import type { Organisation, Product, ProductOption, Section, Shop } from '@comanda/contract';

const inAllLanguages = (text: string) => ({ en: text, cht: text, chs: text });
const ALWAYS = { from: '00:00', to: '24:00' };

export const SHOP = 'shop1';
export const OTHER_SHOP = 'shop2';
export const TABLE = 'view1';
export const COUNTER = 'counter1';
export const FPS = 'fps1';
export const SANDBOX = 'sandbox1';

/** Returns a shop that is always open, where everything can be paid afterwards. */
export function aShop(overrides: Partial<Shop> = {}): Shop {
  return {
    _id: SHOP,
    name: inAllLanguages('Shop'),
    currency: 'HKD',
    timezone: 'Asia/Hong_Kong',
    openForOnline: true,
    openTakeAway: true,
    openDineInNoTable: true,
    onlineEnabledFixedCode: true,
    onlineOpeningHours: [{ startTime: '00:00', endTime: '24:00' }],
    payment: { dineIn: 'after', dineInNoTable: 'after', takeAway: 'either', delivery: 'before' },
    preparationMinutes: 15,
    ...overrides,
  };
}

function aSection(overrides: Partial<Section> = {}): Section {
  return {
    _id: 'section1',
    name: inAllLanguages('All day'),
    shops: [SHOP, OTHER_SHOP],
    timeRange: [{ ...ALWAYS, openForOnline: true }],
    sectionSettings: [{ ...ALWAYS, percent: 10, takeAwayPercent: 0 }],
    ...overrides,
  };
}

export function aProduct(_id: string, overrides: Partial<Product> = {}): Product {
  return {
    _id,
    name: inAllLanguages(_id),
    price: 1000,
    category: 'category1',
    sections: ['section1'],
    ...overrides,
  };
}

export function anOption(_id: string, overrides: Partial<ProductOption> = {}): ProductOption {
  return {
    _id,
    name: inAllLanguages(_id),
    options: [
      { _id: `${_id}-a`, name: inAllLanguages('a'), price: 100 },
      { _id: `${_id}-b`, name: inAllLanguages('b'), price: 200 },
    ],
    ...overrides,
  };
}

/**
 * Returns two shops, two tables, a few dishes and four staff (PINs 1111 cashier, 2222 kitchen, 3333 other shop,
 * 9999 owner).
 */
export function smallOrganisation(overrides: Partial<Organisation> = {}): Organisation {
  return {
    systemSetting: { _id: 'system', allowChooseShop: true, onlineMemberSystem: true },
    appSettings: [{ _id: 'primaryColor', key: 'primaryColor', value: 'FF9B33' }],
    shops: [aShop(), aShop({ _id: OTHER_SHOP })],
    sections: [aSection(), aSection({ _id: 'section2', showOrder: 2 })],
    categories: [{ _id: 'category1', name: inAllLanguages('Food'), sections: ['section1'] }],
    subCategories: [],
    products: [
      aProduct('noodles', { price: 4800, options: ['size'] }),
      aProduct('rice', { price: 2000 }),
      aProduct('tea', { price: 1500 }),
      aProduct('cake', { price: 3000, stock: { quantity: 1 } }),
    ],
    productOptions: [anOption('size', { required: true })],
    orderDiscounts: [],
    userCoupons: [],
    taxSettings: [],
    tableViewItems: [
      { _id: TABLE, shop: SHOP, section: 'section1', item: 'table1', name: 'A1', capacity: 4 },
      { _id: 'view2', shop: SHOP, section: 'section1', item: 'table2', name: 'A2', capacity: 2 },
    ],
    paymentMethods: [
      { _id: COUNTER, shop: SHOP, name: inAllLanguages('Counter'), provider: 'counter', online: false },
      {
        _id: FPS,
        shop: SHOP,
        name: inAllLanguages('FPS'),
        provider: 'qr',
        online: true,
        qr: { scheme: 'fps', proxy: 'fpsId', value: '1234567', name: 'Test Cafe', city: 'HK' },
      },
      { _id: SANDBOX, shop: SHOP, name: inAllLanguages('Sandbox'), provider: 'sandbox', online: true },
    ],
    vipLevels: [],
    rewards: [],
    gifts: [],
    points: [],
    users: [],
    staff: [
      { _id: 'staff1', name: 'Cashier', role: 'cashier', shops: [SHOP], pin: '1111' },
      { _id: 'staff2', name: 'Cook', role: 'kitchen', shops: [SHOP], pin: '2222' },
      { _id: 'staff3', name: 'Elsewhere', role: 'cashier', shops: [OTHER_SHOP], pin: '3333' },
      { _id: 'owner1', name: 'Owner', role: 'owner', shops: [], pin: '9999' },
    ],
    ...overrides,
  };
}
