import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { aDevice, EVERY_SIZE, openBrowser, SIZES } from './harness/browser.ts';
import { openRestaurant, type Restaurant } from './harness/restaurant.ts';

let browser: Browser;
let restaurant: Restaurant;
beforeAll(async () => {
  const program = inject('serverProgram');
  const data = inject('demoData');
  [browser, restaurant] = await Promise.all([openBrowser(), openRestaurant({ program, data })]);
});
afterAll(async () => {
  await browser?.close();
  await restaurant?.remove();
});

/** Returns the positions of the title, the first heading and the first dishes, by their texts. */
function places(page: Page, root: string): Promise<Record<string, { x: number; y: number }>> {
  return page.evaluate((selector) => {
    const found = [...document.querySelectorAll(`${selector} :is(h1, h2, h3, li b, [lang])`)].slice(0, 5);
    return Object.fromEntries(
      found.map((element) => {
        const { x, y } = element.getBoundingClientRect();
        const seen = element.cloneNode(true) as Element;
        for (const spoken of seen.querySelectorAll('.sr')) spoken.remove();
        return [seen.textContent ?? '', { x, y }];
      }),
    );
  }, root);
}

describe('what the server draws before the application runs', () => {
  it.each([
    ...EVERY_SIZE.flatMap((size) => [
      { path: '/?shop=harbour', size, locale: 'en-HK', first: 'article' } as const,
      { path: '/?shop=harbour', size, locale: 'zh-HK', first: 'article' } as const,
    ]),
    { path: '/', size: 'phone', locale: 'zh-CN', first: 'listitem' } as const,
    { path: '/', size: 'desktop', locale: 'en-HK', first: 'listitem' } as const,
    { path: '/shops', size: 'tablet', locale: 'zh-HK', first: 'listitem' } as const,
  ])('$path stands where it then stands: $size, $locale', async ({ path, size, locale, first }) => {
    const address = `${restaurant.url}${path}`;
    const still = await browser.newContext({ viewport: SIZES[size], locale, javaScriptEnabled: false });
    const drawing = await still.newPage();
    await drawing.goto(address);
    const drawn = await places(drawing, '#first-paint');
    await still.close();
    const { page, context, problems } = await aDevice(browser, restaurant.url, { size, locale });
    await page.goto(path);
    await page.locator('#first-paint').waitFor({ state: 'detached' });
    await page.getByRole(first).first().waitFor();
    // the page is rendered in small steps; what stands stays where it is
    const moved = async () => {
      const shown = await places(page, '#root');
      const far = Object.entries(shown).filter(([text, { x, y }]) => {
        const { x: drawnX, y: drawnY } = drawn[text] ?? { x: -99, y: -99 };
        return Math.abs(drawnX - x) > 2 || Math.abs(drawnY - y) > 6;
      });
      return { texts: Object.keys(shown), far };
    };
    const texts = Object.keys(drawn);
    expect(texts.length).toBeGreaterThanOrEqual(3);
    await expect.poll(moved, { timeout: 10_000 }).toEqual({ texts, far: [] });
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is not the list of restaurants once one was chosen, and is the frame of every other page', async () => {
    const { page, context, problems } = await aDevice(browser, restaurant.url);
    const drawn = async (path: string) => (await page.request.get(path)).text();
    for (const path of ['/', '/cart']) {
      expect((await drawn(path)).includes('data-stranger'), path).toBe(true);
    }
    for (const path of ['/order/1', '/member', '/tnc']) {
      expect((await drawn(path)).includes('id="first-paint"'), path).toBe(true);
      expect((await drawn(path)).includes('data-stranger'), path).toBe(false);
    }
    await page.goto('/?shop=harbour');
    await page.getByRole('article').first().waitFor();
    expect((await drawn('/cart')).includes('data-stranger')).toBe(false);
    await page.addInitScript(() => {
      // whether a stranger's page was still there when the program ran
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(globalThis, { metAsStranger: document.querySelector('[data-stranger]') !== null });
      });
    });
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Harbour' }).waitFor();
    expect(await page.evaluate(() => (globalThis as { metAsStranger?: boolean }).metAsStranger)).toBe(false);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('leads a stranger to the restaurants from a page that needs one', async () => {
    const { page, context, problems } = await aDevice(browser, restaurant.url);
    await page.goto('/zh-hk/cart');
    await page.waitForURL('**/shops/');
    await page.locator('#first-paint').waitFor({ state: 'detached' });
    await page.getByRole('listitem').getByText('月巷茶').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is replaced by the page of a table’s code, or by the problem with it', async () => {
    const { page, context, problems } = await aDevice(browser, restaurant.url);
    await page.goto('/?shop=harbour&viewItem=invented&signature=invented');
    await page.locator('#first-paint').waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('article').count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});
