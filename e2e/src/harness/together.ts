import type { Locator, Page } from 'playwright-core';
import { atRest } from './at-rest.ts';

/** Turns the page of the order to the table's people. */
export async function together(page: Page): Promise<void> {
  await page.getByText('Together', { exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Together' }).waitFor();
}

/** Returns the card with the dishes of one guest or of several. */
export function dishesOf(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true });
}

/** Returns the button at the foot that pays what is chosen, with its amount. */
function payButton(page: Page): Locator {
  return page.locator('[data-foot]').getByRole('button', { name: /HK\$/ });
}

/** Chooses a way to pay the bill: all, one's share, an equal part, some dishes. */
export async function choose(page: Page, way: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${way}`) }).check();
}

/** Returns the amount on the pay button, in minor units. */
export async function shownAmount(page: Page): Promise<number> {
  const [, units = '', cents = ''] =
    /HK\$([\d,]+)\.(\d\d)/.exec((await payButton(page).textContent()) ?? '') ?? [];
  return Number(units.replaceAll(',', '')) * 100 + Number(cents);
}

/** Starts a test card payment for the selection; returns the amount shown. */
export async function startPaying(page: Page): Promise<number> {
  // what was chosen just now may not be on the button yet
  const amount = await atRest(() => shownAmount(page));
  await payButton(page).click();
  await chooseCard(page);
  return amount;
}

/** Chooses the test card among the ways to pay. */
export async function chooseCard(page: Page): Promise<void> {
  const card = page.getByRole('dialog', { name: 'Payment' }).getByRole('button', { name: /^Test card/ });
  await card.click();
  await page.getByRole('heading', { name: 'Test payment' }).waitFor();
}

/** Decides on the provider's page, and reads what became of it. */
export async function decide(page: Page, decision: string, outcome: string): Promise<void> {
  await page.getByRole('button', { name: decision, exact: true }).click();
  await page.getByRole('heading', { name: outcome }).waitFor();
}
