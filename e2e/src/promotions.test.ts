import type { Bill, Shop } from '@comanda/contract';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isAccessible } from './harness/accessible.ts';
import type { Size } from './harness/browser.ts';
import {
  amounts,
  amountsAtRest,
  amountsOf,
  coupon,
  line,
  more,
  moreOffers,
  offers,
  placeCart,
  reasonsOf,
  SOON,
  shows,
  takesCode,
  withDishes,
} from './harness/cart.ts';
import { addPlain, addToCart, chooseSection, openCart, openProduct, takeAway } from './harness/guest.ts';
import { leaveToOwnClock } from './harness/socket.ts';
import { aStage } from './harness/stage.ts';
import { sitDown, tableAddress } from './harness/tables.ts';

const stage = aStage();

/** Places the cart; returns the session as the server has it. */
const place = (page: Page) => placeCart(page, stage.client());

describe.each<Size>(['phone', 'desktop'])('on a %s', (size) => {
  test('what is taken off by itself is explained, and is what the server takes off', async () => {
    const { page } = await stage.device({ size });
    await withDishes(page, 'Fish siu mai', 'Shrimp dumplings', 'Ham and cheese omelette');
    await more(page, 'Ham and cheese omelette', 3);
    const shown = ['230.00', '−9.30', '−20.00', 'HK$200.70'];
    await shows(page, shown);
    // what takes off most stands before the rest
    await coupon(page, 'Every full HK$200').getByText('Applied to this order').waitFor();
    await expect.poll(() => coupon(page, 'Two baskets of dim sum: 15% off').count()).toBe(0);
    await moreOffers(page);
    await coupon(page, 'Two baskets of dim sum: 15% off').getByText('Applied to this order').waitFor();
    expect(await reasonsOf(page, 'Two baskets')).toEqual([
      'Fish siu mai −HK$3.60',
      'Shrimp dumplings −HK$5.70',
      'Two baskets of dim sum: 15% off −HK$9.30',
    ]);
    expect(await reasonsOf(page, 'Total')).toEqual([
      'All dishes HK$230.00',
      'Two baskets of dim sum: 15% off −HK$9.30',
      'Every full HK$200: save HK$20 −HK$20.00',
      'Total HK$200.70',
    ]);
    await line(page, 'Ham and cheese omelette').getByTitle('Why this amount').click();
    await isAccessible(page, page.getByRole('dialog', { name: 'Price of Ham and cheese omelette' }));
    await page.goBack();
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
    await coupon(page, 'Two oven dishes').getByText('Add 1 more (Baked').waitFor();
    await more(page, 'Baked spaghetti bolognese');
    await milkTea.getByText('Free', { exact: true }).waitFor();
    await page
      .getByRole('group', { name: 'Quantity of Baked spaghetti bolognese' })
      .getByRole('button', { name: 'One fewer' })
      .click();
    await milkTea.waitFor({ state: 'detached' });
    await more(page, 'Baked spaghetti bolognese');
    await milkTea.waitFor();
    const shown = await amountsAtRest(page);
    const { bill, products } = await place(page);
    expect(amountsOf(bill)).toEqual(shown);
    expect(products.map(({ product, quantity, fromCoupon }) => [product, quantity, fromCoupon])).toEqual([
      ['baked-bolognese', 2, undefined],
      ['milk-tea', 1, 'harbour-baked-drink'],
    ]);
  });

  test('a purchase limit shows on the menu, in the sheet and in the cart', async () => {
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
    await sheet.getByRole('button', { name: 'One fewer' }).click();
    await addToCart(page);
    await dish.getByText('You can order 1 more').waitFor();
    await openCart(page);
    const row = line(page, 'Bowl of braised brisket');
    await row.getByText('You can order 1 more').waitFor();
    await more(page, 'Bowl of braised brisket');
    await row.getByText('The purchase limit has been reached.').waitFor();
    expect(await row.getByRole('button', { name: 'One more' }).isDisabled()).toBe(true);
  });
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
  await expect.poll(() => night.getByText('Applied to this order').count()).toBe(bill.discounts.length);
  await shows(page, amountsOf(bill, 'NT$'));
});

/** Returns the server's price of one piece of a product for takeaway. */
function quoted(shop: string, product: string): Promise<Bill> {
  const products = [{ id: crypto.randomUUID(), product, quantity: 1 }];
  return stage
    .client()
    .create<Bill>('tableSessions/quote', { shop, session: { type: 'takeAway' }, products });
}

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

test('over a limit because of the table’s other phone: shown at the line, fixed in one tap', async () => {
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
  await expect.poll(() => ben.getByRole('button', { name: /^Place order/ }).isDisabled()).toBe(true);
  await row.getByRole('button', { name: 'Keep 1' }).click();
  const { products } = await place(ben);
  expect(products.map(({ quantity }) => quantity)).toEqual([3, 1]);
});

test('a limit unknown to the phone is refused by the server and shown at the line', async () => {
  const { page, context } = await stage.device();
  await context.route('**/api/catalogue/harbour*', async (route) => {
    const response = await route.fetch();
    const catalogue = (await response.json()) as { shop: Shop };
    const { onlineOrderLimits: _, ...shop } = catalogue.shop;
    await route.fulfill({ response, json: { ...catalogue, shop } });
  });
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

test('what a kept cart can no longer have goes when it is opened, and is counted', async () => {
  const page = await stage.phone();
  // at this hour one section is served, and nobody need choose it
  await leaveToOwnClock(page);
  await page.clock.setFixedTime(new Date('2026-11-21T05:30:00+08:00'));
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
  // another section takes along what it has too; the rest comes back with the section before
  await page.clock.setFixedTime(new Date('2026-11-21T12:30:00+08:00'));
  await page.goto('/browse');
  // lunch stands before it by now, and has not taken its place
  await page.getByRole('heading', { level: 1, name: /All-day/ }).waitFor();
  await addPlain(page, 'Fried dough stick');
  await chooseSection(page, /Lunch/);
  const published = page.getByRole('listitem').filter({ hasText: '1 product(s) expired' });
  await published.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { level: 1, name: /All-day/ }).waitFor();
  await page.getByRole('navigation').last().getByText('2 items in the cart').waitFor();
});

test('a network that dies while the offers are fetched leaves the cart whole, and they come later', async () => {
  const { page, context } = await stage.device();
  await context.route('**/assets/offer-parts*', (route) => route.abort());
  await withDishes(page, 'Pork chop bun', 'Egg tart', 'Egg waffle');
  await shows(page, ['74.00', 'HK$74.00']);
  expect(await offers(page).count()).toBe(0);
  await context.unroute('**/assets/offer-parts*');
  await offers(page).waitFor();
  await takesCode(page, 'WELCOME10', 'Welcome: 10% off');
});
