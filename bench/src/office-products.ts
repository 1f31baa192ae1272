import { aDevice, openBrowser } from '@comanda/e2e/browser.ts';
import { signIn } from '@comanda/e2e/kitchen.ts';
import { largeMenu } from '@comanda/e2e/menus.ts';
import { openRestaurant } from '@comanda/e2e/restaurant.ts';
import { ownersPassword } from '@comanda/e2e/staff.ts';
import type { CDPSession, Page } from 'playwright-core';
import { pageTasks } from './page-tasks.ts';
import { type Bench, median, rounded } from './report.ts';

const PRODUCTS = 5000;
const SHOP = 'shop1';
/** Milliseconds until the list is there, from a key of the search to what it found, and of the longest frame. */
const BOUNDS = { open: 1500, filter: 50, scroll: 50 } as const;
const WORD = 'grilled prawn';
const OPENINGS = 5;
const PIXELS_A_FRAME = 54;
const FRAMES = 240;

/** Returns a restaurant with 5,000 dishes, whose owner logs in by password. */
function manyProducts() {
  const menu = largeMenu();
  const copies = Array.from({ length: PRODUCTS / menu.products.length }, (_, copy) =>
    menu.products.map((each) => ({ ...each, _id: `${each._id}-${copy}` })),
  );
  return {
    ...menu,
    products: copies.flat(),
    staff: menu.staff.map((each) => (each.role === 'owner' ? { ...each, ...ownersPassword() } : each)),
  };
}

/** Returns the milliseconds from loading the page to its first dish with a price field. */
async function openingTime(page: Page): Promise<number> {
  await page.goto('/office/menu');
  await page.locator('[data-index] input[inputmode]').first().waitFor();
  return page.evaluate(() => {
    const { shownAt } = globalThis as unknown as { shownAt: number };
    return shownAt;
  });
}

/** Notes in the page when the first dish of the list is there. */
function noteFirstDish(): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector('[data-index] input[inputmode]') === null) return;
    observer.disconnect();
    Object.assign(globalThis, { shownAt: performance.now() });
  }).observe(document, { childList: true, subtree: true });
}

/** Returns the longest task of the page's own processor time while `during` runs. */
async function longestTask(session: CDPSession, during: () => Promise<void>): Promise<number> {
  const { tasks } = await pageTasks(session, during);
  return Math.max(...tasks.map(({ processor }) => processor));
}

/** Scrolls an element, or else the page, down at an even speed, a step at every frame. */
function scroll(page: Page, selector: string | null): Promise<void> {
  return page.evaluate(
    ([target, pixels, frames]) =>
      new Promise<void>((resolve) => {
        const box =
          target === null ? document.scrollingElement : document.querySelector(target)?.parentElement;
        let left = frames;
        const step = () => {
          box?.scrollBy(0, pixels);
          left -= 1;
          if (left > 0) requestAnimationFrame(step);
          else resolve();
        };
        requestAnimationFrame(step);
      }),
    [selector, PIXELS_A_FRAME, FRAMES] as const,
  );
}

/** Returns the middle of the longest tasks that the keys of a search take. */
async function filterTime(page: Page, session: CDPSession): Promise<number> {
  const field = page.getByRole('searchbox');
  const times: number[] = [];
  for (let at = 1; at <= WORD.length; at += 1) {
    const typed = WORD.slice(0, at);
    const key = async () => {
      await field.fill(typed);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await page.waitForTimeout(100);
    };
    times.push(await longestTask(session, key));
  }
  await field.fill('');
  return median(times);
}

async function measurePage(page: Page) {
  await page.addInitScript(noteFirstDish);
  const openings: number[] = [];
  for (let at = 0; at < OPENINGS; at += 1) openings.push(await openingTime(page));
  const session = await page.context().newCDPSession(page);
  const list = await longestTask(session, () => scroll(page, null));
  const filter = await filterTime(page, session);
  await page.getByText('Table', { exact: true }).click();
  await page.getByRole('grid').waitFor();
  await page.waitForTimeout(500);
  const table = await longestTask(session, () => scroll(page, 'table'));
  return { open: median(openings), filter, list, table };
}

/** The office's menu with 5,000 dishes: opening it, filtering and scrolling, as shares of their bounds (B3.1). */
export const officeProducts: Bench = {
  name: 'office-products',
  async measure() {
    const restaurant = await openRestaurant({ organisation: manyProducts() });
    const browser = await openBrowser();
    try {
      const { page } = await aDevice(browser, restaurant.url, { size: 'desktop', hasWorker: false });
      await signIn(page, '/office/menu', 'owner', SHOP);
      await page.locator('[data-index]').first().waitFor();
      const { open, filter, list, table } = await measurePage(page);
      const shares = [
        open / BOUNDS.open,
        filter / BOUNDS.filter,
        list / BOUNDS.scroll,
        table / BOUNDS.scroll,
      ];
      return {
        bench: 'office-products',
        unit: '% of the bound',
        value: rounded(100 * Math.max(...shares)),
        target: 100,
        bound: 'atMost',
        openMs: rounded(open),
        filterMs: rounded(filter),
        listScrollMs: rounded(list),
        tableScrollMs: rounded(table),
      };
    } finally {
      await browser.close();
      await restaurant.remove();
    }
  },
};
