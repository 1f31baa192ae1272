import type { Bill, Shop, TableSession } from '@comanda/contract';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems } from './harness/accessibility.ts';
import type { Size } from './harness/browser.ts';
import { overflows } from './harness/faces.ts';
import { addPlain, addToCart, openCart, openProduct, takeAway } from './harness/guest.ts';
import { asStaff } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';
import { sitDown, tableAddress } from './harness/tables.ts';

const stage = aStage();
const LAST_USE = 'CAKE-7Q4M-9XK2';
const WELCOME = 'Welcome: 10% off';
const NEIGHBOUR = 'Neighbours: 15% off';

const digits = (minor: number) => (minor / 100).toFixed(2).replace('-', '−');
const sums = (page: Page) => page.getByRole('region', { name: 'Total' });
const offers = (page: Page) => page.getByRole('region', { name: 'Offers' });
const coupon = (page: Page, name: string) =>
  offers(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) });
const line = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** The amounts of the cart's breakdown, the total last. */
const amounts = (page: Page) => sums(page).getByRole('definition').allTextContents();

/** A loaded machine may take its time. */
const SOON = { timeout: 10_000 };

async function shows(page: Page, expected: readonly string[]): Promise<void> {
  await expect.poll(() => amounts(page), SOON).toEqual(expected);
}

/** The amounts that a bill is shown with in a cart. */
function amountsOf(bill: Bill, currency = 'HK$'): readonly string[] {
  const taken = bill.discounts.map(({ amount }) => -amount);
  const charges = [...taken, bill.surcharge, bill.seatCharge, bill.rounding].filter((amount) => amount !== 0);
  return [...[bill.subTotal, ...charges].map(digits), `${currency}${digits(bill.total)}`];
}

async function more(page: Page, name: string, times = 1): Promise<void> {
  const button = page
    .getByRole('group', { name: `Quantity of ${name}` })
    .getByRole('button', { name: 'One more' });
  for (let time = 0; time < times; time += 1) await button.click();
}

async function enter(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Coupon code' }).fill(code);
  await offers(page).getByRole('button', { name: 'Apply' }).click();
}

async function takesCode(page: Page, code: string, name: string): Promise<void> {
  await enter(page, code);
  await coupon(page, name).waitFor();
}

/** Tries codes that are not taken, each with what is said of it. */
async function refuses(page: Page, codes: Readonly<Record<string, string>>): Promise<void> {
  for (const [code, why] of Object.entries(codes)) {
    await enter(page, code);
    await offers(page).getByRole('alert').filter({ hasText: why }).waitFor();
  }
}

/** Places the cart; gives the session as the server has it. */
async function place(page: Page): Promise<TableSession> {
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.waitForURL('**/order**');
  const path = await page.getByRole('link', { name: 'Receipt' }).getAttribute('href');
  const staff = await asStaff(stage.client(), 'manager');
  return staff.get<TableSession>('tableSessions', path?.split('/').at(-1) ?? '');
}

/** What is said of an amount of the breakdown: its steps, each with its amount. */
async function reasonsOf(page: Page, label: string): Promise<readonly string[]> {
  await sums(page)
    .getByRole('button', { name: new RegExp(`^${label}`) })
    .click();
  const steps = page.getByRole('dialog').getByRole('listitem');
  await steps.first().waitFor();
  const texts = await steps.allInnerTexts();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  return texts.map((text) => text.replace(/\s+/g, ' '));
}

/** A guest of the café with dishes that ask nothing in the cart. */
async function withDishes(page: Page, ...names: readonly string[]): Promise<void> {
  await takeAway(page);
  for (const name of names) await addPlain(page, name);
  await openCart(page);
}

describe.each<Size>(['phone', 'desktop'])('on a %s', (size) => {
  test('what is taken off by itself is explained, and is what the server takes off', async () => {
    const { page } = await stage.device({ size });
    await withDishes(page, 'Fish siu mai', 'Shrimp dumplings', 'Ham and cheese omelette');
    await more(page, 'Ham and cheese omelette', 3);
    const shown = ['230.00', '−9.30', '−20.00', 'HK$200.70'];
    await shows(page, shown);
    await coupon(page, 'Two baskets of dim sum: 15% off').getByText('Counts in this order').waitFor();
    expect(await reasonsOf(page, 'Two baskets')).toEqual([
      'Fish siu mai −HK$3.60',
      'Shrimp dumplings −HK$5.70',
      'Two baskets of dim sum: 15% off −HK$9.30',
    ]);
    expect(await reasonsOf(page, 'Total')).toEqual([
      'All dishes HK$230.00',
      'Two baskets of dim sum: 15% off −HK$9.30',
      'Every full $200: save $20 −HK$20.00',
      'Total HK$200.70',
    ]);
    const { bill } = await place(page);
    expect(amountsOf(bill)).toEqual(shown);
  });

  test('a free dish comes with those that earn it, and goes with them', async () => {
    const { page } = await stage.device({ size });
    await takeAway(page);
    await openProduct(page, 'Baked spaghetti bolognese');
    await addToCart(page);
    await openCart(page);
    const milkTea = line(page, 'Hong Kong milk tea');
    await coupon(page, 'Two oven dishes').getByText('1 more of').waitFor();
    await more(page, 'Baked spaghetti bolognese');
    await milkTea.getByText('Free', { exact: true }).waitFor();
    await page
      .getByRole('group', { name: 'Quantity of Baked spaghetti bolognese' })
      .getByRole('button', { name: 'One less' })
      .click();
    await milkTea.waitFor({ state: 'detached' });
    await more(page, 'Baked spaghetti bolognese');
    await milkTea.waitFor();
    const shown = await amounts(page);
    const { bill, products } = await place(page);
    expect(amountsOf(bill)).toEqual(shown);
    expect(products.map(({ product, quantity, fromCoupon }) => [product, quantity, fromCoupon])).toEqual([
      ['baked-bolognese', 2, undefined],
      ['milk-tea', 1, 'harbour-baked-drink'],
    ]);
  });

  test('codes: refused with the reason, waiting for what is missing, counting by themselves', async () => {
    const { page } = await stage.device({ size });
    await withDishes(page, 'Egg tart');
    await refuses(page, {
      NOSUCHCODE: 'This code is not known',
      HARBOUR2025: 'This code is past its date.',
      MOON20: 'This code is for another restaurant.',
    });
    await takesCode(page, ' welcome 10 ', WELCOME);
    await refuses(page, { WELCOME10: 'This code is in your cart already.' });
    await coupon(page, WELCOME).getByText('HK$40.00 more').waitFor();
    expect((await amounts(page)).at(-1)).toBe('HK$10.00');
    await more(page, 'Egg tart', 3);
    await coupon(page, WELCOME).getByText('HK$10.00 more').waitFor();
    await more(page, 'Egg tart');
    await coupon(page, WELCOME).getByText('Counts in this order').waitFor();
    await shows(page, ['50.00', '−5.00', 'HK$45.00']);
    await coupon(page, WELCOME).getByRole('button', { name: 'Remove the code WELCOME10' }).click();
    await shows(page, ['50.00', 'HK$50.00']);
    await takesCode(page, 'WELCOME10', WELCOME);
    const { bill, discounts } = await place(page);
    expect(amountsOf(bill)).toEqual(['50.00', '−5.00', 'HK$45.00']);
    expect(discounts).toMatchObject([{ coupon: 'WELCOME10', rule: 'harbour-welcome' }]);
  });

  test('two codes that refuse each other name both, and the better one is a tap away', async () => {
    const { page } = await stage.device({ size });
    await withDishes(page, 'Egg tart');
    await more(page, 'Egg tart', 9);
    await takesCode(page, 'WELCOME10', WELCOME);
    await takesCode(page, 'NEIGHBOUR15', NEIGHBOUR);
    await coupon(page, NEIGHBOUR).getByText(`Not together with “${WELCOME}”.`).waitFor();
    await offers(page).getByText(`With ${NEIGHBOUR} you save HK$5.00 more.`).waitFor();
    await offers(page).getByRole('button', { name: 'Use it' }).click();
    await coupon(page, WELCOME).getByText('Set aside').waitFor();
    await shows(page, ['100.00', '−15.00', 'HK$85.00']);
    const { bill, discounts } = await place(page);
    expect(amountsOf(bill)).toEqual(['100.00', '−15.00', 'HK$85.00']);
    expect(discounts.map((discount) => discount.coupon)).toEqual(['NEIGHBOUR15']);
  });

  test('a purchase limit is told on the menu, in the sheet and in the cart', async () => {
    const { page } = await stage.device({ size });
    await takeAway(page);
    await page.getByRole('searchbox').fill('Bowl of braised brisket');
    const dish = page.getByRole('article').filter({ hasText: 'Bowl of braised brisket' });
    await dish.getByText('Up to 4 per order').waitFor();
    await dish.getByRole('link').click();
    const sheet = page.getByRole('dialog');
    for (let pieces = 1; pieces < 4; pieces += 1)
      await sheet.getByRole('button', { name: 'One more' }).click();
    await sheet.getByText('The purchase limit has been reached.').waitFor();
    expect(await sheet.getByRole('button', { name: 'One more' }).isDisabled()).toBe(true);
    await sheet.getByRole('button', { name: 'One less' }).click();
    await addToCart(page);
    await dish.getByText('1 more can be ordered').waitFor();
    await openCart(page);
    const row = line(page, 'Bowl of braised brisket');
    await row.getByText('1 more can be ordered').waitFor();
    await more(page, 'Bowl of braised brisket');
    await row.getByText('The purchase limit has been reached.').waitFor();
    expect(await row.getByRole('button', { name: 'One more' }).isDisabled()).toBe(true);
  });
});

test('codes, gaps, refusals and reasons speak the guest’s language', async () => {
  const page = await stage.phone();
  await withDishes(page, 'Egg tart');
  await more(page, 'Egg tart', 2);
  await takesCode(page, 'WELCOME10', WELCOME);
  const languages = [
    [
      'zh-hk',
      '新客優惠九折',
      '再加 HK$20.00',
      '找不到此優惠碼，或此碼屬於其他人。',
      '為何是 HK$30.00？',
      '全部菜式',
    ],
    [
      'zh-cn',
      '新客优惠九折',
      '再加 HK$20.00',
      '没有找到此优惠码，或此码属于他人。',
      '为何是 HK$30.00？',
      '全部菜品',
    ],
    ['en', WELCOME, 'HK$20.00 more', 'This code is not known', 'Why HK$30.00?', 'All dishes'],
  ] as const;
  for (const [locale, name, gap, refusal, why, step] of languages) {
    await page.goto(`/${locale}/cart`);
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
    await card.getByText(gap).waitFor();
    await page.locator('form').getByRole('textbox').fill('nosuchcode');
    await page.locator('form').getByRole('button').click();
    await page.getByRole('alert').filter({ hasText: refusal }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await overflows(page)).toEqual([]);
    await page.getByRole('term').last().getByRole('button').click();
    await page.getByRole('dialog', { name: why }).getByText(step).waitFor();
    await page.goBack();
  }
});

test('a free dish by code is placed with the order', async () => {
  const page = await stage.phone();
  await withDishes(page, 'Pork chop bun');
  await takesCode(page, 'TARTONUS', 'An egg tart on us');
  await coupon(page, 'An egg tart on us').getByText('HK$24.00 more').waitFor();
  await more(page, 'Pork chop bun');
  await line(page, 'Egg tart').getByText('Free', { exact: true }).waitFor();
  const shown = await amounts(page);
  const { bill, products } = await place(page);
  expect(amountsOf(bill)).toEqual(shown);
  expect(products.map(({ product }) => product)).toEqual(['pork-chop-bun', 'egg-tart']);
});

test('happy hour: the menu of the hour takes off what the server takes off', async () => {
  const page = await stage.phone();
  await takeAway(page, 'Moon Lane Tea');
  await addPlain(page, 'Chicken nuggets');
  await openCart(page);
  const bill = await quoted('teahouse', 'chicken-nuggets');
  const night = coupon(page, 'Night market: fried snacks 15% off');
  await offers(page).waitFor();
  // served at every hour, cheaper with the night's menu
  expect(await night.getByText('Counts in this order').count()).toBe(bill.discounts.length);
  expect(await amounts(page)).toEqual(amountsOf(bill, 'NT$'));
});

/** What the server asks for one piece of a product, taken away. */
function quoted(shop: string, product: string): Promise<Bill> {
  const products = [{ id: 'one', product, quantity: 1 }];
  return stage
    .client()
    .create<Bill>('tableSessions/quote', { shop, session: { type: 'takeAway' }, products });
}

test('two phones with the last use of a code: one gets it, the other goes on without it in one tap', async () => {
  const page = await stage.phone();
  await takeAway(page, 'Moon Lane Tea');
  await addPlain(page, 'Taro mille crêpe');
  await openCart(page);
  await takesCode(page, LAST_USE.toLowerCase(), 'Desserts at half price');
  await shows(page, ['130.00', '−65.00', 'NT$65.00']);
  const other = {
    requestId: crypto.randomUUID(),
    shop: 'teahouse',
    session: { type: 'takeAway' },
    products: [{ id: 'cake', product: 'taro-mille-crepe', quantity: 1 }],
    coupons: [LAST_USE],
    total: 6500,
  };
  await stage.client().create('tableSessions/create', other);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await coupon(page, 'Desserts at half price')
    .getByRole('alert')
    .getByText('has been used already')
    .waitFor();
  await page.getByText(`The code ${LAST_USE} counts no more.`).waitFor();
  expect(await amounts(page)).toEqual(['130.00', 'NT$130.00']);
  await coupon(page, 'Desserts at half price').getByRole('button', { name: 'Go on without it' }).click();
  await page.getByText(`The code ${LAST_USE} counts no more.`).waitFor({ state: 'detached' });
  await refuses(page, { [LAST_USE]: 'This code has been used already.' });
  expect(await page.getByRole('button', { name: /^Place order/ }).isEnabled()).toBe(true);
});

test('a code on the bill of a table counts for later orders of anybody there', async () => {
  const address = await tableAddress(stage.client(), 'B01');
  const [ann, ben] = [await stage.phone(), await stage.phone()];
  for (const page of [ann, ben]) {
    await sitDown(page, address, 'B01');
    await addPlain(page, 'Pork chop bun');
    await openCart(page);
    await more(page, 'Pork chop bun');
  }
  await takesCode(ann, 'WELCOME10', WELCOME);
  const before = await place(ann);
  await coupon(ben, WELCOME).getByText('WELCOME10 · Counts on this bill').waitFor();
  await refuses(ben, { welcome10: 'This code is in your cart already.' });
  const shown = (await amounts(ben)).at(-1);
  const after = await place(ben);
  expect(after._id).toBe(before._id);
  expect(shown).toBe(`HK$${digits(after.bill.total - before.bill.total)}`);
  expect(after.discounts).toHaveLength(1);
});

test('a dish that brings an offer may make the bill cheaper, and is placed all the same', async () => {
  const page = await stage.phone();
  await sitDown(page, await tableAddress(stage.client(), 'B03'), 'B03');
  await addPlain(page, 'Pork chop bun');
  await addPlain(page, 'Cocktail bun');
  await openCart(page);
  await more(page, 'Pork chop bun', 4);
  const before = await place(page);
  await page.getByRole('link', { name: 'Menu' }).first().click();
  await addPlain(page, 'Egg tart');
  await openCart(page);
  await expect.poll(async () => (await amounts(page)).at(-1), SOON).toBe('−HK$11.00');
  const after = await place(page);
  expect(after.bill.total - before.bill.total).toBe(-1100);
});

test('over a limit because of the table’s other phone: said at the line, mended in one tap', async () => {
  const address = await tableAddress(stage.client(), 'B02');
  const [ann, ben] = [await stage.phone(), await stage.phone()];
  for (const page of [ann, ben]) {
    await sitDown(page, address, 'B02');
    await addPlain(page, 'Bowl of braised brisket');
    await openCart(page);
    await more(page, 'Bowl of braised brisket', 2);
  }
  await place(ann);
  const row = line(ben, 'Bowl of braised brisket');
  await row.getByRole('alert').getByText('Up to 1 in this order.').waitFor();
  expect(await ben.getByRole('button', { name: /^Place order/ }).isDisabled()).toBe(true);
  await row.getByRole('button', { name: 'Keep 1' }).click();
  const { products } = await place(ben);
  expect(products.map(({ quantity }) => quantity)).toEqual([3, 1]);
});

test('a limit that the phone did not know of is told by the server, at the line', async () => {
  const { page, context } = await stage.device();
  await context.route('**/api/catalogue/harbour*', async (route) => {
    const response = await route.fetch();
    const catalogue = (await response.json()) as { shop: Shop };
    const { onlineOrderLimits: _, ...shop } = catalogue.shop;
    await route.fulfill({ response, json: { ...catalogue, shop } });
  });
  await withoutWorker(page);
  await withDishes(page, 'Bowl of braised brisket', 'Egg tart');
  await more(page, 'Bowl of braised brisket', 5);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.getByRole('alertdialog', { name: 'Exceed Order Limit' }).getByRole('button').last().click();
  const row = line(page, 'Bowl of braised brisket');
  await row.getByRole('alert').getByText('Up to 4 in this order.').waitFor();
  await row.getByRole('button', { name: 'Keep 4' }).click();
  const { products } = await place(page);
  expect(products.map(({ quantity }) => quantity)).toEqual([4, 1]);
});

/** The page without its service worker, whose requests no test can see. */
async function withoutWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(navigator.serviceWorker, { register: () => new Promise(() => undefined) });
  });
}

test('codes are kept with the cart, and asked for again when it is opened', async () => {
  const page = await stage.phone();
  await withDishes(page, 'Pork chop bun', 'Egg tart', 'Portuguese egg tart');
  await takesCode(page, 'WELCOME10', WELCOME);
  const shown = await amounts(page);
  await page.reload();
  await coupon(page, WELCOME).getByText('Counts in this order').waitFor();
  expect(await amounts(page)).toEqual(shown);
  await page.evaluate(() => {
    const kept = localStorage.getItem('comanda.coupons') ?? '';
    localStorage.setItem('comanda.coupons', kept.replaceAll('WELCOME10', 'HARBOUR2025'));
  });
  await page.reload();
  await page.getByText('The code HARBOUR2025 is removed. This code is past its date.').waitFor();
  await coupon(page, WELCOME).waitFor({ state: 'detached' });
  // those that an order was placed with stay for the next one (specification §4)
  await takesCode(page, 'WELCOME10', WELCOME);
  await place(page);
  await page.getByRole('link', { name: 'Menu' }).first().click();
  await addPlain(page, 'Egg tart');
  await openCart(page);
  await coupon(page, WELCOME).getByText('HK$40.00 more').waitFor();
});

test('what a kept cart can no longer have goes when it is opened, and is counted', async () => {
  const page = await stage.phone();
  await withDishes(page, 'Pork chop bun', 'Egg tart', 'Egg waffle');
  await page.evaluate(() => {
    const kept = localStorage.getItem('comanda.carts') ?? '';
    const changed = kept.replace('"product":"egg-tart"', '"product":"gone"');
    localStorage.setItem(
      'comanda.carts',
      changed.replace('"product":"egg-waffle"', '"product":"sausage-eggs-gone"'),
    );
  });
  await page.reload();
  await page.getByText('2 product(s) expired').waitFor();
  await shows(page, ['36.00', 'HK$36.00']);
});

test('a network that dies while the offers are fetched leaves the cart whole, and they come later', async () => {
  const { page, context } = await stage.device();
  await withoutWorker(page);
  await context.route('**/assets/promotion-parts*', (route) => route.abort());
  await withDishes(page, 'Pork chop bun', 'Egg tart', 'Egg waffle');
  await shows(page, ['74.00', 'HK$74.00']);
  expect(await offers(page).count()).toBe(0);
  await context.unroute('**/assets/promotion-parts*');
  await offers(page).waitFor();
  await takesCode(page, 'WELCOME10', WELCOME);
});
