import type { Page as Rows, TableCode } from '@comanda/contract';
import type { Page } from 'playwright-core';
import { SHOP } from './orders.ts';
import { asStaff } from './staff.ts';
import type { StockClient } from './stock-client.ts';

/** The address that a table's printed code leads to. */
export async function tableAddress(client: StockClient, name: string, shop: string = SHOP): Promise<string> {
  await asStaff(client, 'manager', shop);
  const { data } = await client.find<Rows<TableCode>>('tableCodes', { shop, $limit: 1000 });
  const code = data.find((each) => each.name === name);
  if (!code) throw new Error(`${shop} has no table ${name}`);
  return code.url;
}

/** Scans a table's code: its menu opens, with the table's number in the bar. */
export async function sitDown(page: Page, address: string, table: string): Promise<void> {
  await page.goto(address);
  await page.waitForURL('**/browse');
  await tableBadge(page, table).waitFor();
}

/** The number of the table in the bar at the head of a guest's page. */
export function tableBadge(page: Page, table: string) {
  return page.getByRole('banner').getByText(`Table ${table}`, { exact: true });
}
