import type { KitchenTicket, Page as Rows } from '@comanda/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withDishes } from './harness/cart.ts';
import { placeOrder } from './harness/guest.ts';
import { hears } from './harness/messages.ts';
import { aPlacedOrder, SHOP } from './harness/orders.ts';
import { takeCalls } from './harness/socket.ts';
import { asStaff } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();

/** Notifications, sounds and vibrations of the page. */
type Noticed = { notes: number; messages: string[] };

test('the bell rings, and a message comes, when the order is ready', async () => {
  const { page, context } = await stage.device();
  await context.grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const noticed: Noticed = { notes: 0, messages: [] };
    Object.assign(globalThis, { noticed });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function count(...when) {
      noticed.notes += 1;
      return start.apply(this, when);
    };
    ServiceWorkerRegistration.prototype.showNotification = async (title) => {
      noticed.messages.push(title);
    };
    // before the service worker is there, the page itself tells
    class Message {
      static readonly permission = 'granted';
      constructor(title: string) {
        noticed.messages.push(title);
      }
    }
    Object.assign(globalThis, { Notification: Message });
  });
  await withDishes(page, 'Egg tart');
  const number = await placeOrder(page);
  await page.getByRole('switch', { name: /^Play a sound when/ }).click();
  // the bell is heard from every page
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await page.getByRole('searchbox').waitFor();

  const cook = await asStaff(stage.client(), 'kitchen');
  const { data } = await cook.find<Rows<KitchenTicket>>('kitchenTickets', { shop: SHOP, $limit: 1000 });
  const ticket = data.find(({ orderNumber }) => orderNumber === number);
  for (const status of ['preparing', 'ready'])
    await cook.patch('kitchenTickets', ticket?._id ?? '', { status });

  const noticed = () => page.evaluate(() => (globalThis as unknown as { noticed: Noticed }).noticed);
  await expect.poll(noticed).toEqual({ notes: 3, messages: [`Order ${number} is ready`] });
});

test('a bill is a PDF of one page, as long as it is, named after itself', async () => {
  const { page } = await stage.device({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    // what the browser would print is taken by the test
    globalThis.print = () => {
      dispatchEvent(new Event('beforeprint'));
    };
  });
  await withDishes(page, 'Egg tart');
  const number = await placeOrder(page);
  await page.getByRole('link', { name: 'Bill', exact: true }).click();
  await page.getByText('18 Harbour Lane').waitFor();
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect.poll(() => page.title()).toMatch(new RegExp(`^Bill ${number} Harbour Lane Café \\d`));
  const title = await page.title();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const utf16 = [...title].map((sign) => (sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0'));
  expect(pdf.toLowerCase()).toContain(`/title <feff${utf16.join('')}>`);
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  const millimetres = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4);
  expect(millimetres(width)).toBe(80);
  expect(millimetres(height)).toBeGreaterThan(90);
  expect(millimetres(height)).toBeLessThan(240);
  // the page is called what it was
  await expect.poll(() => page.title()).not.toContain(number);
});

test('an order that nobody has begun is called off, and ordered again in one tap', async () => {
  const guest = await stage.phone();
  await withDishes(guest, 'Egg tart');
  const number = await placeOrder(guest);
  await guest.getByRole('button', { name: 'Cancel this order' }).click();
  // Back closes the question
  await guest.getByRole('alertdialog').waitFor();
  await guest.goBack();
  await guest.getByRole('alertdialog').waitFor({ state: 'hidden' });
  await guest.getByRole('button', { name: 'Cancel this order' }).click();
  // by its number: it may stand over another order's page
  const cancelled = hears(guest, new RegExp(`Order ${number} is cancelled\\.`));
  await guest.getByRole('button', { name: 'Cancel the order' }).click();
  await cancelled;
  const all = guest.getByRole('region', { name: 'All orders' });
  await all.getByText('Cancelled', { exact: true }).waitFor();
  await all.getByRole('link').first().click();
  await guest.getByRole('button', { name: 'Order again' }).click();
  await guest.waitForURL('**/cart');
  await guest.getByRole('button', { name: /^Place order ?HK\$10\.00/ }).waitFor();
});

/** Opens the list of this phone's orders, 24 of them. */
async function openOrders(page: Page): Promise<void> {
  const client = stage.client();
  const sessions: object[] = [];
  for (let count = 0; count < 24; count += 1) {
    const { _id, restoreKey, shop } = await aPlacedOrder(client);
    sessions.push({ _id, restoreKey, shop });
  }
  const stored = JSON.stringify({ version: 1, value: sessions });
  await page.addInitScript((text) => localStorage.setItem('comanda.sessions', text), stored);
  await page.goto('/previousOrder');
}

test('the list of orders goes on as its end is reached, by scrolling or with the keyboard', async () => {
  const page = await stage.phone();
  await openOrders(page);
  const rows = page.getByRole('region', { name: 'All orders' }).getByRole('listitem').getByRole('link');
  const more = page.getByRole('button', { name: 'Show more' });
  // what fills this screen, and three more
  const first = Math.ceil((page.viewportSize()?.height ?? 0) / 80) + 3;
  await expect.poll(() => rows.count()).toBe(first);
  await page.waitForTimeout(500);
  expect(await rows.count()).toBe(first);
  await more.focus();
  await page.getByText('24 of 24 orders').waitFor({ state: 'attached' });
  await expect.poll(() => rows.count()).toBe(24);
  await expect.poll(() => more.count()).toBe(0);
});

const BUSY = { name: 'Busy', message: 'busy', code: 503, data: { code: 'unavailable' } };

test('orders that do not load are told quietly, with a way to try again', async () => {
  const { page } = await stage.device();
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await takeCalls(page, 'tableSessions', (reply, method) =>
    reply(method === 'find' ? [null, { data: [], total: 0, limit: 100, skip: 0 }] : [BUSY]),
  );
  await openOrders(page);
  await page.getByText('Some of your orders could not be loaded.').waitFor();
  await expect
    .poll(() => warnings.filter((text) => text.includes('some orders did not load')))
    .toHaveLength(1);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
});

test('where no order loads at all it is told once, and one button asks for all of them again', async () => {
  const page = await stage.phone();
  const asked: unknown[] = [];
  await takeCalls(page, 'tableSessions', (reply, method) => {
    asked.push(method);
    // not asked again by itself, as a busy server is
    reply([{ ...BUSY, code: 500, data: { code: 'serverError' } }]);
  });
  await openOrders(page);
  await page.getByRole('heading', { name: 'We could not load your order' }).waitFor();
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['find', 'get']));
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  expect(await page.getByText('Some of your orders could not be loaded.').count()).toBe(0);
  asked.length = 0;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['find', 'get']));
});
