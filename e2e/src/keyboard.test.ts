import { demoOrganisation } from '@comanda/demo';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { takeAway } from './harness/guest.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();

/** From the open menu to the placed order, with the five dishes passed that ask something first; it took over 120. */
const MAX_KEYS = 16;

/** Dishes that a tap on their plus adds. */
const PLAIN = new Set(
  demoOrganisation()
    .products.filter(({ options = [] }) => options.length === 0)
    .map(({ name }) => name.en),
);

/** A keyboard that counts its keys. */
function aKeyboard(page: Page) {
  let keys = 0;
  const press = async (...pressed: readonly string[]) => {
    for (const key of pressed) {
      keys += 1;
      await page.keyboard.press(key);
    }
  };
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      return at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? '';
    });
  return {
    press,
    focused,
    count: () => keys,
    /** Goes on with a key until what has the focus is called so. */
    async until(key: string, name: RegExp) {
      while (!name.test(await focused())) {
        if (keys >= MAX_KEYS) throw new Error(`${keys} keys, and the focus is on “${await focused()}”`);
        await press(key);
      }
    },
  };
}

test.each(['phone', 'desktop'] as const)(
  'on a %s the menu, the cart and the order are sixteen keys apart at most',
  async (size) => {
    const { page } = await stage.device({ size });
    await takeAway(page);
    await page.reload();
    await page.getByRole('article').first().waitFor();
    // what comes after the first screen is there, too
    await page.waitForLoadState('networkidle');
    const keyboard = aKeyboard(page);
    await keyboard.until('Tab', /^Skip to the dishes$/);
    await keyboard.press('Enter');
    // the first dish that asks nothing, then its button
    while (!PLAIN.has(await keyboard.focused())) await keyboard.press('ArrowRight');
    await keyboard.press('Tab');
    expect(await keyboard.focused()).toMatch(/^Add /);
    await keyboard.press('Enter');
    await page.getByText('1 item in the cart').first().waitFor({ state: 'attached' });
    await keyboard.until('Tab', /^(View cart|Go to the cart)/);
    await keyboard.press('Enter');
    await page.getByRole('button', { name: /^Place order/ }).waitFor();
    expect(await keyboard.focused()).toBe('Your cart');
    await keyboard.until('Tab', /^Go to the order button$/);
    await keyboard.press('Enter');
    await expect.poll(keyboard.focused).toMatch(/^Place order/);
    await keyboard.press('Enter');
    await page.waitForURL(/\/(order|record)\b/);
    console.info(`menu to placed order on a ${size}: ${keyboard.count()} keys`);
    expect(keyboard.count()).toBeLessThanOrEqual(MAX_KEYS);
  },
);

test('arrows go from dish to dish, Tab goes on past all of them and back to where one was', async () => {
  const { page } = await stage.device();
  await takeAway(page);
  await page.getByRole('article').first().waitFor();
  const keyboard = aKeyboard(page);
  const names = await page.getByRole('article').getByRole('link').allTextContents();
  await page.getByRole('article').first().getByRole('link').focus();
  await keyboard.press('ArrowDown', 'ArrowDown');
  expect(await keyboard.focused()).toBe(names[2]);
  await keyboard.press('ArrowUp');
  expect(await keyboard.focused()).toBe(names[1]);
  // through its button, then out of the list, to the bar at the foot
  await keyboard.press('Tab', 'Tab');
  expect(await keyboard.focused()).toMatch(/Menu/);
  await keyboard.press('Shift+Tab');
  expect(await keyboard.focused()).toBe(names[1]);
  await keyboard.press('Shift+Tab');
  const category = await keyboard.focused();
  await keyboard.press('ArrowDown');
  expect(await keyboard.focused()).not.toBe(category);
  await keyboard.press('Shift+Tab');
  expect(await keyboard.focused()).toMatch(/^Show as/);
});
