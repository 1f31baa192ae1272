import type { Page } from 'playwright-core';
import { SECTION, SHOP } from './orders.ts';
import { storeVisit } from './page-setup.ts';

type Shop = 'Harbour Lane Café' | 'Moon Lane Tea';
/** Ids, and the menus that are served at every hour, so that a test may run at any. */
const SHOPS: Readonly<Record<Shop, { readonly shop: string; readonly section?: string }>> = {
  'Harbour Lane Café': { shop: SHOP, section: SECTION },
  'Moon Lane Tea': { shop: 'teahouse' },
};

/** Opens the menu that is always served, on a phone that has chosen before where it takes away. */
export async function takeAway(page: Page, shop: Shop = 'Harbour Lane Café'): Promise<void> {
  await storeVisit(page, 'place', 2, { mode: 'takeAway', ...SHOPS[shop] });
  await page.goto('/browse');
  await page.getByRole('article').first().waitFor();
}

/** Opens the site, picks a shop and takes away, with the menu that is always served. */
export async function chooseTakeAway(page: Page): Promise<void> {
  await page.goto('/shops');
  await page.getByRole('button', { name: 'Harbour Lane Café' }).click();
  await page.getByRole('button', { name: /^Take away/ }).click();
  await chooseSection(page, /All-day/);
}

/** Switches to a section of the menu, unless it is shown already. */
export async function chooseSection(page: Page, name: RegExp): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  await page.getByRole('article').first().waitFor();
  if (name.test((await heading.textContent()) ?? '')) return;
  await page.getByRole('button', { name: /^Menu:/ }).click();
  await page.getByRole('menuitemradio', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Searches the menu and opens what is found. */
export async function openProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('dialog', { name }).waitFor();
}

/** Puts the product of the open sheet into the cart, and passes over what is offered with it. */
export async function addToCart(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add (HK|NT)?\$/ })
    .click();
  await closeOffers(page);
}

/** Passes over what goes well with a product that was added, where the sheet offers something. */
export async function closeOffers(page: Page): Promise<void> {
  const done = page.getByRole('dialog').getByRole('button', { name: 'Done', exact: true });
  const closed = page.locator('body:not(:has([role="dialog"]))');
  await done.or(closed).first().waitFor();
  if (await done.isVisible()) await done.click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Adds a dish that asks nothing, by its button in the list. */
export async function addPlain(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: `Add ${name}`, exact: true }).click();
  await page.getByRole('searchbox').fill('');
}

export async function openCart(page: Page): Promise<void> {
  await page.getByRole('link', { name: /View cart|Go to checkout/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
}

/** Places the cart; returns the order's number. */
export async function placeOrder(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Place order/ }).click();
  return orderNumber(page);
}

/** Returns the number on the order's slip. */
export async function orderNumber(page: Page): Promise<string> {
  await page.waitForURL(/\/(order|record)\b/);
  const number = page.getByText('Order number', { exact: true }).locator('xpath=following::strong[1]');
  return (await number.textContent()) ?? '';
}
