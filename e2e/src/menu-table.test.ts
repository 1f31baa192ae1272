import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblems } from './harness/accessibility.ts';
import { addPlain, openCart } from './harness/guest.ts';
import { signIn } from './harness/kitchen.ts';
import { overflows } from './harness/screens.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();
const TIME = 120_000;

/** Puts the focus and the selection into a cell of the table. */
const choose = (page: Page, row: number, column: number) =>
  page.locator(`[data-cell="${row} ${column}"]`).click();
const textIn = async (page: Page, row: number, column: number) => {
  const cell = page.locator(`[data-cell="${row} ${column}"]`);
  const input = cell.locator('input');
  return (await input.count()) > 0 ? input.inputValue() : cell.textContent();
};

// focus, clipboard and undo are the browser's
test(
  'B3.2 the table is edited, pasted into and taken back by keys alone, and the palette leads to a dish',
  async () => {
    const { page, context } = await stage.device({ size: 'desktop' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, '/office/menu', 'owner');
    await page.getByText('Table', { exact: true }).click();
    await page.getByRole('grid').waitFor();
    const price = (await page.locator('thead th').allInnerTexts()).indexOf('Price') - 1;
    await choose(page, 0, price);
    await page.keyboard.type('51');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('abc');
    await page.keyboard.press('Enter');
    await page.getByText('Enter a number such as 46').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => textIn(page, 0, price)).toBe('51.00');
    await page.evaluate(() => navigator.clipboard.writeText('60\n7.777'));
    await page.keyboard.press('Control+v');
    await page.getByText('1 cell changed.').waitFor();
    await page.getByText('1 cell stayed as it was:').waitFor();
    await expect.poll(() => textIn(page, 1, price)).toBe('60.00');
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(() => page.locator('[aria-selected=true]').count()).toBe(2);
    await page.keyboard.press('Control+c');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('51.00\n60.00');
    await page.getByText('Draft with 2 changes').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await choose(page, 0, price);
    await page.keyboard.press('Control+z');
    await page.getByText('Draft with 1 change.').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator('table :focus').count()).toBe(0);

    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Find a dish, page or action' });
    // what is typed before it has the focus is typed elsewhere
    await field.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('檸檬水');
    await page.getByRole('option', { name: /Lemon water/ }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Lemon water' }).waitFor();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await overflows(page, [768])).toEqual([]);
  },
  TIME,
);

test(
  'B3.8 the menu is previewed as it will be, at any time, by keys alone',
  async () => {
    const { page } = await stage.device({ size: 'desktop' });
    await signIn(page, '/office/menu', 'owner');
    const button = page.getByRole('button', { name: 'Preview' });
    await button.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Preview' });
    await sheet.getByRole('article').first().waitFor();
    await sheet.getByLabel('Day').fill('2026-11-23');
    await sheet.getByLabel('Time').fill('19:00');
    const breakfast = sheet.getByRole('button', { name: 'Breakfast', exact: true });
    await breakfast.waitFor({ state: 'detached' });
    await sheet.getByLabel('Time').fill('08:00');
    await breakfast.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await overflows(page, [320])).toEqual([]);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await button.and(page.locator(':focus')).waitFor();
  },
  TIME,
);

test(
  'B3.8 a phone opens the draft by its code, orders nothing from it, and keeps its own cart',
  async () => {
    const { page } = await stage.device({ size: 'desktop' });
    await signIn(page, '/office/menu', 'owner');
    await page.getByRole('button', { name: 'Preview' }).click();
    const sheet = page.getByRole('dialog', { name: 'Preview' });
    await sheet.getByRole('img', { name: 'Code of the preview' }).waitFor();
    const address = await sheet.getByRole('link', { name: 'Open here' }).getAttribute('href');

    const phone = (await stage.device({ size: 'phone' })).page;
    await phone.goto(address ?? '');
    await phone.getByRole('button', { name: 'End preview' }).waitFor();
    expect(new URL(phone.url()).search).toBe('');
    await phone.getByRole('article').first().waitFor();
    expect(await accessibilityProblems(phone)).toEqual([]);
    expect(await overflows(phone, [320])).toEqual([]);
    await addPlain(phone, 'Egg tart');
    await openCart(phone);
    await phone.getByRole('button', { name: /^Place order/ }).click();
    const refused = phone.getByRole('alertdialog', { name: 'Preview of the draft' });
    await refused.getByText('Nothing was ordered').waitFor();
    await refused.getByRole('button', { name: 'Back to the cart' }).click();
    await refused.waitFor({ state: 'detached' });
    // the tab stays a preview, and what is chosen in it is no other tab's
    await phone.reload();
    await phone.getByRole('button', { name: 'End preview' }).waitFor();
    expect(await phone.evaluate(() => localStorage.getItem('comanda.place'))).toBeNull();
    await phone.getByRole('button', { name: 'End preview' }).click();
    await phone.getByRole('button', { name: 'End preview' }).waitFor({ state: 'detached' });
    expect(await phone.evaluate(() => sessionStorage.getItem('comanda.preview'))).toBeNull();

    await phone.goto('/browse?preview=broken');
    const ended = phone.getByRole('alertdialog', { name: 'This preview has ended' });
    await ended.getByRole('button', { name: 'End preview' }).click();
    await ended.waitFor({ state: 'detached' });
  },
  TIME,
);

test(
  'B3.5 B6.2 the tree is ordered by keys with the focus kept, and a log-in that ends asks for the password',
  async () => {
    const { page, context } = await stage.device({ size: 'desktop' });
    await signIn(page, '/office/menu', 'owner');
    const tree = page.getByRole('navigation', { name: 'Categories' });
    const second = tree.getByRole('button', { name: /^Breakfast plates/ });
    await second.press('Alt+ArrowUp');
    await page.getByText('Breakfast plates is now 1 of').waitFor({ state: 'attached' });
    await expect.poll(() => tree.getByRole('button').nth(1).textContent()).toMatch(/^Breakfast plates/);
    await second.and(page.locator(':focus')).waitFor();
    await page.getByText(/^Draft with/).waitFor();

    const other = await context.newPage();
    await other.goto('/');
    await other.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('comanda.staff') ?? '{}');
      kept.value.expiresAt = '2020-01-01T00:00:00.000Z';
      localStorage.setItem('comanda.staff', JSON.stringify(kept));
    });
    const ended = page.getByRole('alertdialog', { name: 'Your sign-in has ended' });
    await ended.getByLabel('Password').waitFor();
    await ended.getByRole('button', { name: 'Use your PIN instead' }).waitFor();
    await other.close();
  },
  TIME,
);

test(
  'B3.3 every other field has a column: allergens are typed as words, and each shop’s stock is read',
  async () => {
    const { page } = await stage.device({ size: 'desktop' });
    await signIn(page, '/office/menu', 'owner');
    await page.getByText('Table', { exact: true }).click();
    await page.getByRole('grid').waitFor();
    for (const [group, column] of [
      ['Texts', /^Short name/],
      ['Options and shops', /^Goes with/],
      ['Selling', /^Lowest price/],
      ['Stock', /^Stock/],
      ['Menu and diets', /^Contains/],
    ] as const) {
      await page.getByText(group, { exact: true }).click();
      await page.getByRole('columnheader', { name: column }).first().waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await overflows(page)).toEqual([]);
    }
    const allergens = (await page.locator('thead th').allInnerTexts()).indexOf('Contains') - 1;
    await choose(page, 0, allergens);
    await page.keyboard.type('moon dust');
    await page.keyboard.press('Enter');
    await page.getByText('“moon dust” is not one of the choices here.').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.type('milk, EGG');
    await page.keyboard.press('Enter');
    await page.getByText('Draft with', { exact: false }).first().waitFor();
    await expect.poll(() => textIn(page, 0, allergens)).toBe('Egg, Milk');
  },
  TIME,
);
