import type { Page as Rows, TableCode } from '@comanda/contract';
import type { Page } from 'playwright-core';
import type { FeathersClient } from './feathers-client.ts';
import { openCart } from './guest.ts';
import { SHOP } from './orders.ts';
import { asStaff } from './staff.ts';

/** Returns the address that a table's printed code leads to. */
export async function tableAddress(
  client: FeathersClient,
  name: string,
  shop: string = SHOP,
): Promise<string> {
  await asStaff(client, 'manager', shop);
  const { data } = await client.find<Rows<TableCode>>('tableCodes', { shop, $limit: 1000 });
  const code = data.find((each) => each.name === name);
  if (!code) throw new Error(`${shop} has no table ${name}`);
  return code.url;
}

/** Scans a table's code, and says how many sit down where that is asked: its menu opens, with the table's number in the bar. */
export async function sitDown(page: Page, address: string, table: string, guests = 1): Promise<void> {
  await page.goto(address);
  const question = page.getByRole('dialog', { name: 'How many guests?' });
  await question.or(tableBadge(page, table)).first().waitFor();
  if (await question.isVisible()) {
    await question.getByRole('button', { name: String(guests), exact: true }).click();
    await question.getByRole('button', { name: /^Continue with/ }).click();
  }
  await page.waitForURL('**/browse');
  await tableBadge(page, table).waitFor();
}

/** Returns the number of the table in the bar at the head of a guest's page. */
export function tableBadge(page: Page, table: string) {
  return page.getByRole('banner').getByText(`Table ${table}`, { exact: true });
}

/** Places the cart into the bill of the table. */
export async function placeAtTable(page: Page): Promise<void> {
  await openCart(page);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.waitForURL('**/order');
}

/** Returns the id of the bill that a phone sits at. */
export function sessionAt(page: Page): Promise<string> {
  return page.evaluate(() => String(JSON.parse(localStorage.getItem('comanda.place') ?? '{}').value.session));
}

/** Returns the dishes on the page of a table's order. */
export function orderedDishes(page: Page) {
  return page.getByRole('list', { name: /^Each dish$|^Dishes of round/ }).getByRole('heading');
}
