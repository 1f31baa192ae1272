import type { PairingCode } from '@comanda/contract';
import type { Page } from 'playwright-core';
import type { FeathersClient } from './feathers-client.ts';
import { asStaff } from './staff.ts';

/** Sets an unpaired device up at /posHome, with a code of a manager who signs in on the client. */
export async function setUpDevice(page: Page, client: FeathersClient, kind: 'Till' | 'Kiosk'): Promise<void> {
  const manager = await asStaff(client, 'manager');
  const { code } = await manager.create<PairingCode>('devices/pairingCodes', {});
  await page.goto('/posHome');
  await page.getByLabel('Code').fill(code);
  await page.getByLabel('Name').fill(`${kind} 1`);
  await page.getByRole('radio', { name: new RegExp(`^${kind}`) }).check({ force: true });
  await page.getByRole('button', { name: 'Pair this device' }).click();
  await page.getByRole('heading', { name: 'Is it ready?' }).waitFor();
}

/** Entries that a paired device keeps in its storage. */
const KEPT = ['comanda.locale', 'comanda.pos', 'comanda.staff', 'comanda.theme'];

/** Returns the names of what the browser stores on a paired device beyond its own entries. */
export async function strangeEntries(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(() => Object.keys(localStorage));
  return names.filter((name) => !KEPT.includes(name));
}
