import type { KitchenTicket, Page as Rows } from '@comanda/contract';
import { expect, test } from 'vitest';
import { line, more, SOON, shows, withDishes } from '../harness/cart.ts';
import { addPlain, openCart, openProduct, orderNumber, placeOrder, takeAway } from '../harness/guest.ts';
import { SHOP } from '../harness/orders.ts';
import { asStaff } from '../harness/staff.ts';
import { aStage, onEach } from '../harness/stage.ts';

const stage = aStage();

test('sold out while in the cart: shown at the line, fixed in one tap, the rest is ordered', async () => {
  const manager = await asStaff(stage.client(), 'manager');
  const leave = (quantity: number) =>
    manager.patch('products', 'pineapple-bun', { stock: { stockMode: 'sync', quantity } });
  const guests = await stage.everySize();
  await onEach(guests, async ({ page: guest }) => {
    await withDishes(guest, 'Pineapple bun', 'Egg waffle');
    await more(guest, 'Pineapple bun', 2);
  });
  await leave(2);
  await onEach(guests, async ({ page: guest }) => {
    const bun = line(guest, 'Pineapple bun');
    await bun.getByRole('alert').getByText('Only 2 left of Pineapple bun.').waitFor();
    await expect
      .poll(() => guest.getByRole('button', { name: /^Place order/ }).isDisabled(), SOON)
      .toBe(true);
    await bun.getByRole('button', { name: 'Keep 2' }).click();
    await bun.getByRole('alert').waitFor({ state: 'detached' });
  });
  await leave(0);
  await onEach(guests, async ({ page: guest }) => {
    const bun = line(guest, 'Pineapple bun');
    await bun.getByRole('alert').getByText('Pineapple bun is sold out.').waitFor();
    await bun.getByRole('button', { name: 'Remove', exact: true }).click();
    await bun.waitFor({ state: 'detached' });
    await shows(guest, ['28.00', 'HK$28.00']);
    expect(await placeOrder(guest)).toMatch(/^\d+$/);
  });
});

test('closed while the cart is filled: said at the cart, which is kept; open again by itself, and ordered', async () => {
  const manager = await asStaff(stage.client(), 'manager');
  const guests = await stage.everySize();
  await onEach(guests, async ({ page: guest }) => {
    await withDishes(guest, 'Egg waffle');
    await expect.poll(() => guest.getByRole('button', { name: /^Place order/ }).isEnabled(), SOON).toBe(true);
  });
  await manager.patch('shops', SHOP, { openTakeAway: false });
  await onEach(guests, async ({ page: guest }) => {
    const place = guest.getByRole('button', { name: /^Place order/ });
    await guest.getByText('The shop is now closed. You cannot checkout.').waitFor();
    await expect.poll(() => place.isDisabled(), SOON).toBe(true);
    await guest.reload();
    await guest.getByText('The shop is now closed. You cannot checkout.').waitFor();
    await line(guest, 'Egg waffle').waitFor();
  });
  await manager.patch('shops', SHOP, { openTakeAway: true });
  await onEach(guests, async ({ page: guest }) => {
    const place = guest.getByRole('button', { name: /^Place order/ });
    await expect.poll(() => place.isEnabled(), SOON).toBe(true);
    await shows(guest, ['28.00', 'HK$28.00']);
    expect(await placeOrder(guest)).toMatch(/^\d+$/);
  });
});

test('offline and back: the menu is looked at, the cart changed and placed, and the order is there once', async () => {
  const cook = await asStaff(stage.client(), 'kitchen');
  const tickets = async () =>
    (await cook.find<Rows<KitchenTicket>>('kitchenTickets', { shop: SHOP, $limit: 1000 })).data;
  const before = (await tickets()).length;
  const guests = await stage.everySize({ hasWorker: true });
  await onEach(guests, async ({ page: guest, context }) => {
    await takeAway(guest);
    await addPlain(guest, 'Egg tart');
    // the program itself is kept on the device, as after any first visit
    await guest.evaluate(async () => void (await navigator.serviceWorker.ready));
    await guest.waitForLoadState('networkidle');
    await context.setOffline(true);
    await guest.goto('/browse');
    await guest.getByText('You are offline').waitFor();
    await guest.getByRole('heading', { level: 1, name: /All-day/ }).waitFor();
    await addPlain(guest, 'Egg waffle');
    await openCart(guest);
    await more(guest, 'Egg tart');
    await shows(guest, ['48.00', 'HK$48.00']);
    await guest.getByRole('button', { name: /^Place order/ }).click();
    await guest.getByText('Order saved, not sent yet', { exact: true }).first().waitFor();
  });
  expect(await tickets()).toHaveLength(before);
  const numbers = await onEach(guests, async ({ page: guest, context }) => {
    await context.setOffline(false);
    const number = await orderNumber(guest);
    expect(number).toMatch(/^\d+$/);
    await guest.getByText('You are offline').waitFor({ state: 'detached' });
    await guest.getByRole('link', { name: 'Cart', exact: true }).click();
    await guest.getByText('Your cart is empty').waitFor();
    return number;
  });
  const placed = (await tickets()).slice(before).map(({ orderNumber: number }) => number);
  expect(placed.toSorted()).toEqual([...numbers].sort());
});

test('B2.11 sold out until the day ends: the dish says when it is back, and is back at once when staff say so', async () => {
  const manager = await asStaff(stage.client(), 'manager');
  const mark = (until: 'dayEnd' | 'now') =>
    manager.create('products/soldOut', { product: 'egg-waffle', until });
  const guest = await stage.phone();
  await takeAway(guest);
  await openProduct(guest, 'Egg waffle');
  const sheet = guest.getByRole('dialog');
  await mark('dayEnd');
  await sheet.getByRole('button', { name: /^Back at \d/ }).waitFor();
  await mark('now');
  await sheet.getByRole('button', { name: /^Add/ }).waitFor();
  // on the menu, too
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'hidden' });
  await guest.getByRole('searchbox', { name: 'Search the menu' }).fill('egg waffle');
  const dish = guest.getByRole('article').filter({ hasText: 'Egg waffle' }).first();
  await dish.waitFor();
  await mark('dayEnd');
  await dish.getByText(/^Back at \d/).waitFor();
  await mark('now');
  await dish.getByText(/^Back at \d/).waitFor({ state: 'detached' });
});
