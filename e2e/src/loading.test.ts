import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aStage } from './harness/stage.ts';
import { sitDown, tableAddress } from './harness/tables.ts';

const stage = aStage();

/** Returns the counter of a page's loads by their requests: one that reloads while loading has no `load` event. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test('on a slow line the bar has three ways until the fourth is known, and a page its skeleton until it has come', async () => {
  const page = await stage.phone();
  const held: (() => void)[] = [];
  await page.route('**/api/systemSettings**', (route) => {
    held.push(() => void route.continue());
  });
  await page.route('**/assets/order-pages-*.js', (route) => {
    held.push(() => void route.continue());
  });
  await page.goto('/?shop=harbour');
  await page.locator('#root').getByRole('article').first().waitFor();
  const bar = page.locator('#root').getByRole('navigation', { name: 'Main' });
  const names = () => bar.locator('a, button').allInnerTexts();
  await expect.poll(names).toEqual(['Menu', 'Your order', 'Cart']);
  await bar.getByRole('link', { name: 'Your order' }).click();
  await page.getByText('Loading', { exact: true }).first().waitFor({ state: 'attached' });
  await expect.poll(() => page.getByRole('article').count()).toBe(0);
  for (const release of held) release();
  await page.getByText('No orders on this device').waitFor();
  await expect.poll(async () => (await names()).at(-1)).toBe('Login');
});

test('text twice as large on the narrowest phone stays within the bar', async () => {
  const { page } = await stage.device({ bypassCSP: true });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/tnc', '/record', '/?shop=harbour']) {
    await page.goto(path);
    const title = page.locator('#root').getByRole('banner').getByRole('heading', { level: 1 });
    await title.waitFor();
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const outside = () =>
      title.evaluate((heading) => {
        const bar = heading.closest('header')?.getBoundingClientRect();
        const words = heading.parentElement?.getBoundingClientRect();
        return bar && words ? Math.max(bar.top - words.top, words.bottom - bar.bottom) : Number.NaN;
      });
    await expect.poll(outside).toBeLessThanOrEqual(0);
  }
});

test('a page’s title has its line beside the navigation of wide screens, at a table too', async () => {
  const { page } = await stage.device({ size: 'desktop' });
  await sitDown(page, await tableAddress(stage.client(), 'A02'), 'A02');
  for (const path of ['/tnc', '/record', '/browse', '/member/login']) {
    await page.goto(path);
    const title = page.locator('#root').getByRole('banner').getByRole('heading', { level: 1 });
    await title.waitFor();
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      // height in sizes of its text
      const lines = () =>
        title.evaluate((heading) => {
          const words = document.createRange();
          words.selectNodeContents(heading);
          const { height } = words.getBoundingClientRect();
          return height / Number.parseFloat(getComputedStyle(heading).fontSize);
        });
      await expect.poll(lines, { message: `${path} at ${width}` }).toBeLessThan(1.7);
    }
  }
});

test('code that is gone reloads the page once, then says so', async () => {
  const { page, problems } = await stage.device();
  await page.goto('/shops');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.route('**/assets/order-pages-*.js', (route) => route.fulfill({ status: 404 }));
  const loads = countLoads(page);
  await page.goto('/record');
  await page.getByRole('heading', { name: 'Something went wrong on our side' }).waitFor();
  expect(loads()).toBe(2);
  // the second time it is an error
  expect(problems.splice(0).join()).toContain('order-pages');
});

test('code that the network lost is loaded again where it stands, without a reload', async () => {
  const { page, problems } = await stage.device();
  let fails = 0;
  await page.goto('/?shop=harbour');
  await page.locator('#root').getByRole('article').first().waitFor();
  const loads = countLoads(page);
  await page.route('**/assets/order-pages-*.js', (route) => {
    if (route.request().method() === 'HEAD' || fails === 2) return route.fallback();
    fails += 1;
    return route.abort();
  });
  await page.getByRole('link', { name: 'Your order' }).click();
  await page.getByText('No orders on this device').waitFor();
  expect([fails, loads()]).toEqual([2, 0]);
  expect(problems).toEqual([]);
});

test('the program itself that does not load is loaded again, with the page', async () => {
  const { page, problems } = await stage.device();
  const loads = countLoads(page);
  // fetched ahead and asked for by the first page, in one request or two
  await page.route('**/assets/menu-*.js', (route) =>
    loads() < 2 ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await page.goto('/shops');
  await page.locator('#root').getByRole('listitem').first().waitFor();
  expect(loads()).toBe(2);
  expect(problems).toEqual([]);
});
