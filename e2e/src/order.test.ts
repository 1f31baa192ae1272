import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aDevice, type Device, openBrowser, type Size } from './harness/browser.ts';
import { addPlain, addToCart, openCart, openProduct, placeOrder, takeAway } from './harness/guest.ts';
import { signIn, ticketOf } from './harness/kitchen.ts';
import { SHOP } from './harness/orders.ts';
import { openRestaurant, type Restaurant } from './harness/restaurant.ts';
import { staffToken } from './harness/staff.ts';
import { aStockClient } from './harness/stock-client.ts';

let restaurant: Restaurant;
let browser: Browser;
let devices: Device[] = [];

beforeAll(async () => {
  [restaurant, browser] = await Promise.all([openRestaurant(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await restaurant.remove();
});
afterEach(async () => {
  const problems = devices.flatMap((device) => device.problems);
  await Promise.all(devices.map(({ context }) => context.close()));
  devices = [];
  expect(problems).toEqual([]);
});

async function device(size: Size): Promise<Device['page']> {
  const opened = await aDevice(browser, restaurant.url, { size });
  devices.push(opened);
  return opened.page;
}

describe.each<Size>(['phone', 'desktop'])('on a %s', (size) => {
  test('a guest takes away; kitchen, board and guest follow it live', async () => {
    const guest = await device(size);
    const cook = await device('desktop');
    const board = await device('desktop');
    await signIn(cook, '/kitchen', 'kitchen');
    await board.goto('/board?shop=harbour');

    await takeAway(guest);
    await addPlain(guest, 'Egg tart');
    await openProduct(guest, 'Satay beef instant noodles');
    await addToCartRefused(guest, 'Please choose one.');
    await guest.getByText('Rice vermicelli').click();
    await guest.getByRole('button', { name: 'Add Fried egg' }).click();
    await addToCart(guest);
    await openCart(guest);
    await guest
      .getByRole('group', { name: 'Quantity of Egg tart' })
      .getByRole('button', { name: 'One more' })
      .click();
    await expect.poll(() => guest.getByRole('definition').last().textContent()).toBe('HK$74.00');
    const number = await placeOrder(guest);
    expect(number).toMatch(/^\d+$/);

    const ticket = ticketOf(cook, number);
    await ticket.getByText('Satay beef instant noodles').waitFor();
    await ticket.getByText('Rice vermicelli').waitFor();
    await board
      .getByRole('region', { name: /Preparing/ })
      .getByText(number, { exact: true })
      .waitFor();
    await ticket.getByRole('button', { name: /Start/ }).click();
    await guest.getByText('Cooking', { exact: true }).first().waitFor();
    await ticket.getByRole('button', { name: /Ready/ }).click();
    await guest.getByText('Ready', { exact: true }).first().waitFor();
    await board.getByRole('region', { name: /Ready/ }).getByText(number, { exact: true }).waitFor();
  });

  test('a set meal: each step is asked, its items are priced and stay with it', async () => {
    const guest = await device(size);
    await takeAway(guest);
    await openProduct(guest, 'Afternoon tea set');
    await guest.getByText('Club sandwich').click();
    await guest.getByText('Hong Kong milk tea').click();
    await guest.getByRole('radio', { name: 'Iced' }).check({ force: true });
    await addToCart(guest);
    await openCart(guest);
    const line = guest
      .getByRole('listitem')
      .filter({ has: guest.getByRole('heading', { name: 'Afternoon tea set' }) });
    await line.getByText('HK$53.00').waitFor();
    await line.getByText('Club sandwich').waitFor();
    await line.getByText('Hong Kong milk tea').waitFor();
    await line.getByRole('button', { name: 'One more' }).click();
    await line.getByText('HK$106.00').waitFor();
    await placeOrder(guest);
    await guest.getByRole('heading', { name: /Afternoon tea set/ }).waitFor();
  });
});

async function addToCartRefused(page: Device['page'], why: string): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add HK/ })
    .click();
  await page.getByRole('alert').filter({ hasText: why }).waitFor();
}

test('reloading keeps the cart, its options and the place', async () => {
  const guest = await device('phone');
  await takeAway(guest);
  await openProduct(guest, 'Satay beef instant noodles');
  await guest.getByText('Macaroni').click();
  await guest.reload();
  await guest.getByRole('dialog', { name: 'Satay beef instant noodles' }).waitFor();
  expect(await guest.getByRole('radio', { name: 'Macaroni' }).isChecked()).toBe(true);
  await addToCart(guest);
  await openCart(guest);
  await guest.reload();
  await guest.getByText('Macaroni').waitFor();
  expect(new URL(guest.url()).pathname).toBe('/cart');
});

test('the language changes without a reload, and everything is in it', async () => {
  const guest = await device('phone');
  await takeAway(guest);
  await addPlain(guest, 'Egg tart');
  await guest.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await guest.getByRole('button', { name: 'Language' }).click();
  await guest.getByRole('dialog').getByText('繁體中文').click();
  await guest.getByRole('heading', { name: '蛋撻' }).first().waitFor();
  await guest
    .getByRole('link', { name: /購物車/ })
    .last()
    .click();
  await guest.getByRole('button', { name: /落單.*HK\$10\.00/ }).waitFor();
  expect(await guest.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  expect(await guest.locator('html').getAttribute('lang')).toBe('zh-HK');
});

test('a double tap on Place order places once', async () => {
  const guest = await device('phone');
  const manager = aStockClient(restaurant.url);
  const { accessToken } = await staffToken(manager, 'manager');
  await manager.create('authentication', { strategy: 'jwt', accessToken });
  const orders = async () =>
    (await manager.find<{ total: number }>('tableSessions', { shop: SHOP, $limit: 1 })).total;
  const before = await orders();
  await takeAway(guest);
  await addPlain(guest, 'Egg tart');
  await openCart(guest);
  await guest.getByRole('button', { name: /^Place order/ }).dblclick();
  await guest.waitForURL('**/record**');
  await guest.reload();
  await guest.getByText('Order number', { exact: true }).waitFor();
  expect(await orders()).toBe(before + 1);
  manager.close();
});

test('an order that nobody has begun is called off, and ordered again in one tap', async () => {
  const guest = await device('phone');
  await takeAway(guest);
  await addPlain(guest, 'Egg tart');
  await openCart(guest);
  await guest.getByRole('button', { name: /^Place order/ }).click();
  await guest.getByRole('button', { name: 'Cancel this order' }).click();
  // Back closes the question
  await guest.getByRole('alertdialog').waitFor();
  await guest.goBack();
  await guest.getByRole('alertdialog').waitFor({ state: 'hidden' });
  await guest.getByRole('button', { name: 'Cancel this order' }).click();
  await guest.getByRole('button', { name: 'Cancel the order' }).click();
  const past = guest.getByRole('region', { name: 'Past orders' });
  await past.getByText('Cancelled', { exact: true }).waitFor();
  await past.getByRole('link').first().click();
  await guest.getByRole('button', { name: 'Order again' }).click();
  await guest.waitForURL('**/cart');
  await guest.getByRole('button', { name: /^Place order ?HK\$10\.00/ }).waitFor();
});
