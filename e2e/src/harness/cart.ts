import type { Bill, TableSession } from '@comanda/contract';
import { demoOrganisation } from '@comanda/demo';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { atRest } from './at-rest.ts';
import type { FeathersClient } from './feathers-client.ts';
import { SECTION, SHOP } from './orders.ts';
import { storeVisit } from './page-setup.ts';
import { asStaff } from './staff.ts';

/** Returns minor units as a cart writes them. */
export function digits(minor: number): string {
  return (minor / 100).toFixed(2).replace('-', '−');
}

function sums(page: Page): Locator {
  return page.getByRole('region', { name: 'Total' });
}

export function offers(page: Page): Locator {
  return page.getByRole('region', { name: 'Offers' });
}

/** Opens the offers behind the best one. */
export async function moreOffers(page: Page): Promise<void> {
  await offers(page)
    .getByRole('button', { name: /^\d+ more offers?$/, expanded: false })
    .click();
}

/** Returns the card of an offer or a code. */
export function coupon(page: Page, name: string): Locator {
  const heading = page.getByRole('heading', { name });
  return offers(page).getByRole('article').filter({ has: heading });
}

/** Returns the cart's line of a dish. */
export function line(page: Page, name: string): Locator {
  const heading = page.getByRole('heading', { name, exact: true });
  return page.getByRole('listitem').filter({ has: heading });
}

/** Returns the amounts of the cart's breakdown, the total last. */
export function amounts(page: Page): Promise<readonly string[]> {
  return sums(page).getByRole('definition').allTextContents();
}

/** Returns them once they stay: a line may stand before what it costs. */
export function amountsAtRest(page: Page): Promise<readonly string[]> {
  return atRest(
    () => amounts(page),
    (shown) => shown.length > 0,
  );
}

/** A loaded machine may take its time. */
export const SOON = { timeout: 20_000 };

export async function shows(page: Page, expected: readonly string[]): Promise<void> {
  await expect.poll(() => amounts(page), SOON).toEqual(expected);
}

/** Returns minor units as the cart of a shop without smaller coins writes them. */
function wholeDigits(minor: number): string {
  return digits(minor).replace('.00', '');
}

/** Returns the amounts that a bill is shown with in a cart; Taiwan's are whole. */
export function amountsOf(bill: Bill, currency: 'HK$' | 'NT$' = 'HK$'): readonly string[] {
  const text = currency === 'NT$' ? wholeDigits : digits;
  const taken = bill.discounts.map(({ amount }) => -amount);
  const charges = [...taken, bill.surcharge, bill.seatCharge, bill.rounding].filter((amount) => amount !== 0);
  return [...[bill.subTotal, ...charges].map(text), `${currency}${text(bill.total)}`];
}

export async function more(page: Page, name: string, times = 1): Promise<void> {
  const button = page
    .getByRole('group', { name: `Quantity of ${name}` })
    .getByRole('button', { name: 'One more' });
  for (let time = 0; time < times; time += 1) await button.click();
}

async function enter(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Coupon code' }).fill(code);
  await offers(page).getByRole('button', { name: 'Apply' }).click();
}

export async function takesCode(page: Page, code: string, name: string): Promise<void> {
  await enter(page, code);
  await coupon(page, name).waitFor();
}

/** Tries codes that are not taken, each with what is said of it. */
export async function refuses(page: Page, codes: Readonly<Record<string, string>>): Promise<void> {
  for (const [code, why] of Object.entries(codes)) {
    await enter(page, code);
    await offers(page).getByRole('alert').filter({ hasText: why }).waitFor();
  }
}

/** Returns the explanation of an amount of the breakdown: its steps, each with its amount. */
export async function reasonsOf(page: Page, label: string): Promise<readonly string[]> {
  await sums(page)
    .getByRole('button', { name: new RegExp(`^${label}`) })
    .click();
  const steps = page.getByRole('dialog').getByRole('listitem');
  await steps.first().waitFor();
  const texts = await steps.allInnerTexts();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  return texts.map((text) => text.replace(/\s+/g, ' '));
}

/** Stores that a guest takes away from the café and put dishes that ask nothing into the cart, for the next page. */
export async function storeCart(page: Page, ...names: readonly string[]): Promise<void> {
  const { products } = demoOrganisation();
  const cart = [...new Set(names)].map((name) => {
    const product = products.find((each) => each.name.en === name);
    if (!product) throw new Error(`the demo has no dish ${name}`);
    const quantity = names.filter((each) => each === name).length;
    return { id: crypto.randomUUID(), product: product._id, quantity, options: [] };
  });
  const owner = { shop: SHOP, mode: 'takeAway', section: SECTION };
  await storeVisit(page, 'place', 2, owner);
  await storeVisit(page, 'carts', 1, [{ ...owner, cart }]);
}

/** Opens the cart of a guest of the café who put dishes that ask nothing into it before. */
export async function withDishes(page: Page, ...names: readonly string[]): Promise<void> {
  await storeCart(page, ...names);
  await page.goto('/cart');
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
}

/** Places the cart; returns the session as the server has it. */
export async function placeCart(page: Page, client: FeathersClient): Promise<TableSession> {
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.waitForURL(/\/(order|record)/);
  const path = await page.getByRole('link', { name: /^(Bill|Receipt)$/ }).getAttribute('href');
  const staff = await asStaff(client, 'manager');
  return staff.get<TableSession>('tableSessions', path?.split('/').at(-1) ?? '');
}

/** Returns a row of how, where and when the order is had. */
export function change(page: Page, row: 'Order type' | 'Pick-up' | 'Delivery time'): Locator {
  const rows = page.getByRole('region', { name: 'Order type', exact: true });
  const words = rows.locator('b', { hasText: new RegExp(`^${row}$`) });
  return words.locator('xpath=../..').getByRole('button');
}
