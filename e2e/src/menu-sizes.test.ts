import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { aDevice, EVERY_SIZE, openBrowser } from './harness/browser.ts';
import { largeMenu, oneDish } from './harness/menus.ts';
import { openRestaurant, type Restaurant } from './harness/restaurant.ts';

let browser: Browser;
let restaurant: Restaurant | undefined;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Nothing stands beside the page. */
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** The entry of the rail that is marked as the present one. */
const marked = (rail: Locator, name: string) =>
  rail.locator('[aria-current="true"]').filter({ hasText: name });

const program = inject('serverProgram');
/** Widths of phones in CSS pixels. */
const PHONES = [412, 393, 375, 360, 320];

/** Returns the middle of an element's height. */
async function middle(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box === null ? Number.NaN : box.y + box.height / 2;
}

describe('1,000 dishes under 60 headings', () => {
  beforeAll(async () => {
    restaurant = await openRestaurant({ program, organisation: largeMenu() });
  });
  afterAll(() => restaurant?.remove());

  it('are at no moment wider than a window that becomes narrow', async () => {
    const { page, context, problems } = await aDevice(browser, restaurant?.url ?? '', { size: 'desktop' });
    // the width that the page could be scrolled by, frame by frame
    await page.addInitScript(() => {
      const widest = { over: 0 };
      const look = () => {
        const { scrollWidth = 0, clientWidth = 0 } = document.documentElement ?? {};
        widest.over = Math.max(widest.over, scrollWidth - clientWidth);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(globalThis, { widest });
    });
    await page.goto('/?shop=shop1');
    await page.getByRole('button', { name: 'Show as pictures' }).click();
    const columns = () =>
      page.evaluate(() => {
        const [first, ...others] = [...document.querySelectorAll('article')].map(
          (dish) => dish.getBoundingClientRect().top,
        );
        return 1 + others.filter((top) => top === first).length;
      });
    for (const [width, beside] of [
      [768, 3],
      [320, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(columns).toBe(beside);
    }
    expect(await page.evaluate('widest')).toEqual({ over: 0 });
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each(EVERY_SIZE)('open, scroll, are found and chosen: %s', async (size) => {
    const { page, context, problems } = await aDevice(browser, restaurant?.url ?? '', { size });
    await page.goto('/?shop=shop1');
    await page.getByRole('article').first().waitFor();
    const rail = page.getByRole('navigation', { name: 'Categories' });
    // one navigation: at the foot of a phone, in the top bar of wider screens, the cart beside the menu of the widest
    const main = page.getByRole('navigation', { name: 'Main' });
    expect(await main.count()).toBe(1);
    await expect.poll(async () => (await middle(main)) < 100).toBe(size !== 'phone');
    await expect.poll(() => page.getByRole('complementary').count()).toBe(size === 'desktop' ? 1 : 0);
    // all, and each heading
    await expect.poll(() => rail.getByRole('button').count()).toBe(61);
    await marked(rail, 'All').waitFor();
    await rail.getByRole('button').last().click();
    const heading = page.getByRole('heading', { level: 2, name: /^egg vermicelli/ });
    await heading.waitFor();
    await marked(rail, 'egg vermicelli').waitFor();
    // rows that are measured on the way there do not push it off its place under the top bar
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(140);
    // far more are on the menu than are drawn
    await expect.poll(() => page.getByRole('article').count()).toBeLessThan(80);
    // a sub-category stays chosen, until all is asked for
    const parts = page.getByRole('group', { name: /^egg vermicelli/ });
    await parts.getByRole('button').last().click();
    await heading.getByText('8 dishes').waitFor();
    await page.reload();
    await rail.getByRole('button').last().click();
    await heading.getByText('8 dishes').waitFor();
    await rail.getByRole('button', { name: 'All' }).click();
    await marked(rail, 'All').waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await rail.getByRole('button').last().click();
    await heading.getByText('16 dishes').waitFor();
    await page.getByRole('searchbox').fill('香辣雞飯');
    await page.getByRole('link', { name: 'Spicy chicken rice', exact: true }).click();
    await page.getByRole('dialog', { name: 'Spicy chicken rice' }).waitFor();
    await expect.poll(() => page.evaluate(overflow)).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('one dish', () => {
  beforeAll(async () => {
    restaurant = await openRestaurant({ program, organisation: oneDish() });
  });
  afterAll(() => restaurant?.remove());

  it.each(EVERY_SIZE)('is a menu: %s', async (size) => {
    const { page, context, problems } = await aDevice(browser, restaurant?.url ?? '', { size });
    await page.goto('/?shop=shop1');
    await page.getByRole('button', { name: 'Add Rice' }).click();
    const stepper = page.getByRole('main').getByRole('group', { name: 'Quantity of Rice' });
    await stepper.waitFor();
    const price = page.getByRole('article').getByText(/^\$/);
    for (const width of size === 'phone' ? PHONES : []) {
      await page.setViewportSize({ width, height: 844 });
      // beside the price, not below it
      await expect
        .poll(async () => Math.abs((await middle(stepper)) - (await middle(price))))
        .toBeLessThan(3);
    }
    await expect.poll(() => page.evaluate(overflow)).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('an empty database', () => {
  beforeAll(async () => {
    restaurant = await openRestaurant({ program, env: { DEMO: '0' } });
  });
  afterAll(() => restaurant?.remove());

  it.each(EVERY_SIZE)('says so, and whom to ask: %s', async (size) => {
    const { page, context, problems } = await aDevice(browser, restaurant?.url ?? '', { size });
    await page.goto('/browse');
    await page.getByRole('heading', { name: 'No restaurants yet' }).waitFor();
    await page.getByText('Please ask our staff.').waitFor();
    await expect.poll(() => page.evaluate(overflow)).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});
