import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { storeCart } from './harness/cart.ts';
import { logIn } from './harness/members.ts';
import { answerRead } from './harness/page-setup.ts';
import { still } from './harness/screens.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();

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
    await expect.poll(async () => (await cookies(page)).length).toBe(1);
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
  await storeCart(page, 'Egg tart');
  await page.setViewportSize({ width: 320, height: 700 });
  await doubleText(page);
  const found: Record<string, readonly string[]> = {};
  const look = async (name: string) => {
    await still(page);
    found[name] = await stickingOut(page);
    // observers answer what came some frames later
    for (let tries = 0; tries < 20 && found[name].length > 0; tries += 1) {
      await page.waitForTimeout(100);
      found[name] = await stickingOut(page);
    }
  };
  await page.goto('/browse');
  await page.getByRole('article').first().waitFor();
  await look('menu');
  const category = page.getByRole('navigation', { name: 'Categories' }).getByText('Popular', { exact: true });
  await category.waitFor();
  const linesOf = (name: HTMLElement) => {
    const text = document.createRange();
    text.selectNodeContents(name);
    return text.getClientRects().length;
  };
  expect(await category.evaluate(linesOf)).toBe(1);
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
  // the icon of how and when it is had stands beside its words, not alone on a line
  const words = page.getByText('As soon as it is ready').locator('xpath=ancestor-or-self::span[1]');
  const icon = words.locator('xpath=preceding-sibling::*[1]');
  const [beside, before] = [await words.boundingBox(), await icon.boundingBox()];
  expect((before?.x ?? Number.NaN) + (before?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.getByText('Order number', { exact: true }).first().waitFor();
  await look('order');
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await page.getByRole('dialog').waitFor();
  await look('ways to pay');
  expect(Object.entries(found).filter(([, parts]) => parts.length > 0)).toEqual([]);
});

/** Returns the texts of a page that stand in columns of one character, or have a line that begins with a comma or a stop. */
function brokenTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('#root *, [role=dialog] *')].filter(
      (part) => part.checkVisibility() && [...part.childNodes].some(({ nodeName }) => nodeName === '#text'),
    );
    const linesOf = (part: HTMLElement): readonly string[] => {
      const lines: { bottom: number; text: string }[] = [];
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        const node = texts.currentNode;
        for (const [at, sign] of Array.from(node.textContent ?? '').entries()) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const [box] = range.getClientRects();
          if (box === undefined || box.width < 2 || sign.trim() === '') continue;
          const last = lines.at(-1);
          if (last !== undefined && (box.top + box.bottom) / 2 < last.bottom) last.text += sign;
          else lines.push({ bottom: box.bottom, text: sign });
        }
      }
      return lines.map(({ text }) => text);
    };
    const isBroken = (lines: readonly string[]) =>
      (lines.length > 2 && lines.every((line) => line.length === 1)) ||
      lines.some((line, at) => at > 0 && /^[，。、；：]/.test(line));
    return shown
      .map(linesOf)
      .filter(isBroken)
      .map((lines) => lines.join(' | '));
  });
}

test('text twice as large in Chinese on the narrowest phone: no column of single characters, no line that begins with a comma', async () => {
  const { page } = await stage.device({ bypassCSP: true, locale: 'zh-HK' });
  await storeCart(page, 'Egg tart', 'Baked pork chop rice');
  await page.setViewportSize({ width: 320, height: 700 });
  await doubleText(page);
  const look = async (name: string) => {
    await still(page);
    await expect.poll(async () => [name, ...(await brokenTexts(page))]).toEqual([name]);
  };
  await page.goto('/zh-hk/');
  await page.getByRole('button', { name: '外賣自取' }).waitFor();
  await look('home');
  await page.goto('/cart');
  await page.getByRole('textbox', { name: '優惠碼' }).fill('WELCOME10');
  await page.getByRole('button', { name: '使用', exact: true }).click();
  await page.getByRole('heading', { name: '新客優惠九折' }).waitFor();
  await look('cart with a coupon');
  await page.goto('/sessionNotFound');
  await page.getByRole('heading', { name: '訂單已結束' }).waitFor();
  await look('a bill that is gone');
  await page.goto('/member/login');
  await logIn(page, 'mei@example.com');
  const address = page.getByText('mei@example.com', { exact: true });
  await address.waitFor();
  await look('account');
  // below the picture, with the whole width
  const lines = () =>
    address.evaluate((part) => {
      const text = document.createRange();
      text.selectNodeContents(part);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
  await expect.poll(lines).toBe(1);
});
