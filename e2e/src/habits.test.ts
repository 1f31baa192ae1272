import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withDishes } from './harness/cart.ts';
import {
  addPlain,
  addToCart,
  chooseTakeAway,
  openCart,
  openProduct,
  placeOrder,
  takeAway,
} from './harness/guest.ts';
import { SHOP } from './harness/orders.ts';
import { asStaff } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';
import { sitDown, tableAddress } from './harness/tables.ts';

const stage = aStage();

/** Returns the number of dishes in the cart, read from the bottom bar. */
function inCart(page: Page, count: number) {
  const words = `${count} ${count === 1 ? 'item' : 'items'} in the cart`;
  return page.getByRole('navigation', { name: 'Main' }).getByText(words);
}

test('reloading keeps the cart, its options and the place', async () => {
  const guest = await stage.phone();
  await takeAway(guest);
  await openProduct(guest, 'Satay beef instant noodles');
  await guest.getByText('Macaroni').click();
  await guest.reload();
  await guest.getByRole('dialog', { name: 'Satay beef instant noodles' }).waitFor();
  await expect.poll(() => guest.getByRole('radio', { name: 'Macaroni' }).isChecked()).toBe(true);
  await addToCart(guest);
  await openCart(guest);
  await guest.reload();
  await guest.getByText('Macaroni').waitFor();
  expect(new URL(guest.url()).pathname).toBe('/cart');
});

test('a double tap on Place order places once', async () => {
  const guest = await stage.phone();
  const manager = await asStaff(stage.client(), 'manager');
  const orders = async () =>
    (await manager.find<{ total: number }>('tableSessions', { shop: SHOP, $limit: 1 })).total;
  const before = await orders();
  await withDishes(guest, 'Egg tart');
  await guest.getByRole('button', { name: /^Place order/ }).dblclick();
  await guest.waitForURL('**/record**');
  await guest.reload();
  await guest.getByText('Order number', { exact: true }).waitFor();
  expect(await orders()).toBe(before + 1);
});

test('reloading between the answer and the order’s page leads to that page', async () => {
  const guest = await stage.phone();
  await withDishes(guest, 'Egg tart');
  // a line so slow that what shows the outcome never comes
  await guest.route(/\/outcome-[^/]*\.js$/, () => undefined);
  const answered = () =>
    guest.evaluate(() => localStorage.getItem('comanda.outgoing')?.includes('"placed"') ?? false);
  await guest.getByRole('button', { name: /^Place order/ }).click();
  await expect.poll(answered, { timeout: 10_000 }).toBe(true);
  expect(new URL(guest.url()).pathname).toBe('/cart');
  await guest.reload();
  await guest.waitForURL('**/record**');
  await guest.getByText('Order number', { exact: true }).waitFor();
  await expect.poll(answered).toBe(false);
  await guest.goto('/cart');
  await guest.getByText('Your cart is empty').waitFor();
});

test('back and forward in the middle of a dish: the sheet closes and opens, with what was chosen', async () => {
  const page = await stage.phone();
  await takeAway(page);
  const sheet = page.getByRole('dialog', { name: 'Satay beef instant noodles' });
  await openProduct(page, 'Satay beef instant noodles');
  await sheet.getByText('Macaroni').click();
  await page.goBack();
  await sheet.waitFor({ state: 'hidden' });
  await page.getByRole('article').first().waitFor();
  await page.goForward();
  await sheet.waitFor();
  await expect.poll(() => sheet.getByRole('radio', { name: 'Macaroni' }).isChecked()).toBe(true);
  await addToCart(page);
  await inCart(page, 1).waitFor();
});

test('two tabs hold one cart', async () => {
  const { page, context } = await stage.device();
  await takeAway(page);
  const other = await context.newPage();
  await other.goto('/browse');
  await other.getByRole('article').first().waitFor();
  await addPlain(page, 'Egg tart');
  await inCart(other, 1).waitFor();
  await addPlain(other, 'Pineapple bun with butter');
  await inCart(page, 2).waitFor();
});

test('the code of another restaurant, with a full cart: each keeps its own', async () => {
  const page = await stage.phone();
  await takeAway(page);
  await addPlain(page, 'Egg tart');
  await page.goto('/?shop=teahouse');
  await page.getByRole('banner').getByText('Moon Lane Tea').waitFor();
  await page.getByRole('article').first().waitFor();
  expect(await inCart(page, 1).count()).toBe(0);
  await page.goto('/?shop=harbour');
  await page.getByRole('banner').getByText('Harbour Lane Café').waitFor();
  await inCart(page, 1).waitFor();
});

test('where nothing may be kept, and the clock is two days wrong, an order is placed all the same', async () => {
  const { page } = await stage.device();
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse });
    IDBFactory.prototype.open = refuse;
    const now = Date.now;
    Date.now = () => now() + 2 * 86_400_000;
  });
  await chooseTakeAway(page);
  await addPlain(page, 'Egg tart');
  await openCart(page);
  expect(await placeOrder(page)).toMatch(/^\d+$/);
});

test('a phone whose clock is half a day off is offered what the restaurant serves now', async () => {
  const [right, wrong] = [await stage.phone(), await stage.phone()];
  await wrong.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 43_200_000;
  });
  const served = async (page: Page) => {
    await page.getByRole('article').first().waitFor();
    return page.getByRole('heading', { level: 1 }).textContent();
  };
  for (const page of [right, wrong]) await page.goto('/?shop=harbour');
  const now = await served(right);
  await expect.poll(() => served(wrong)).toBe(now);
});

test('a phone whose clock is a day behind sits down at a table all the same', async () => {
  const page = await stage.phone();
  await page.clock.setSystemTime(Date.now() - 86_400_000);
  await sitDown(page, await tableAddress(stage.client(), 'A05'), 'A05', 2);
});

test('a half-filled form survives a reload, its password does not', async () => {
  const page = await stage.phone();
  await page.goto('/member/register');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ivy');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ivy@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Comanda2026');
  await page.reload();
  await page.getByRole('textbox', { name: 'E-mail' }).waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Ivy');
  await expect.poll(() => page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe('ivy@example.com');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
});
