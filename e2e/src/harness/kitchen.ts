import type { StaffRole } from '@comanda/contract';
import type { Locator, Page } from 'playwright-core';
import { SHOP } from './orders.ts';
import { pinOf } from './staff.ts';

/** Opens a staff screen and signs in with the PIN of a role. */
export async function signIn(page: Page, path: string, role: StaffRole, shop: string = SHOP): Promise<void> {
  await page.goto(`${path}?shop=${shop}`);
  await enterPin(page, role);
}

/** Types the PIN of a role on the keypad that is shown. */
export async function enterPin(page: Page, role: StaffRole): Promise<void> {
  for (const digit of pinOf(role)) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor({ state: 'hidden' });
}

/** Returns the ticket of an order on the kitchen's screen. */
export function ticketOf(page: Page, orderNumber: string): Locator {
  return page.getByRole('article', { name: new RegExp(`\\b${orderNumber}\\b`) });
}
