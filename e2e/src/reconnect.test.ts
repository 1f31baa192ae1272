import type { KitchenTicket, Page as Rows } from '@comanda/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isAccessible } from './harness/accessible.ts';
import { line, withDishes } from './harness/cart.ts';
import type { FeathersClient } from './harness/feathers-client.ts';
import { addPlain, openCart, orderNumber, placeOrder, takeAway } from './harness/guest.ts';
import { enterPin, signIn, tapPin, ticketOf } from './harness/kitchen.ts';
import { hears } from './harness/messages.ts';
import { aPlacedOrder, aWaitingPayment, SHOP } from './harness/orders.ts';
import { asStaff } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';
import { orderedDishes, sitDown, tableAddress, tableBadge } from './harness/tables.ts';

const stage = aStage();

async function tickets(cook: FeathersClient): Promise<readonly KitchenTicket[]> {
  const { data } = await cook.find<Rows<KitchenTicket>>('kitchenTickets', { shop: SHOP, $limit: 1000 });
  return data;
}

async function cookClient(): Promise<FeathersClient> {
  return asStaff(stage.client(), 'kitchen');
}

/** Waits until the program itself is kept on the device, as after any first visit. */
async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** Places the cart although nothing answers. */
async function placeInVain(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.getByText('Order saved, not sent yet', { exact: true }).first().waitFor();
}

test('kill -9: phone, kitchen and board come back by themselves and show what changed meanwhile', async () => {
  const phone = await stage.device();
  const kitchen = await stage.device({ size: 'desktop' });
  const board = await stage.device({ size: 'desktop' });
  await signIn(kitchen.page, '/kitchen', 'kitchen');
  await board.page.goto('/board?shop=harbour');
  await withDishes(phone.page, 'Egg tart');
  const number = await placeOrder(phone.page);
  const preparing = board.page.getByRole('region', { name: /Preparing/ });
  await ticketOf(kitchen.page, number).waitFor();
  await preparing.getByText(number, { exact: true }).waitFor();

  await stage.restaurant().kill();
  await phone.page.getByText('You are offline').waitFor();
  await kitchen.page.getByText('Connection lost').waitFor();
  await board.page.getByText('Connection lost').waitFor();
  const screens = [phone, kitchen, board];
  await Promise.all(screens.map(({ context }) => context.setOffline(true)));
  await stage.restaurant().start();
  const cook = await cookClient();
  const ticket = (await tickets(cook)).find(({ orderNumber: of }) => of === number);
  await cook.patch('kitchenTickets', ticket?._id ?? '', { status: 'preparing' });
  await cook.patch('kitchenTickets', ticket?._id ?? '', { status: 'ready' });
  await Promise.all(screens.map(({ context }) => context.setOffline(false)));

  await phone.page.getByText('Your order is ready.').waitFor();
  await phone.page.getByText('You are offline').waitFor({ state: 'detached' });
  await board.page.getByRole('region', { name: /Ready/ }).getByText(number, { exact: true }).waitFor();
  await kitchen.page.getByText('Connection lost').waitFor({ state: 'detached' });
  // and they are live again, not only read again
  await ticketOf(kitchen.page, number).getByRole('button', { name: /Taken/ }).click();
  await phone.page.getByText('Your order is ready.').waitFor({ state: 'detached' });
  await board.page.getByText(number, { exact: true }).first().waitFor({ state: 'detached' });
});

/** Gives a page a clock that goes on by a minute with each event `later`. */
function withLaterClock(): void {
  const now = Date.now;
  let passed = 0;
  Date.now = () => now() + passed;
  addEventListener('later', () => {
    passed += 70_000;
  });
}

test('a newer server: kitchen and board load it by themselves, once nobody is at them', async () => {
  const kitchen = await stage.device({ size: 'desktop' });
  const board = await stage.device({ size: 'desktop' });
  const screens = [kitchen.page, board.page];
  for (const page of screens) await page.addInitScript(withLaterClock);
  await signIn(kitchen.page, '/kitchen', 'kitchen');
  await board.page.goto('/board?shop=harbour');
  await board.page.getByRole('region', { name: /Preparing/ }).waitFor();
  await stage.restaurant().stop();
  await kitchen.page.getByText('Connection lost').waitFor();
  for (const page of screens) {
    const json = { status: 'ok', version: '99.0.0' };
    await page.route('**/healthz', (route) => route.fulfill({ json }));
    await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }));
  }
  await stage.restaurant().start();
  await kitchen.page.getByText('Connection lost').waitFor({ state: 'detached' });
  const isOld = (page: Page) => page.evaluate(() => 'isOldPage' in globalThis);
  expect(await Promise.all(screens.map(isOld))).toEqual([true, true]);
  // nobody is there for a minute, and another
  const isOldLater = (page: Page) =>
    page.evaluate(() => dispatchEvent(new Event('later')) && 'isOldPage' in globalThis);
  for (const page of screens)
    await expect.poll(() => isOldLater(page).catch(() => true), { interval: 1_500 }).toBe(false);
  await board.page.getByRole('region', { name: /Preparing/ }).waitFor();
  // the same version is not loaded for ever
  await kitchen.page.evaluate(() => Object.assign(globalThis, { isOldPage: true }));
  await kitchen.page.getByText('Connection lost').waitFor({ state: 'detached' });
  expect(await isOld(kitchen.page)).toBe(true);
});

test('an order placed while the server is down is kept through a reload and sent once', async () => {
  const before = (await tickets(await cookClient())).length;
  const { page } = await stage.device({ hasWorker: true });
  await withDishes(page, 'Egg tart');
  await installed(page);
  await stage.restaurant().kill();
  await placeInVain(page);
  await page.reload();
  await page.getByText('Order saved, not sent yet', { exact: true }).first().waitFor();
  await stage.restaurant().start();
  const number = await orderNumber(page);
  expect(number).toMatch(/^\d+$/);
  await page.reload();
  expect(await orderNumber(page)).toBe(number);
  expect(await tickets(await cookClient())).toHaveLength(before + 1);
});

test('an order kept offline leaves the cart: it can be changed, and what is added is the next round', async () => {
  const { page, context } = await stage.device({ hasWorker: true });
  await sitDown(page, await tableAddress(stage.client(), 'B03'), 'B03');
  await addPlain(page, 'Egg tart');
  await openCart(page);
  await installed(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await placeInVain(page);
  await page.getByRole('heading', { name: 'Your order is waiting to be sent' }).waitFor();
  await page.getByText(/1 dish, HK\$/).waitFor();
  // never sent: it comes back, and goes again
  await page.getByRole('button', { name: 'Change this order' }).click();
  await line(page, 'Egg tart').waitFor();
  await placeInVain(page);
  await page.reload();
  await tableBadge(page, 'B03').waitFor();
  await page.getByText(/1 dish, HK\$/).waitFor();
  await page.getByRole('link', { name: 'See the menu' }).click();
  await addPlain(page, 'Egg tart');
  await context.setOffline(false);
  await page.waitForURL('**/order');
  await expect.poll(() => orderedDishes(page).allTextContents()).toEqual(['Egg tart']);
  await page.goto('/cart');
  await line(page, 'Egg tart').waitFor();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.waitForURL('**/order');
  await page.getByRole('link', { name: 'Round 2' }).waitFor();
});

test('the answer to an order is lost: it is sent again, and there once', async () => {
  const cook = await cookClient();
  const before = (await tickets(cook)).length;
  const { page } = await stage.device();
  let hears = true;
  let isConnected = false;
  await page.routeWebSocket(/socket\.io/, (phone) => {
    phone.connectToServer().onMessage((message) => {
      isConnected ||= String(message).startsWith('40');
      if (hears) phone.send(message);
    });
  });
  await withDishes(page, 'Egg tart');
  // the connection is made a moment after the cart stands
  await expect.poll(() => isConnected).toBe(true);
  hears = false;
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect.poll(async () => (await tickets(cook)).length).toBe(before + 1);
  await stage.restaurant().kill();
  hears = true;
  await stage.restaurant().start();
  expect(await orderNumber(page)).toMatch(/^\d+$/);
  expect(await tickets(await cookClient())).toHaveLength(before + 1);
});

test('a connection that died while the phone slept: the first tap places the order, once', async () => {
  const cook = await cookClient();
  const before = (await tickets(cook)).length;
  const { page } = await stage.device();
  const connections: { isDead: boolean; isOpen: boolean }[] = [];
  await page.routeWebSocket(/socket\.io/, (phone) => {
    const connection = { isDead: false, isOpen: false };
    connections.push(connection);
    const server = phone.connectToServer();
    phone.onMessage((message) => connection.isDead || server.send(message));
    server.onMessage((message) => {
      connection.isOpen ||= String(message).startsWith('40');
      if (!connection.isDead) phone.send(message);
    });
    phone.onClose(() => connection.isDead || server.close());
  });
  await withDishes(page, 'Egg tart');
  await expect.poll(() => connections.map(({ isOpen }) => isOpen)).toEqual([true]);
  await page.waitForLoadState('networkidle');
  for (const connection of connections) connection.isDead = true;
  await page.getByRole('button', { name: /^Place order/ }).click();
  expect(await orderNumber(page)).toMatch(/^\d+$/);
  expect(connections.length).toBeGreaterThan(1);
  expect(await tickets(cook)).toHaveLength(before + 1);
});

test('without any server the menu of the last visit is there to look at', async () => {
  const { page } = await stage.device({ hasWorker: true });
  await takeAway(page);
  await installed(page);
  await stage.restaurant().kill();
  await page.goto('/browse');
  await page.getByText('You are offline').waitFor();
  await page.getByRole('heading', { level: 1, name: /All-day/ }).waitFor();
  await addPlain(page, 'Egg tart');
  await page.getByRole('link', { name: /View cart/ }).click();
  await page.getByRole('heading', { name: 'Egg tart' }).waitFor();
  await stage.restaurant().start();
  await page.getByText('You are offline').waitFor({ state: 'detached' });
});

test('a network that fails before the live connection has its code: it is made when the network is back', async () => {
  const { page } = await stage.device();
  const code = /\/assets\/live-socket-[^/]*\.js$/;
  await page.route(code, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => code.test(request.url()));
  await page.goto('/?shop=harbour');
  await refused;
  const connected = page.waitForEvent('websocket');
  await page.unroute(code);
  await connected;
  await withDishes(page, 'Egg tart');
  await placeOrder(page);
});

test('a kitchen that is signed out elsewhere says so, keeps its screen, and goes on with a PIN', async () => {
  const kitchen = await stage.desktop();
  await signIn(kitchen, '/kitchen', 'kitchen');
  const guest = stage.client();
  const { orderNumber: number = '' } = await aPlacedOrder(guest);
  const ticket = ticketOf(kitchen, number);
  await ticket.getByRole('button', { name: /Start/ }).click();
  await ticket.getByRole('button', { name: /Ready/ }).waitFor();
  await (await cookClient()).create('users/logoutEverywhere', {});
  const asked = kitchen.getByRole('alertdialog', { name: 'Your sign-in has ended' });
  await isAccessible(kitchen, asked);
  // its tickets can be read on, and what is ordered meanwhile comes with the PIN
  await kitchen.getByText(number, { exact: true }).first().waitFor();
  const { orderNumber: later = '' } = await aPlacedOrder(guest);
  await tapPin(kitchen, 'kitchen');
  await ticketOf(kitchen, later).waitFor();
  await kitchen.getByRole('button', { name: `Recall ${number}` }).waitFor();
  await ticket.getByRole('button', { name: /Ready/ }).click();
  await expect
    .poll(async () => (await tickets(await cookClient())).find((each) => each.orderNumber === number)?.status)
    .toBe('ready');
});

test('a till that is signed out elsewhere asks for the PIN over its question, which is still there', async () => {
  const till = await stage.desktop();
  await signIn(till, '/till', 'cashier');
  await till.getByRole('button', { name: /^Bills/ }).click();
  const { orderNumber: number = '' } = await aWaitingPayment(stage.client());
  const row = till.getByRole('listitem').filter({ hasText: number });
  await row.getByRole('button', { name: 'Money taken' }).click();
  const question = till.getByRole('alertdialog', { name: `Has ${number} paid?` });
  await question.waitFor();
  await (await asStaff(stage.client(), 'cashier')).create('users/logoutEverywhere', {});
  await isAccessible(till, till.getByRole('alertdialog', { name: 'Your sign-in has ended' }));
  await enterPin(till, 'cashier');
  const booked = hears(till, /Payment booked/);
  await question.getByRole('button', { name: 'Yes, it is paid' }).click();
  await booked;
});
