import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atRest } from './harness/at-rest.ts';
import { addPlain, chooseTakeAway, takeAway } from './harness/guest.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls a page, again while rows that come into reach are measured and move it. */
async function scrolledTo(page: Page, to: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate((y) => scrollTo(0, y), to);
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      return top(page);
    })
    .toBe(to);
}

/** Returns the dish in the middle of the screen, and how far down it is. */
function inMiddle(page: Page): Promise<readonly [string, number]> {
  return page.evaluate(() => {
    const dish = document
      .elementsFromPoint(innerWidth * 0.7, innerHeight * 0.5)
      .map((each) => each.closest('article'))
      .find((each) => each !== null);
    const { top: y } = dish?.getBoundingClientRect() ?? { top: 0 };
    return [dish?.querySelector('h3')?.textContent ?? '', Math.round(y)] as const;
  });
}

/** Returns the same once it stays there: rows that come into reach are measured, and move it. */
function restingInMiddle(page: Page): Promise<readonly [string, number]> {
  return atRest(
    () => inMiddle(page),
    ([dish]) => dish !== '',
  );
}

/** Waits until a dish is in the middle of the screen again, and asserts that it has not moved. */
async function isWhereItWas(page: Page, [dish, y]: readonly [string, number]): Promise<void> {
  await expect
    .poll(async () => {
      const [shown, at] = await inMiddle(page);
      return shown === dish ? Math.abs(at - y) : Number.POSITIVE_INFINITY;
    })
    .toBeLessThanOrEqual(2);
}

test('a new page begins at its top, Back and Forward lead to where one was', async () => {
  const page = await stage.phone();
  await chooseTakeAway(page);
  await addPlain(page, 'Egg tart');
  await page.getByRole('article').first().waitFor();
  await scrolledTo(page, 2600);
  const before = await restingInMiddle(page);
  await page.getByRole('link', { name: /View cart/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
  await expect.poll(() => top(page)).toBe(0);
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await scrolledTo(page, Math.min(120, end));
  const inCart = await top(page);
  await page.goBack();
  await page.getByRole('searchbox').waitFor();
  await isWhereItWas(page, before);
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
  await expect.poll(() => top(page)).toBe(inCart);
  // a way on is no way back
  await page.getByRole('link', { name: 'Add something else' }).click();
  await page.getByRole('searchbox').waitFor();
  await expect.poll(() => top(page)).toBe(0);
});

test('a reload, a dish that opens over the menu and a dialog leave the page where it is', async () => {
  const page = await stage.phone();
  await takeAway(page);
  await scrolledTo(page, 1500);
  // rows above may be measured late, which moves the page's offset and nothing on the screen
  const before = await restingInMiddle(page);
  const [dish] = before;
  await page.getByRole('link', { name: dish, exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await isWhereItWas(page, before);
  await page.getByRole('button', { name: 'Allergens and diets' }).dispatchEvent('click');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await isWhereItWas(page, before);
  await page.reload();
  await isWhereItWas(page, before);
  // opened anew it begins at its top
  await page.goto('/browse');
  await page.getByRole('article').first().waitFor();
  await expect.poll(() => top(page)).toBe(0);
});

test('Back after a jump far down the menu shows the same dish at the same place, and so does a reload', async () => {
  const page = await stage.phone();
  await takeAway(page);
  const rail = page.getByRole('navigation', { name: 'Categories' });
  // two visits: the rows above the second jump were never measured
  for (const category of [7, 12]) {
    const entry = rail.getByRole('button').nth(category);
    await entry.dispatchEvent('click');
    await expect.poll(() => entry.getAttribute('aria-current')).toBe('true');
    const before = await restingInMiddle(page);
    await page.locator('a[href$="/cart"]').first().dispatchEvent('click');
    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
    await page.goBack();
    await page.getByRole('searchbox').waitFor();
    await isWhereItWas(page, before);
    await page.reload();
    await isWhereItWas(page, before);
  }
});
