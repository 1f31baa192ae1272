import { languageOf } from '@comanda/contract/languages';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblems } from '../harness/accessibility.ts';
import { aKiosk, heading, newestBill, passToFirstScreen, press, smallTargets } from '../harness/kiosk.ts';
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
    await expect.poll(() => smallTargets(page)).toEqual([]);
  };
  await press(page, words.name);
  await isAccessible();
  await press(page, words.eat);
  for (const digit of tent) await page.getByRole('button', { name: digit, exact: true }).click();
  await isAccessible();
  await press(page, words.next);
  await page.locator('nav button').last().click();
  const add = page.locator('main li').getByRole('button', { name: ADD[language] }).first();
  // a category of every hour's menu
  await page.locator('nav button').filter({ hasText: TOAST[language] }).click();
  await page.getByRole('heading', { level: 2, name: TOAST[language] }).waitFor();
  await add.click();
  await isAccessible();
  await press(page, words.review);
  const no = page.getByRole('button', { name: words.no });
  await no
    .or(page.getByRole('button', { name: PAY[language] }))
    .first()
    .waitFor();
  await isAccessible();
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

const TOAST = { en: /^Toast/, 'zh-hk': /^多士/, 'zh-cn': /^吐司/ } as const;
const TAKE_AWAY = { en: /^Take away/, 'zh-hk': /^外賣/, 'zh-cn': /^外带/ } as const;
const CATEGORIES = { en: 'Categories', 'zh-hk': '分類', 'zh-cn': '分类' } as const;
const DISH = { en: /^Add to order/, 'zh-hk': /^加入訂單/, 'zh-cn': /^加入订单/ } as const;
const END = { en: 'Done', 'zh-hk': '完成', 'zh-cn': '完成' } as const;
const MAX_TABS = 80;

/** Presses Tab until a control has the focus, then a key on it. */
async function byKey(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await control.waitFor({ state: 'attached' });
  // found once: to find it anew at each stop costs twice as much as the key
  let found = await control.elementHandle();
  const hasFocus = async () => {
    const at = await page.evaluate(
      (element) => (element?.isConnected ? element === document.activeElement : undefined),
      found,
    );
    if (at !== undefined) return at;
    // the page has drawn another in its place
    found = await control.elementHandle();
    return page.evaluate((element) => element === document.activeElement, found);
  };
  for (let pressed = 0; !(await hasFocus()); pressed += 1) {
    if (pressed === MAX_TABS) throw new Error(`Tab does not reach ${control}`);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press(key);
}

/** Checks what a screen reader begins with on a new screen: its heading, the only one, in the language, and one main part. */
async function isRead(page: Page, language: keyof typeof WORDS): Promise<void> {
  const read = () =>
    page.evaluate(() => ({
      focused: document.activeElement?.tagName,
      headings: document.querySelectorAll('h1').length,
      mains: document.querySelectorAll('main').length,
      tag: document.documentElement.lang,
    }));
  const { tag } = languageOf(language);
  await expect.poll(read).toEqual({ focused: 'H1', headings: 1, mains: 1, tag });
}

/** Orders a set to take away by keyboard and roles alone, to be paid at the counter. */
async function orderByKeys(page: Page, language: keyof typeof WORDS): Promise<void> {
  const words = WORDS[language];
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  await byKey(page, button(words.name));
  await byKey(page, button(TAKE_AWAY[language]));
  await isRead(page, language);
  const categories = page.getByRole('navigation', { name: CATEGORIES[language] });
  await byKey(page, categories.getByRole('button').nth(1));
  await byKey(page, page.getByRole('main').getByRole('listitem').getByRole('button').first());
  await isRead(page, language);
  // a set goes step by step
  const next = button(words.next);
  const radio = page.getByRole('radio');
  await radio.first().waitFor({ state: 'attached' });
  const choose = async () => {
    const chosen = await radio.and(page.locator(':checked')).count();
    if ((await radio.count()) > 0 && chosen === 0) await byKey(page, radio.first(), 'Space');
  };
  await choose();
  while (await next.isVisible()) {
    await byKey(page, next);
    await choose();
  }
  await byKey(page, button(DISH[language]));
  await isRead(page, language);
  await byKey(page, button(words.review));
  await isRead(page, language);
  if (await button(words.no).isVisible()) await byKey(page, button(words.no));
  await byKey(page, button(PAY[language]));
  await byKey(page, button(COUNTER[language]));
  await button(END[language]).waitFor();
  await isRead(page, language);
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
      await passToFirstScreen(page);
      expect(await strangeEntries(page)).toEqual([]);
      expect(new URL(page.url()).pathname).toBe('/kiosk');
    }
    // the guests' other pages lead back to it
    await page.goto('/cart');
    await heading(page, 'What would you like?');
  });

  test('T9.6 T11.7 is used by keyboard and a screen reader’s roles alone in each language, from the first screen to the number', async () => {
    const page = await aKiosk(stage);
    for (const language of ['zh-hk', 'zh-cn', 'en'] as const) {
      await orderByKeys(page, language);
      expect(await newestBill(stage)).toMatchObject({
        type: 'takeAway',
        source: 'kiosk',
        pendingPayments: [{}],
      });
      await byKey(page, page.getByRole('button', { name: END[language] }));
      await heading(page, 'What would you like?');
    }
  });
}
