import { aDevice, openBrowser } from '@comanda/e2e/browser.ts';
import { largeMenu } from '@comanda/e2e/menus.ts';
import { openRestaurant } from '@comanda/e2e/restaurant.ts';
import type { Page } from 'playwright-core';

/** Does `measure` on a phone that shows a menu of 1,000 dishes, all of it loaded, and takes the restaurant down. */
export async function onLargeMenu<Figures>(measure: (page: Page) => Promise<Figures>): Promise<Figures> {
  const restaurant = await openRestaurant({ organisation: largeMenu() });
  const browser = await openBrowser();
  try {
    const { page } = await aDevice(browser, restaurant.url);
    await page.goto('/?shop=shop1');
    await page.getByRole('article').first().waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    return await measure(page);
  } finally {
    await browser.close();
    await restaurant.remove();
  }
}
