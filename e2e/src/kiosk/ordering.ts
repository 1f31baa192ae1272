import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblems } from '../harness/accessibility.ts';
import { aKiosk, heading, newestBill, press, smallTargets } from '../harness/kiosk.ts';
import { strangeEntries } from '../harness/pairing.ts';
import { settled } from '../harness/screens.ts';
import type { Stage } from '../harness/stage.ts';

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

/** Declares the tests of an order from the first screen to its number. */
export function ordering(stage: Stage): void {
  test('T9.1 T9.4 takes an order with a tent in each language, and shows the next guest the first screen in English', async () => {
    const page = await aKiosk(stage);
    for (const [language, tent] of [
      ['zh-hk', '12'],
      ['zh-cn', '7'],
      ['en', '120'],
    ] as const) {
      await orderAtTent(page, language, tent);
      const bill = await newestBill(stage);
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
    const page = await aKiosk(stage);
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
    expect(await newestBill(stage)).toMatchObject({ type: 'takeAway', source: 'kiosk' });
    await go('Done');
    await heading(page, 'What would you like?');
  });
}
