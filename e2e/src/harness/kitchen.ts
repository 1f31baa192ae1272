import type { StaffRole } from '@comanda/contract';
import type { Locator, Page } from 'playwright-core';
import { SHOP } from './orders.ts';
import { ownersPassword, pinOf } from './staff.ts';

/** Opens a staff screen and signs in with the PIN of a role; to the office the owner logs in by password. */
export async function signIn(page: Page, path: string, role: StaffRole, shop: string = SHOP): Promise<void> {
  await page.goto(`${path}?shop=${shop}`);
  const isOffice = path.startsWith('/office');
  if (isOffice && role === 'owner') return enterPassword(page);
  if (isOffice) await page.getByRole('button', { name: 'Use your PIN instead' }).click();
  await enterPin(page, role);
}

/** Types the e-mail address and password of the demo's owner into the form that is shown. */
async function enterPassword(page: Page): Promise<void> {
  const { email, password } = ownersPassword();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByLabel('Password').waitFor({ state: 'hidden' });
}

/** Types the PIN of a role where the keypad is shown: each tap on it costs ten times as much as a key. */
export async function enterPin(page: Page, role: StaffRole): Promise<void> {
  const [first = '', ...others] = pinOf(role);
  // once a tap was heard, keys are too
  await page.getByRole('button', { name: first, exact: true }).click();
  await page.keyboard.type(others.join(''));
  const enter = page.getByRole('button', { name: 'Sign in' });
  await enter.click();
  await enter.waitFor({ state: 'hidden' });
}

/** Taps the PIN of a role on the keypad that is shown. */
export async function tapPin(page: Page, role: StaffRole): Promise<void> {
  for (const digit of pinOf(role)) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor({ state: 'hidden' });
}

/** Returns the ticket of an order on the kitchen's screen. */
export function ticketOf(page: Page, orderNumber: string): Locator {
  return page.getByRole('article', { name: new RegExp(`\\b${orderNumber}\\b`) });
}
