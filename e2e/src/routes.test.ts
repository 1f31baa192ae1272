import type { KitchenTicket, Page as Rows, TableSession } from '@comanda/contract';
import { PAGES } from '@comanda/web/pages.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addPlain, openCart, takeAway } from './harness/guest.ts';
import { logIn } from './harness/members.ts';
import { SHOP } from './harness/orders.ts';
import { answerRead, arriveAt, storeVisit } from './harness/page-setup.ts';
import { still } from './harness/screens.ts';
import { refuseCalls } from './harness/socket.ts';
import { asStaff } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';
import { placeAtTable, sessionAt, sitDown, tableAddress } from './harness/tables.ts';

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

describe('the language', () => {
  const cookies = async (page: Page) => {
    const all = await page.context().cookies();
    return all.filter(({ name }) => name === 'i18n_redirected');
  };

  test('that is chosen is remembered for a year, that of the device is not', async () => {
    const { page } = await stage.device({ locale: 'zh-HK' });
    await page.goto('/');
    const languages = page.getByRole('group', { name: '語言' });
    await languages.getByText('繁體中文').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-HK');
    expect(await cookies(page)).toEqual([]);
    await languages.getByText('English').click();
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
    const [cookie] = await cookies(page);
    expect(cookie?.value).toBe('en');
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  });

  test('of a kiosk is English, whatever its browser prefers', async () => {
    const { page } = await stage.device({ locale: 'zh-HK' });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (Linux) Kiosk/3.1' });
    });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  });

  test('has the words that the organisation lays over ours', async () => {
    const page = await stage.phone();
    const localeUrl = { _id: 'app-locale', key: 'localeUrl', value: '/words/{locale}.json' };
    await answerRead(page, '/api/appSettings', { total: 1, limit: 1, skip: 0, data: [localeUrl] });
    await answerRead(page, '/words/en.json', { guest: { home: { welcome: 'Come in!' } } });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Come in!' }).waitFor();
    await page.getByText('Which restaurant would you like?').waitFor();
  });

  test('reports words that nobody has to the organisation, each once, together, and says something all the same', async () => {
    const page = await stage.phone();
    const address = { _id: 'app-missing', key: 'missingTranslationUrl', value: '/house/missing' };
    await answerRead(page, '/api/appSettings', { total: 1, limit: 1, skip: 0, data: [address] });
    const reports: unknown[] = [];
    await page.route('**/house/missing', async (route) => {
      reports.push(route.request().postDataJSON());
      await route.fulfill({ status: 204 });
    });
    // a newer server names a fault that this page has no text for
    let code = '';
    await page.route('**/api/authentication', (route) =>
      route.fulfill({ status: 409, json: { name: 'Conflict', message: 'no', code: 409, data: { code } } }),
    );
    await page.goto('/member/login');
    for (const fault of ['ovenIsCold', 'panIsHot', 'ovenIsCold']) {
      code = fault;
      const answered = page.waitForResponse('**/api/authentication');
      await logIn(page, 'mei@example.com');
      await answered;
      await page
        .getByRole('alert')
        .filter({ hasText: 'Something went wrong on our side. Please try again.' })
        .waitFor();
    }
    await expect.poll(() => reports).toEqual([{ missing: { en: ['errors:ovenIsCold', 'errors:panIsHot'] } }]);
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
    expect(await message.count()).toBe(code === 'serverError' ? 1 : 0);
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

test('a table keeps its bill on /order; a phone that opens its link is a guest, whose remark the kitchen reads', async () => {
  const page = await stage.phone();
  const word = 'One spoon more, please';
  await sitDown(page, await tableAddress(stage.client(), 'A07'), 'A07');
  await addPlain(page, 'Egg tart');
  await placeAtTable(page);
  await arriveAt(page, '/order');
  const session = await sessionAt(page);
  const friend = await stage.phone();
  await friend.goto(`/t/${session}/1`);
  await arriveAt(friend, '/browse');
  await friend.getByRole('banner').getByText('Table A07').waitFor();
  await addPlain(friend, 'Pineapple bun');
  await openCart(friend);
  await friend.getByRole('textbox', { name: 'Note for this order' }).fill(word);
  await friend.getByRole('button', { name: /^Place order/ }).click();
  await arriveAt(friend, '/order');
  for (const each of [page, friend]) await each.getByText(word).first().waitFor();
  const { products, remarks } = await stage.client().get<TableSession>('tableSessions', session);
  expect(products.map(({ guest }) => guest)).toEqual([1, 2]);
  expect(remarks).toEqual([{ order: 2, text: word }]);
  const cook = await asStaff(stage.client(), 'kitchen');
  const tickets = await cook.find<Rows<KitchenTicket>>('kitchenTickets', { shop: SHOP, $limit: 1000 });
  const made = tickets.data.filter((ticket) => ticket.session === session);
  expect(made.map(({ remark }) => remark)).toEqual([undefined, word]);
});

/** Doubles the size of text on every page, as a guest's own style sheet does. */
async function doubleText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const double = () => document.documentElement.style.setProperty('font-size', '200%');
    document.addEventListener('DOMContentLoaded', double);
  });
}

/** Returns the controls and amounts that stick out of the screen to the side. */
function stickingOut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const parts = [
      ...document.querySelectorAll('#root :is(a, button, h1, h2, h3, input, data), [role=dialog] *'),
    ];
    const out = parts.filter((part) => {
      const { right, width, left } = part.getBoundingClientRect();
      const scrolls = part.closest('[role=group], [role=tablist], [data-scrolls]') !== null;
      const isHidden = getComputedStyle(part).clipPath !== 'none';
      return width > 0 && !scrolls && !isHidden && left >= 0 && right > clientWidth + 1;
    });
    return scrollWidth > clientWidth
      ? [`${scrollWidth} px wide`]
      : out.map(({ outerHTML }) => outerHTML.slice(0, 90));
  });
}

test('text twice as large on the narrowest phone: no page of an order scrolls sideways or is cut off', async () => {
  const { page } = await stage.device({ bypassCSP: true });
  await takeAway(page);
  await addPlain(page, 'Egg tart');
  await page.setViewportSize({ width: 320, height: 700 });
  await doubleText(page);
  const found: Record<string, readonly string[]> = {};
  const look = async (name: string) => {
    await still(page);
    found[name] = await stickingOut(page);
  };
  await page.goto('/browse');
  await page.getByRole('article').first().waitFor();
  await look('menu');
  await page.getByRole('button', { name: 'Show as pictures' }).click();
  await look('menu as pictures');
  for (const dish of ['satay-beef-noodles', 'afternoon-tea-set']) {
    await page.goto(`/products/${dish}`);
    await page.getByRole('dialog').getByRole('button', { name: /^Add/ }).last().waitFor();
    await look(dish);
  }
  await page.goto('/cart');
  await page.getByRole('heading', { name: 'Goes well with this' }).waitFor();
  await look('cart');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.getByText('Order number', { exact: true }).first().waitFor();
  await look('order');
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await page.getByRole('dialog').waitFor();
  await look('ways to pay');
  expect(Object.entries(found).filter(([, parts]) => parts.length > 0)).toEqual([]);
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
