import type { Page } from 'playwright-core';

/** The password of every member of the demo. */
const PASSWORD = 'Comanda2026';

/** Fills in the log-in that the page shows. */
export async function logIn(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.locator('input[name=username]').fill(name);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
}

/** Chooses what the page looks like now as the member's picture. */
export async function choosePicture(page: Page): Promise<void> {
  const buffer = await page.screenshot();
  const file = { name: 'me.png', mimeType: 'image/png', buffer };
  await page.locator('input[type=file]').first().setInputFiles(file);
}
