import type { KitchenTicket } from '@comanda/contract';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems } from './harness/accessibility.ts';
import { isAccessible } from './harness/accessible.ts';
import { addToCart, openCart, openProduct, orderNumber, takeAway } from './harness/guest.ts';
import { signIn } from './harness/kitchen.ts';
import { check } from './harness/screens.ts';
import { asStaff } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();

const FILTER = 'Allergens and diets';
const dialog = (page: Page, name?: string) => page.getByRole('dialog', name ? { name } : {});
const filterBar = (page: Page) => page.getByRole('region', { name: FILTER });
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
  });

const top = async (what: Locator) => (await what.boundingBox())?.y ?? Number.NaN;
const bottom = async (what: Locator) => (await top(what)) + ((await what.boundingBox())?.height ?? 0);

/** Sets how many are left of a product, as the staff do. */
async function leave(product: string, quantity: number): Promise<void> {
  const manager = await asStaff(stage.client(), 'manager');
  await manager.patch('products', product, { stock: { stockMode: 'sync', quantity } });
}

describe('allergens', () => {
  test('what is left out is hidden and counted, what nobody knows says so, and the filter is kept', async () => {
    const guest = await stage.phone();
    await takeAway(guest);
    await guest.getByRole('button', { name: FILTER, exact: true }).click();
    await dialog(guest, FILTER).getByRole('button', { name: 'Peanut', exact: true }).click();
    await dialog(guest)
      .getByRole('status')
      .filter({ hasText: /\d+ dishes match/ })
      .waitFor();
    await dialog(guest)
      .getByRole('button', { name: /^Show \d+ dishes/ })
      .click();
    await filterBar(guest).getByText('Without peanut').waitFor();
    await filterBar(guest)
      .getByText(/\d+ dishes hidden/)
      .waitFor();
    const search = guest.getByRole('searchbox');
    await search.fill('Satay beef instant noodles');
    await guest.getByText('Your filter hides 1 matching dish').waitFor();
    expect(await guest.getByRole('link', { name: 'Satay beef instant noodles' }).count()).toBe(0);
    await search.fill('kimchi');
    const unknown = guest.getByRole('article').filter({ hasText: 'Allergens unknown: ask our staff' });
    await unknown.getByRole('link', { name: /kimchi/i }).click();
    await dialog(guest).getByText('We have no allergen information for this dish.').waitFor();
    await guest.goBack();
    await guest.reload();
    await filterBar(guest).getByRole('button', { name: 'Clear the filter' }).click();
    await filterBar(guest).waitFor({ state: 'detached' });
    await search.fill('Satay beef instant noodles');
    await guest.getByRole('link', { name: 'Satay beef instant noodles' }).waitFor();
  });

  test('choices of a dish that fits are marked; Back closes the filter', async () => {
    const guest = await stage.phone();
    await takeAway(guest);
    await guest.getByRole('button', { name: FILTER, exact: true }).click();
    const milk = dialog(guest, FILTER).getByRole('button', { name: 'Milk', exact: true });
    await milk.click();
    // a chip that is on has a stronger edge where the device chooses the colours
    await guest.emulateMedia({ forcedColors: 'active' });
    const widths = await dialog(guest, FILTER)
      .locator('[aria-pressed]:not(:focus-visible)')
      .evaluateAll((chips) => chips.map((chip) => [chip.ariaPressed, getComputedStyle(chip).outlineWidth]));
    expect(new Set(widths.map(String))).toEqual(new Set(['true,3px', 'false,1px']));
    await guest.emulateMedia({ forcedColors: 'none' });
    await guest.goBack();
    await dialog(guest).waitFor({ state: 'hidden' });
    expect(new URL(guest.url()).pathname).toBe('/browse');
    await openProduct(guest, 'Shrimp wonton noodles');
    await dialog(guest).getByText('No milk if you avoid the marked choices').waitFor();
    await dialog(guest).getByText('Contains milk').first().waitFor();
  });

  test('K2.6 what is left out is said in the cart, asked about before it is ordered, and told to the kitchen', async () => {
    const guest = await stage.phone();
    await takeAway(guest);
    await guest.getByRole('button', { name: FILTER, exact: true }).click();
    await dialog(guest, FILTER).getByRole('button', { name: 'Milk', exact: true }).click();
    await dialog(guest, FILTER).getByRole('button', { name: /^Show/ }).click();
    await dialog(guest).waitFor({ state: 'hidden' });
    await openProduct(guest, 'Afternoon tea set');
    await dialog(guest).getByText('No milk if you avoid the marked dishes').waitFor();
    await dialog(guest).getByText('Swiss sauce chicken wings').click();
    await dialog(guest).getByText('Hong Kong milk tea').first().click();
    await addToCart(guest);
    await openCart(guest);
    await guest.getByRole('listitem').getByText('Hong Kong milk tea Contains milk').last().waitFor();
    const place = guest.getByRole('button', { name: /^Place order/ });
    const question = guest.getByRole('alertdialog', { name: 'This order contains what you leave out' });
    await place.click();
    await question.getByRole('listitem').filter({ hasText: 'Hong Kong milk tea Contains milk' }).waitFor();
    await isAccessible(guest, question);
    await guest.goBack();
    await question.waitFor({ state: 'hidden' });
    await place.click();
    await check(question.getByRole('checkbox', { name: /^Tell the kitchen: no milk/ }));
    await question.getByRole('button', { name: 'Order anyway' }).click();
    const number = await orderNumber(guest);
    const cook = await asStaff(stage.client(), 'kitchen');
    const { data } = await cook.find<{ readonly data: readonly KitchenTicket[] }>('kitchenTickets');
    const tickets = data.filter(({ orderNumber: each }) => each === number);
    expect(tickets.map(({ allergies }) => allergies)).toEqual([['milk']]);
    await guest.getByText('The kitchen was told: no milk').waitFor();
    const till = await stage.desktop();
    await signIn(till, '/till', 'cashier');
    await till.getByRole('button', { name: /^Bills/ }).click();
    await till.getByRole('listitem').filter({ hasText: number }).getByText('Allergy: Milk').waitFor();
  });
});

test('what is missing is said at its option, the focus is led there, and the keyboard goes on', async () => {
  const guest = await stage.desktop();
  await takeAway(guest);
  await openProduct(guest, 'Satay beef instant noodles');
  await dialog(guest)
    .getByRole('button', { name: /^Add HK/ })
    .focus();
  await guest.keyboard.press('Enter');
  const noodles = dialog(guest).getByRole('group', { name: 'Noodles', exact: true });
  await noodles.getByRole('alert').getByText('Please choose one.').waitFor();
  await expect.poll(() => focusedId(guest)).toBe(await noodles.getAttribute('id'));
  await guest.keyboard.press('Tab');
  await guest.keyboard.press('Space');
  await noodles.getByRole('alert').waitFor({ state: 'detached' });
  expect(await noodles.getByRole('radio', { name: 'Instant noodles' }).isChecked()).toBe(true);
  await guest.keyboard.press('Escape');
  await dialog(guest).waitFor({ state: 'hidden' });
  // what is pressed and goes hands the focus on: a plus to its stepper, a removed line and another page to what is there
  await guest.getByRole('searchbox').fill('Egg tart');
  await guest.getByRole('button', { name: 'Add Egg tart', exact: true }).focus();
  await guest.keyboard.press('Enter');
  await expect.poll(() => focusedName(guest)).toBe('One more Egg tart');
  await guest.keyboard.press('ArrowUp');
  await guest.getByRole('link', { name: 'Go to checkout' }).focus();
  await guest.keyboard.press('Enter');
  await expect.poll(() => focusedName(guest)).toBe('Your cart');
  await guest.getByRole('button', { name: 'One fewer' }).focus();
  await guest.keyboard.press('Enter');
  await guest.getByRole('button', { name: 'Remove Egg tart' }).waitFor();
  await guest.keyboard.press('Enter');
  await guest.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  await expect.poll(() => guest.locator(':focus').count()).toBe(1);
});

test('sold out while the sheet is open: a set’s item at its step, the dish at its head', async () => {
  const guest = await stage.phone();
  await takeAway(guest);
  await openProduct(guest, 'Afternoon tea set');
  await dialog(guest).getByText('Club sandwich').click();
  await dialog(guest).getByText('Hong Kong milk tea').first().click();
  await leave('club-sandwich', 0);
  await dialog(guest)
    .getByRole('alert')
    .getByText('Club sandwich has just sold out. Please choose another.')
    .waitFor();
  await dialog(guest)
    .getByRole('button', { name: /^Add HK/ })
    .click();
  await expect.poll(() => focusedId(guest)).toMatch(/^option-/);
  await dialog(guest).getByText('Hong Kong French toast').click();
  await dialog(guest).getByRole('alert').waitFor({ state: 'detached' });
  await leave('afternoon-tea-set', 0);
  await dialog(guest).getByText('This dish has just sold out.').waitFor();
  expect(await dialog(guest).getByRole('button', { name: 'Sold out', exact: true }).isDisabled()).toBe(true);
  await leave('afternoon-tea-set', 99);
  await dialog(guest)
    .getByRole('button', { name: /^Add HK/ })
    .waitFor();
});

test('what goes well is offered once it is in the cart, once; Undo takes it out again', async () => {
  const guest = await stage.phone();
  await takeAway(guest);
  await openProduct(guest, 'Portuguese egg tart');
  await dialog(guest)
    .getByRole('button', { name: /^Add HK/ })
    .click();
  const added = dialog(guest, 'Portuguese egg tart added');
  await added.getByRole('heading', { name: 'Goes well with this' }).waitFor();
  expect(await added.getByRole('listitem').count()).toBeLessThanOrEqual(3);
  await added.getByRole('button', { name: 'Choose Hong Kong milk tea' }).click();
  await dialog(guest, 'Hong Kong milk tea').waitFor();
  await guest.goBack();
  await dialog(guest).waitFor({ state: 'hidden' });
  await openProduct(guest, 'Hong Kong milk tea');
  await dialog(guest)
    .getByRole('button', { name: /^Add HK/ })
    .click();
  const offers = dialog(guest, 'Hong Kong milk tea added');
  await offers.getByRole('button', { name: 'Undo' }).click();
  await dialog(guest).waitFor({ state: 'hidden' });
  await openCart(guest);
  await guest.getByRole('heading', { name: 'Portuguese egg tart' }).waitFor();
  expect(await guest.getByRole('heading', { name: 'Hong Kong milk tea' }).count()).toBe(0);
});

test('a step that is jumped to stands below the close button of its sheet', async () => {
  const guest = await stage.phone();
  await takeAway(guest);
  await openProduct(guest, 'Afternoon tea set');
  const set = dialog(guest, 'Afternoon tea set');
  await set.getByRole('button', { name: /Drink/ }).click();
  const bottomOfClose = await bottom(set.getByRole('button', { name: 'Close' }));
  const drink = set.getByRole('heading', { name: 'Drink' });
  await expect.poll(() => top(drink)).toBeGreaterThanOrEqual(bottomOfClose);
});

describe('sheets for everybody', () => {
  const SAID = {
    'en-HK': { filter: FILTER },
    'zh-HK': { filter: '致敏原及飲食習慣' },
    'zh-CN': { filter: '过敏原与饮食习惯' },
  } as const;

  test.each(Object.keys(SAID) as (keyof typeof SAID)[])('axe finds nothing in %s', async (locale) => {
    const { page } = await stage.device({ locale });
    await page.goto('/?shop=harbour');
    await page.getByRole('article').first().waitFor();
    await page.getByRole('button', { name: SAID[locale].filter, exact: true }).click();
    const filter = dialog(page, SAID[locale].filter);
    await filter.getByRole('group').first().getByRole('button').first().click();
    await filter.getByRole('status').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goBack();
    await filter.waitFor({ state: 'hidden' });
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goto('/products/afternoon-tea-set');
    await dialog(page).getByRole('radio').first().waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('alert').first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
