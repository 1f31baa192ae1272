import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addToCart, openProduct } from './harness/guest.ts';
import { signIn } from './harness/kitchen.ts';
import { asSafari } from './harness/old-safari.ts';
import { aStage } from './harness/stage.ts';
import { orderedDishes, placeAtTable, sitDown, tableAddress } from './harness/tables.ts';

const stage = aStage();

/** Returns what a browser has of three functions that came one after the other. */
const has = (page: Page) =>
  page.evaluate(() => [
    'toSorted' in Array.prototype,
    'union' in Set.prototype,
    'requestIdleCallback' in window,
  ]);
const isTurnedAway = (page: Page) => page.locator('#old-browser').isVisible();

test('a guest with iOS 15.4 scans, chooses options and orders', async () => {
  const page = await stage.phone();
  const safari = await asSafari(page, 15.4);
  await sitDown(page, await tableAddress(stage.client(), 'A08'), 'A08', 2);
  expect(await has(page)).toEqual([false, false, false]);
  expect(await isTurnedAway(page)).toBe(false);
  await openProduct(page, 'Satay beef instant noodles');
  await page.getByRole('dialog').getByText('Rice vermicelli').click();
  await addToCart(page);
  await placeAtTable(page);
  await expect.poll(() => orderedDishes(page).allTextContents()).toEqual(['Satay beef instant noodles']);
  await page.getByRole('link', { name: 'Bill', exact: true }).click();
  await page.getByText('Subtotal').waitFor();
  expect(await safari.unreadable()).toEqual([]);
});

test('a till with iOS 16.4 signs in, rings up and takes cash', async () => {
  const { page } = await stage.device({ size: 'desktop' });
  await asSafari(page, 16.4);
  await signIn(page, '/till', 'cashier');
  await page.getByText('Ring up a dish').waitFor();
  expect(await has(page)).toEqual([true, false, false]);
  expect(await isTurnedAway(page)).toBe(false);
  await page
    .getByRole('group', { name: 'Dishes' })
    .getByRole('button', { name: /Pineapple bun/ })
    .click();
  await page.getByRole('button', { name: /^1 .*Pineapple bun/ }).waitFor();
  await page.keyboard.press('F1');
  await page.getByText('Paid, no change').waitFor();
});
