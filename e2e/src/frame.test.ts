import type { KitchenTicket, Page as Rows } from '@comanda/contract';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addPlain, takeAway } from './harness/guest.ts';
import { signIn } from './harness/kitchen.ts';
import { SHOP } from './harness/orders.ts';
import { storeVisit } from './harness/page-setup.ts';
import { placed } from './harness/placed-orders.ts';
import { asStaff } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';
import { placeAtTable, tableBadge } from './harness/tables.ts';

const stage = aStage();

/** Returns the colours that the browser's own bars are given, for a light and a dark device. */
function barColours(page: Page): Promise<readonly string[]> {
  return page
    .locator('meta[name=theme-color]')
    .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content') ?? ''));
}

test('the frame is that of the specification: colours of the browser, title, heights of the bars', async () => {
  const page = await stage.phone();
  const built = await page.request.get(`${stage.restaurant().url}/shops`);
  expect(await built.text()).toContain('<title>Comanda</title>');
  await page.goto('/?shop=harbour');
  await page.locator('#root').getByRole('article').first().waitFor();
  await expect.poll(() => barColours(page)).toEqual(['#ff9b33', '#2b1d10']);
  await expect.poll(() => page.title()).toContain('Harbour Lane');
  const heightOf = async (what: Locator) => (await what.boundingBox())?.height;
  await expect.poll(() => heightOf(page.locator('#root').getByRole('banner'))).toBe(100);
  const ways = page.locator('#root').getByRole('navigation', { name: 'Main' });
  await expect.poll(() => heightOf(ways)).toBe(70);
  await page.locator('#root').getByRole('button', { name: 'Back' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await expect.poll(() => barColours(page)).toEqual(['black', 'black']);
  await expect.poll(() => ways.count()).toBe(0);
});

test.each([
  ['a phone held sideways', { width: 667, height: 375 }],
  ['a page enlarged four times', { width: 320, height: 256 }],
])('the bars scroll with the menu on %s', async (_name, size) => {
  const page = await stage.phone();
  await takeAway(page);
  await addPlain(page, 'Egg tart');
  await page.setViewportSize(size);
  const bars = [
    page.locator('#root').getByRole('banner'),
    page.getByRole('link', { name: 'View cart' }),
    page.locator('#root').getByRole('navigation', { name: 'Main' }),
  ];
  const tops = () =>
    Promise.all(bars.map((bar) => bar.evaluate((element) => element.getBoundingClientRect().top + scrollY)));
  const before = await tops();
  await page.evaluate(() => scrollBy(0, 120));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect(await tops()).toEqual(before);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  for (const bar of bars.slice(1)) await expect.poll(() => bar.isVisible()).toBe(true);
  await bars[1]?.click();
  await page.waitForURL('**/cart');
});

test('the dialog of languages is 80 % of a phone wide, and no wider than is read at a glance', async () => {
  const page = await stage.phone();
  await page.goto('/?shop=harbour');
  await page.locator('#root').getByRole('article').first().waitFor();
  await page.locator('#root').getByRole('banner').getByRole('button', { name: 'Language' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('简体中文').waitFor();
  const share = () => dialog.evaluate(({ clientWidth }) => clientWidth / innerWidth);
  await expect.poll(share).toBeCloseTo(0.8, 2);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => dialog.evaluate(({ clientWidth }) => clientWidth)).toBe(576);
});

describe('messages', () => {
  /** Opens the page of all parts, whose clock stands until it is moved. */
  async function gallery(): Promise<Page> {
    const { page } = await stage.device({ size: 'phone' });
    await page.goto('/ui');
    await page.getByRole('button', { name: 'Success', exact: true }).waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    return page;
  }
  const messages = (page: Page) => page.locator('[data-toasts]').getByRole('listitem');
  const countAfter = async (page: Page, time: number) => {
    await page.clock.runFor(time);
    return messages(page).count();
  };

  test('of success close after 1 s, those that offer an undo after 5 s', async () => {
    const page = await gallery();
    await page.getByRole('button', { name: 'Success', exact: true }).press('Enter');
    await messages(page).getByText('Saved').waitFor();
    expect([await countAfter(page, 900), await countAfter(page, 200)]).toEqual([1, 0]);
    await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
    await messages(page).getByText('Pork chop rice added').waitFor();
    expect([await countAfter(page, 4900), await countAfter(page, 200)]).toEqual([1, 0]);
  });

  test('of errors stay until they are closed, in two lines at most', async () => {
    const page = await gallery();
    await page.getByRole('button', { name: 'Long error' }).press('Enter');
    const text = messages(page).getByText(/^The payment of table A01/);
    await text.waitFor();
    const lines = () =>
      text.evaluate((element) => {
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
        const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
        return Math.floor((element.clientHeight - padding) / Number.parseFloat(lineHeight) + 0.1);
      });
    expect(await lines()).toBe(2);
    expect(await countAfter(page, 3_600_000)).toBe(1);
    await messages(page).getByRole('button').first().press('Enter');
    await expect.poll(lines).toBeGreaterThan(2);
    await messages(page).getByRole('button', { name: 'Close' }).press('Enter');
    await expect.poll(() => messages(page).count()).toBe(0);
  });
});

test('/t/{session}/{index} orders to that table of the bill, and says so to phone and kitchen', async () => {
  const staff = await asStaff(stage.client(), 'manager');
  const kitchen = await asStaff(stage.client(), 'kitchen');
  const tables = [{ item: 'harbour-table-a01' }, { item: 'harbour-table-a02' }];
  const dish = { id: 'tart', product: 'egg-tart', quantity: 1 };
  const { _id, restoreKey } = await placed(staff, { type: 'dineIn', tables }, [dish]);
  const { page } = await stage.device({ size: 'phone' });
  await storeVisit(page, 'sessions', 1, [{ _id, restoreKey, shop: SHOP }]);
  await page.goto(`/t/${_id}/1`);
  await tableBadge(page, 'A02').waitFor();
  await addPlain(page, 'Egg tart');
  await placeAtTable(page);
  const { data } = await kitchen.find<Rows<KitchenTicket>>('kitchenTickets', { shop: SHOP });
  const own = data.filter(({ session }) => session === _id).toSorted((one, other) => one.order - other.order);
  expect(own.map(({ tableName }) => tableName)).toEqual(['A01', 'A02']);
});

test('a sheet that is closed and still in the page keeps no tap from what lies under it', async () => {
  const { page } = await stage.device({ size: 'desktop', bypassCSP: true });
  await signIn(page, '/till', 'cashier');
  // as a sheet is that never came to the end of its closing
  await page.addStyleTag({ content: '[role=dialog] { transition-duration: 600s !important; }' });
  await page.getByRole('button', { name: 'Coupon', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[role=dialog][data-closed]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Tables' }).click();
  await page.getByRole('button', { name: /^A01/ }).waitFor();
});
