import type { Page as Rows, StaffCall, TableSession } from '@comanda/contract';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems } from './harness/accessibility.ts';
import { signIn } from './harness/kitchen.ts';
import { logIn } from './harness/members.ts';
import { SHOP } from './harness/orders.ts';
import { setUpDevice, strangeEntries } from './harness/pairing.ts';
import { settled } from './harness/screens.ts';
import { asStaff, pinOf } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();
const PORTRAIT = { width: 1080, height: 1920 };

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Pairs a kiosk and opens its first screen; `onFrame` is told what the server sends. */
async function aKiosk(onFrame: (frame: string) => void = () => undefined): Promise<Page> {
  const { page } = await stage.device({ size: 'desktop' });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => onFrame(String(payload))));
  await page.setViewportSize(PORTRAIT);
  await page.clock.install();
  await setUpDevice(page, stage.client(), 'Kiosk');
  await press(page, 'Start');
  await page.waitForURL('**/kiosk');
  await heading(page, 'What would you like?');
  return page;
}

/**
 * Stops the page's clock: from here on only the test moves it, however slow the machine is. A jump of a minute breaks
 * the connection, which is made again once the clock goes on.
 */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}

/** Returns the newest bill of the shop. */
async function newestBill(): Promise<TableSession | undefined> {
  const staff = await asStaff(stage.client(), 'cashier');
  const { data } = await staff.find<Rows<TableSession>>('tableSessions', { shop: SHOP, $limit: 1 });
  return data[0];
}

/** Returns the controls on a screen that are smaller than a touch target of a kiosk (T9.6): 64 px each way. */
function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isHidden = (control: Element) => {
      const { width, height } = control.getBoundingClientRect();
      return width <= 1 || height <= 1 || getComputedStyle(control).visibility === 'hidden';
    };
    const controls = document.querySelectorAll('button, input, select, textarea, a[href], [role=switch]');
    return [...controls].flatMap((control) => {
      // a hidden box is touched by its label
      const isBox = control.matches('[type=radio], [type=checkbox]');
      const target = isBox ? (control.closest('label') ?? control) : control;
      if (isHidden(target)) return [];
      const { width, height } = target.getBoundingClientRect();
      const name = control.getAttribute('aria-label') ?? target.textContent;
      return Math.min(width, height) < 63.5 ? [`${name}: ${width} × ${height}`] : [];
    });
  });
}

/** Returns the controls whose box ends above a line, in pixels from the top, or is smaller than 64 px high. */
function outOfReach(page: Page, line: number): Promise<readonly string[]> {
  return page.evaluate((top) => {
    const controls = [...document.querySelectorAll('button:not(:disabled), input, a[href]')];
    return controls.flatMap((control) => {
      const box = control.getBoundingClientRect();
      const isShown = box.width > 0 && box.bottom > 0 && box.top < innerHeight;
      // a list scrolls below its upper edge, which covers what is above
      const scroller = control.closest('ul, nav')?.parentElement?.getBoundingClientRect().top ?? 0;
      const reached = Math.max(box.top, scroller);
      return isShown && reached < top - 1 ? [`${control.textContent}: ${reached} above ${top}`] : [];
    });
  }, line);
}

const WORDS = {
  en: { name: 'English', eat: /^Eat here/, next: 'Continue', review: /^Review and pay/, no: 'No, thank you' },
  'zh-hk': { name: '繁體中文', eat: /^堂食/, next: '繼續', review: /^查看並付款/, no: '不用了，謝謝' },
  'zh-cn': { name: '简体中文', eat: /^堂食/, next: '继续', review: /^查看并付款/, no: '不用了，谢谢' },
} as const;
const PAY = { en: /^Order and pay/, 'zh-hk': /^落單並付款/, 'zh-cn': /^下单并付款/ } as const;
const COUNTER = { en: /at the counter$/, 'zh-hk': /到櫃枱/, 'zh-cn': /到柜台/ } as const;
const ADD = { en: /^Add /, 'zh-hk': /^加入/, 'zh-cn': /^加入/ } as const;

/** Orders a dish to eat here with a tent, to be paid at the counter; axe looks at every screen. */
async function orderAtTent(page: Page, language: keyof typeof WORDS, tent: string): Promise<void> {
  const words = WORDS[language];
  const isAccessible = async () => {
    await settled(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  };
  await press(page, words.name);
  await isAccessible();
  await press(page, words.eat);
  for (const digit of tent) await page.getByRole('button', { name: digit, exact: true }).click();
  await isAccessible();
  await press(page, words.next);
  await page.locator('nav button').last().click();
  const add = page.locator('main li').getByRole('button', { name: ADD[language] }).first();
  await page.locator('nav button').nth(9).click();
  await add.click();
  await isAccessible();
  await press(page, words.review);
  await isAccessible();
  const no = page.getByRole('button', { name: words.no });
  if (await no.isVisible()) {
    await no.click();
    await isAccessible();
  }
  await press(page, PAY[language]);
  await page.getByRole('button', { name: COUNTER[language] }).first().waitFor();
  await isAccessible();
  await page.getByRole('button', { name: COUNTER[language] }).first().click();
  await page.getByRole('img').waitFor();
  await isAccessible();
}

/** The screens of a visit at which a guest may leave, in their order. */
const STEPS = ['menu', 'dish', 'offer', 'review', 'member', 'pay'] as const;

/** Goes from the first screen to a step of an order to take away. */
async function takeAwayTo(page: Page, step: (typeof STEPS)[number]): Promise<void> {
  await press(page, /^Take away/);
  await page.getByText('Nothing chosen yet').waitFor();
  if (step === 'menu') return;
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('button')
    .filter({ hasText: 'Rice plates' })
    .click();
  await page.getByRole('heading', { level: 2, name: /^Rice plates/ }).waitFor();
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  const add = page.getByRole('button', { name: /^Add to order/ });
  const next = page.getByRole('button', { name: 'Continue' });
  await add.or(next).first().waitFor();
  if (step === 'dish') return;
  while (await next.isVisible()) {
    if (await next.isDisabled()) await page.getByRole('radio').first().check({ force: true });
    await next.click();
  }
  await add.click();
  await press(page, /^Review and pay/);
  const no = page.getByRole('button', { name: 'No, thank you' });
  await no.or(page.getByRole('button', { name: /^Order and pay/ })).waitFor();
  if (step === 'offer') return;
  if (await no.isVisible()) await no.click();
  await heading(page, 'Your order');
  if (step === 'member') await press(page, 'I am a member');
  if (step === 'pay') {
    await press(page, /^Order and pay/);
    await heading(page, 'How would you like to pay?');
  }
}

describe('a kiosk', () => {
  test('T9.1 T9.4 takes an order with a tent in each language, and shows the next guest the first screen in English', async () => {
    const page = await aKiosk();
    for (const [language, tent] of [
      ['zh-hk', '12'],
      ['zh-cn', '7'],
      ['en', '120'],
    ] as const) {
      await orderAtTent(page, language, tent);
      const bill = await newestBill();
      const at = { type: 'dineInNoTable', source: 'kiosk', tent: Number(tent), tables: [] };
      expect(bill).toMatchObject({ ...at, pendingPayments: [{}] });
      await page.getByText(bill?.orderNumber ?? '-', { exact: true }).waitFor();
      await page.clock.fastForward(20_000);
      await heading(page, 'What would you like?');
      expect(await strangeEntries(page)).toEqual([]);
      expect(new URL(page.url()).pathname).toBe('/kiosk');
    }
    // the guests' other pages lead back to it
    await page.goto('/cart');
    await heading(page, 'What would you like?');
  });

  test('T9.6 is used by keyboard alone, from the first screen to the number', async () => {
    const page = await aKiosk();
    const go = async (name: string | RegExp) => {
      await page.getByRole('button', { name }).first().focus();
      await page.keyboard.press('Enter');
    };
    await go(/^Take away/);
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('button').nth(1).focus();
    await page.keyboard.press('Enter');
    await go(/^Choose /);
    // a set goes step by step; the heading of each has the focus
    await page.getByText(/^Step 1 of \d$/).waitFor();
    const next = page.getByRole('button', { name: 'Continue' });
    const choose = async () => {
      if ((await page.getByRole('radio').count()) === 0) return;
      if ((await page.getByRole('radio', { checked: true }).count()) > 0) return;
      await page.getByRole('radio').first().focus();
      await page.keyboard.press('Space');
    };
    await choose();
    while (await next.isVisible()) {
      await next.focus();
      await page.keyboard.press('Enter');
      await choose();
    }
    await go(/^Add to order/);
    await go(/^Review and pay/);
    const no = page.getByRole('button', { name: 'No, thank you' });
    if (await no.isVisible()) await go('No, thank you');
    await heading(page, 'Your order');
    await go(/^Order and pay/);
    await go(/at the counter$/);
    await heading(page, 'Thank you');
    expect(await newestBill()).toMatchObject({ type: 'takeAway', source: 'kiosk' });
    await go('Done');
    await heading(page, 'What would you like?');
  });

  test('T9.6 T11.7 lowers its controls, waits longer while a switch is on, and forgets a guest who left', async () => {
    const page = await aKiosk();
    const dialog = page.getByRole('alertdialog', { name: 'Are you still there?' });
    await press(page, 'Lower controls');
    await press(page, 'Larger text');
    expect(await outOfReach(page, PORTRAIT.height / 2)).toEqual([]);
    await press(page, /^Take away/);
    await page.locator('main li').first().waitFor();
    expect(await outOfReach(page, PORTRAIT.height / 2)).toEqual([]);
    await stopClock(page);
    await page.locator('main li').getByRole('button', { name: /^Add / }).first().click();
    await page.clock.fastForward(59_000);
    expect(await dialog.isVisible()).toBe(false);
    await page.clock.fastForward(1_000);
    await dialog.waitFor();
    // it lasts thirty seconds with a switch on, and as often as the guest likes
    await page.clock.fastForward(29_000);
    await dialog.getByRole('button', { name: 'I am here' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.clock.resume();
    await press(page, 'Lower controls');
    await stopClock(page);
    await press(page, 'Larger text');
    await page.clock.fastForward(60_000);
    await dialog.waitFor();
    await page.evaluate(() => sessionStorage.setItem('comanda.note', 'no onions'));
    await page.clock.fastForward(10_000);
    await page.clock.resume();
    await heading(page, 'What would you like?');
    const left = () =>
      page.evaluate(() => [sessionStorage.length, document.documentElement.dataset.reach ?? '']);
    await expect.poll(() => left().catch(() => 'loading')).toEqual([0, '']);
    expect(await strangeEntries(page)).toEqual([]);
    await press(page, /^Take away/);
    await page.getByText('Nothing chosen yet').waitFor();
  });

  test('T9.4 is paid on the guest’s phone by a code, to the number; the receipt is one that reads only', async () => {
    let redirect = '';
    let receipt = '';
    const page = await aKiosk((frame) => {
      redirect = /"redirect":"([^"]+)"/.exec(frame)?.[1] ?? redirect;
      receipt = /"url":"([^"]+#receipt=[\w-]{22})"/.exec(frame)?.[1] ?? receipt;
    });
    await takeAwayTo(page, 'pay');
    // a code that nobody scans is given up for another way
    await press(page, /^FPS/);
    await page.getByRole('img', { name: 'Code to pay with a phone' }).waitFor();
    await page.getByText(/^Reference: /).waitFor();
    await press(page, 'Pay another way');
    await press(page, /^Test card/);
    await heading(page, 'Scan with your phone to pay');
    await page.getByRole('img', { name: 'Code to pay with a phone' }).waitFor();
    const phone = await stage.phone();
    await phone.goto(redirect);
    await phone.getByRole('button', { name: 'Approve', exact: true }).click();
    await heading(page, 'Thank you');
    const bill = await newestBill();
    expect(bill).toMatchObject({ source: 'kiosk', status: 'done', bill: { outstanding: 0 } });
    await page.getByText(bill?.orderNumber ?? '-', { exact: true }).waitFor();
    await page.getByRole('img', { name: 'Scan for your receipt' }).waitFor();
    // the phone came back to the receipt, whose key is not the one that changes the order
    await phone.getByRole('heading', { name: 'Receipt' }).waitFor();
    const other = await stage.phone();
    await other.goto(receipt);
    await other.getByRole('heading', { name: 'Receipt' }).waitFor();
  });

  test('T9.3 T9.4 reads the code on a member’s phone, which no field waits for, and goes on to the number once a cashier has seen FPS money', async () => {
    const phone = await stage.phone();
    let code = '';
    phone.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        code = /"code":"([^"]+)","expiresAt"/.exec(String(payload))?.[1] ?? code;
      }),
    );
    await phone.goto('/member/qrCode');
    await logIn(phone, 'lin@example.com');
    await phone.getByRole('figure').getByRole('img').waitFor();
    const page = await aKiosk();
    await takeAwayTo(page, 'member');
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await heading(page, 'Your order');
    await page.getByText(/Lin/).first().waitFor();
    await press(page, /^Order and pay/);
    await heading(page, 'How would you like to pay?');
    await press(page, /^FPS/);
    await page.getByText(/^Reference: /).waitFor();
    expect(await smallTargets(page)).toEqual([]);
    const bill = await newestBill();
    expect(bill).toMatchObject({ source: 'kiosk', user: 'user-lin', bill: { paid: 0 } });
    const till = await stage.desktop();
    await signIn(till, '/till', 'cashier');
    await till.getByRole('button', { name: /^Bills/ }).click();
    const reference = (await page.getByText(/^Reference: /).textContent())?.replace('Reference: ', '') ?? '-';
    await till
      .getByRole('listitem')
      .filter({ hasText: reference })
      .getByRole('button', { name: 'Seen at the bank' })
      .click();
    await till.getByRole('alertdialog').getByRole('button', { name: 'Yes, it is paid' }).click();
    await heading(page, 'Thank you');
    await page.getByText(bill?.orderNumber ?? '-', { exact: true }).waitFor();
    expect(await newestBill()).toMatchObject({ _id: bill?._id, bill: { outstanding: 0 } });
    // the same code at the till, scanned with the focus nowhere: it finds the member of a new order
    await till.getByRole('button', { name: 'Counter' }).click();
    await till.getByText('Ring up a dish').waitFor();
    await till.evaluate(
      (keys) => {
        for (const key of keys)
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      },
      [...code, 'Enter'],
    );
    await till.getByRole('complementary', { name: 'Bill' }).getByText(/Lin/).waitFor();
  });

  test('T9.5 calls staff before anything is ordered, who answer it; the kiosk says who comes', async () => {
    const page = await aKiosk();
    const { page: handheld } = await stage.device({ size: 'phone' });
    await signIn(handheld, '/handheld', 'waiter');
    await press(page, 'Call staff');
    await page.getByText('Staff know that you need them.').waitFor();
    const waiter = await asStaff(stage.client(), 'waiter');
    const { data } = await waiter.find<Rows<StaffCall>>('staffCalls', { shop: SHOP });
    expect(data).toMatchObject([{ device: { name: 'Kiosk 1' }, kind: 'service' }]);
    await press(page, /^Take away/);
    // a waiter's phone shows it above the tables
    const answer = handheld.getByRole('button', { name: 'On my way Kiosk 1' });
    await answer.click();
    await answer.waitFor({ state: 'detached' });
    await page.getByText(/^\S+ is on the way\.$/).waitFor();
  });

  test('T9.4 T9.6 T11.7 an order that is abandoned at any step leaves no trace', async () => {
    const page = await aKiosk();
    const dialog = page.getByRole('alertdialog', { name: 'Are you still there?' });
    const entries = await page.evaluate(() => history.length);
    for (const step of STEPS) {
      await page.evaluate(() => sessionStorage.setItem('comanda.note', 'no onions'));
      await takeAwayTo(page, step);
      if (step === 'pay') {
        await press(page, 'Start over');
        await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
      } else {
        await stopClock(page);
        // a key starts the idle clock anew
        await page.keyboard.press('Shift');
        await page.clock.fastForward(60_000);
        await dialog.waitFor();
        await page.clock.fastForward(10_000);
        await page.clock.resume();
      }
      await heading(page, 'What would you like?');
      const left = () => page.evaluate(() => [sessionStorage.length, history.length]);
      await expect.poll(() => left().catch(() => 'loading'), { message: step }).toEqual([0, entries]);
      expect(await strangeEntries(page), step).toEqual([]);
      expect(page.url(), step).toMatch(/\/kiosk$/);
      await press(page, /^Take away/);
      await page.getByText('Nothing chosen yet').waitFor();
      await page.clock.resume();
      await press(page, 'Start over');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
      await heading(page, 'What would you like?');
    }
    // the one that was placed is cancelled
    expect(await newestBill()).toMatchObject({ source: 'kiosk', status: 'cancelled' });
  });

  test('T9.5 lets staff out by five seconds on the corner and a manager’s PIN, and says so when the server is away', async () => {
    const page = await aKiosk();
    const corner = page.getByRole('button', { name: 'Staff: hold for five seconds' });
    await corner.dispatchEvent('pointerdown');
    await page.clock.fastForward(4_000);
    await corner.dispatchEvent('pointerup');
    await page.clock.fastForward(5_000);
    const pin = page.getByRole('alertdialog', { name: 'Manager’s PIN' });
    expect(await pin.isVisible()).toBe(false);
    await corner.dispatchEvent('pointerdown');
    await page.clock.fastForward(5_000);
    await pin.waitFor();
    const enter = async (digits: string) => {
      for (const digit of digits) await pin.getByRole('button', { name: digit, exact: true }).click();
      await pin.getByRole('button', { name: 'Continue' }).click();
    };
    await enter(pinOf('cashier'));
    await pin.getByText('This PIN is incorrect.').waitFor();
    await enter(pinOf('manager'));
    const settings = page.getByRole('alertdialog', { name: 'This kiosk' });
    await settings.getByRole('radio', { name: 'Are called by number' }).check({ force: true });
    await settings.getByRole('button', { name: 'Save' }).click();
    await settings.getByText('Saved').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await settings.getByRole('button', { name: 'Back to the guests' }).click();
    // now guests who eat here need no tent
    await press(page, /^Eat here/);
    await page.getByText('Nothing chosen yet').waitFor();
    await page.context().setOffline(true);
    await page.getByRole('heading', { name: 'Please order at the counter' }).waitFor();
    await page.context().setOffline(false);
    await page.getByText('Nothing chosen yet').waitFor();
  });
});
