import { PAGES } from '@comanda/web/pages.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addPlain } from './harness/guest.ts';
import { answerRead, arriveAt, storeVisit } from './harness/page-setup.ts';
import { refuseCalls } from './harness/socket.ts';
import { aStage } from './harness/stage.ts';
import { placeAtTable, sitDown, tableAddress } from './harness/tables.ts';

const stage = aStage();

describe('the start', () => {
  test('without a shop leads to the choice, or says that there is none', async () => {
    const page = await stage.phone();
    await page.goto('/browse');
    await arriveAt(page, '/shops/');
    await page.getByRole('heading', { level: 1, name: 'Where would you like to eat?' }).waitFor();
    const other = await stage.phone();
    const settings = { _id: 'system', allowChooseShop: false, onlineMemberSystem: false };
    await answerRead(other, '/api/systemSettings', { total: 1, limit: 1, skip: 0, data: [settings] });
    await other.goto('/browse');
    await arriveAt(other, '/noshop/');
    await other.getByText('Invalid shop! Please scan the QR-Code again').waitFor();
    // where nobody may choose, no page offers a choice
    await other.goto('/shops');
    await arriveAt(other, '/noshop/');
    await other.goto('/');
    await other.getByText('Invalid shop! Please scan the QR-Code again').waitFor();
    expect(await other.getByRole('button', { name: 'Harbour Lane Café' }).count()).toBe(0);
  });

  test('with a shop that is gone forgets it', async () => {
    const page = await stage.phone();
    await storeVisit(page, 'place', 1, { shop: 'gone', mode: 'takeAway' });
    await page.goto('/browse');
    await arriveAt(page, '/noshop/');
    await page.getByText('Invalid shop! Please scan the QR-Code again').waitFor();
    await page.goto('/browse');
    await arriveAt(page, '/shops/');
  });

  test('with a table code that is too old asks to scan again', async () => {
    const page = await stage.phone();
    const table = { viewItem: 'harbour-a01', signature: 's', date: '2026-01-01T00:00:00.000Z', capacity: 1 };
    await storeVisit(page, 'place', 1, { shop: 'harbour', mode: 'dineIn', table });
    await page.goto('/browse');
    await arriveAt(page, '/sessionNotFound');
    await page.getByRole('heading', { level: 1, name: 'This code has expired' }).waitFor();
  });

  test('with a bill that is gone says so, and only once', async () => {
    const page = await stage.phone();
    await storeVisit(page, 'place', 1, { shop: 'harbour', mode: 'dineIn', session: 'gone' });
    await page.goto('/browse');
    await arriveAt(page, '/sessionNotFound');
    await page.getByText('Order is closed. Please scan QR Code again.').waitFor();
    await page.goto('/browse');
    await page.getByRole('article').first().waitFor();
  });
});

describe('an address', () => {
  const LEADS = [
    ['/fr/tnc', '/tnc', 'en'],
    ['/member', '/member/login', 'en'],
    ['/coupon', '/member/login', 'en'],
    ['/order', '/record', 'en'],
    ['/order/7', '/record', 'en'],
    ['/tableRecord', '/record', 'en'],
    ['/o', '/record', 'en'],
    ['/payment/card/x', '/record', 'en'],
    ['/t', '/', 'en'],
    ['/t/gone', '/sessionNotFound', 'en'],
    ['/t/gone/2', '/sessionNotFound', 'en'],
    ['/o/gone', '/sessionNotFound', 'en'],
    ['/zh-hk/shops', '/shops', 'zh-HK'],
    ['/tnc', '/tnc', 'zh-HK'],
    ['/zh-cn/tnc', '/tnc', 'zh-CN'],
  ] as const;

  const MEMBER_PAGES = PAGES.filter(({ bundle }) => bundle === 'member-pages').map(({ path }) => path);

  test('leads where it says, without its language', async () => {
    const page = await stage.phone();
    const led: (readonly [string, string, string | null])[] = [];
    for (const [from, to] of LEADS) {
      await page.goto(from);
      // where it leads elsewhere the waiting fails below, with all that was found
      await page.waitForURL(({ pathname }) => pathname === to).catch(() => undefined);
      await page.getByRole('heading').first().waitFor();
      const { pathname } = new URL(page.url());
      led.push([from, pathname, await page.locator('html').getAttribute('lang')]);
    }
    expect(led).toEqual(LEADS);
  });

  test('of members leads home where there are none; the language has their place in the bar', async () => {
    const page = await stage.phone();
    const settings = { _id: 'system', allowChooseShop: true, onlineMemberSystem: false };
    await answerRead(page, '/api/systemSettings', { total: 1, limit: 1, skip: 0, data: [settings] });
    for (const path of MEMBER_PAGES) {
      await page.goto(path);
      await arriveAt(page, '/');
    }
    await page.goto('/?shop=harbour');
    await page.getByRole('article').first().waitFor();
    const ways = page.locator('nav').last();
    await ways.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('dialog').getByText('简体中文').click();
    await ways.getByRole('button', { name: '语言' }).waitFor();
    expect(await page.getByRole('banner').getByRole('button', { name: '语言' }).count()).toBe(0);
  });

  test('that leads nowhere says so, with a way home', async () => {
    const page = await stage.phone();
    await page.goto('/nowhere/at/all');
    await page.getByRole('heading', { name: 'This page could not be found' }).waitFor();
    await page.getByText('Error 404').waitFor();
    await page.getByRole('link', { name: 'Homepage' }).click();
    await arriveAt(page, '/');
  });
});

describe('a page of something', () => {
  async function isMissing(page: Page): Promise<void> {
    await page.getByRole('heading', { name: 'This page could not be found' }).waitFor();
    await page.getByText('Error 404').waitFor();
    await page.getByRole('link', { name: 'Homepage' }).waitFor();
  }

  test('that does not exist is a 404: a dish, an order, a placement of a bill', async () => {
    const page = await stage.phone();
    await page.goto('/?shop=harbour');
    await page.getByRole('article').first().waitFor();
    for (const path of ['/products/gone', '/record/gone']) {
      await page.goto(path);
      await isMissing(page);
    }
    await sitDown(page, await tableAddress(stage.client(), 'A06'), 'A06');
    await addPlain(page, 'Egg tart');
    await placeAtTable(page);
    await page.goto('/order/1');
    await page.getByText('Egg tart').first().waitFor();
    await page.goto('/order/2');
    await isMissing(page);
    await page.getByRole('link', { name: 'Menu' }).click();
    await page.getByRole('article').first().waitFor();
  });

  test('that the server refuses shows its status and message, and no other message', async () => {
    const page = await stage.phone();
    const refusal = { name: 'Forbidden', message: 'no', code: 403, data: { code: 'forbidden' } };
    await refuseCalls(page, 'tableSessions', refusal);
    await page.goto('/record/other');
    await page.getByText('You are not allowed to do that.').waitFor();
    await page.getByText('Error 403').waitFor();
    expect(await page.getByRole('region', { name: 'Messages' }).getByRole('listitem').count()).toBe(0);
  });
});

describe('why ordering cannot begin', () => {
  test.each([
    ['fixedCodeTimeout', 409, 'Please scan the QR code on your table again.'],
    ['fixedCodeNotEnabled', 409, 'Static QRCode Not Enabled'],
    ['fixedCodeTableInvalid', 404, 'The code may be an old one. Please scan it again, or ask our staff.'],
    ['shopNotFound', 404, 'Invalid shop! Please scan the QR-Code again'],
    ['shopNotEnabledForOnline', 409, 'Please order with our staff. You can still look at the menu.'],
    ['timeSlotNotFound', 409, "Sorry, we're closed!"],
    ['serverError', 500, 'Please try again, or ask our staff for help.'],
  ])('%s', async (code, status, text) => {
    const page = await stage.phone();
    const refusal = { name: 'Refused', message: 'The oven is on fire', code: status, data: { code } };
    await refuseCalls(page, 'tableSessions/createOrResume', refusal);
    await page.goto('/t?shop=harbour&viewItem=harbour-a01&sig=s');
    await page.getByText(text).waitFor();
    const message = page.getByText('The oven is on fire');
    await expect.poll(() => message.count()).toBe(code === 'serverError' ? 1 : 0);
  });

  test('a shop that takes no orders by phone, with its menu to look at', async () => {
    const client = stage.client();
    const page = await stage.phone();
    const address = await tableAddress(client, 'A08');
    const shop = await client.get<object>('shops', 'harbour');
    await answerRead(page, '/api/shops/harbour', { ...shop, openForOnline: false });
    await page.goto(address);
    await arriveAt(page, '/closed');
    await page.getByText('No online orders at the moment').waitFor();
    await page.getByRole('link', { name: 'See the menu' }).click();
    await page.getByRole('article').first().waitFor();
  });
});

test('a shop shows its hours of today, and those of the week behind one tap', async () => {
  const page = await stage.phone();
  const client = stage.client();
  const shop = await client.get<object>('shops', 'harbour');
  const onlineOpeningHours = [{ weekdays: [1], startTime: '11:00', endTime: '22:30' }];
  await storeVisit(page, 'place', 2, { shop: 'harbour', mode: 'takeAway' });
  for (const path of ['/api/shops', '/api/shops/harbour']) {
    const hours = { ...shop, onlineOpeningHours };
    const rows = { total: 1, limit: 1, skip: 0, data: [hours] };
    await answerRead(page, path, path === '/api/shops' ? rows : hours);
  }
  await page.goto('/');
  const today = page.getByText(/^(Open today 11:00–22:30|Closed today)$/);
  await today.click();
  const week = page.getByRole('table', { name: 'Opening hours' });
  await week.getByRole('row', { name: 'Monday 11:00–22:30' }).waitFor();
  await week.getByRole('row', { name: 'Sunday Closed' }).waitFor();
  expect(await week.locator('[aria-current=date]').count()).toBe(1);
});
