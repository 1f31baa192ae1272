import type { PairingCode, StaffRole } from '@comanda/contract';
import { demoOrganisation } from '@comanda/demo';
import type { Page } from 'playwright-core';
import type { FeathersClient } from './feathers-client.ts';
import { asStaff, pinOf } from './staff.ts';

/** The kinds of devices that tests pair, as the set-up calls them. */
export type DeviceKind = 'Till' | 'Handheld' | 'Kiosk';

/** Sets an unpaired device up at /posHome, with a code of a manager who signs in on the client. */
export async function setUpDevice(page: Page, client: FeathersClient, kind: DeviceKind): Promise<void> {
  const manager = await asStaff(client, 'manager');
  const { code } = await manager.create<PairingCode>('devices/pairingCodes', {});
  await page.goto('/posHome');
  await page.getByLabel('Code').fill(code);
  await page.getByLabel('Name').fill(`${kind} 1`);
  await page.getByRole('radio', { name: new RegExp(`^${kind}`) }).check({ force: true });
  await page.getByRole('button', { name: 'Pair this device' }).click();
  await page.getByRole('heading', { name: 'Is it ready?' }).waitFor();
}

/** Milliseconds between the keys of a hand: a scanner's come faster. */
const BY_HAND = 120;

/** Signs the demo's first person with a role in on a paired device's lock screen: name, then PIN. */
export async function enterOnLock(page: Page, role: StaffRole): Promise<void> {
  const person = demoOrganisation().staff.find((each) => each.role === role);
  await page.getByRole('button', { name: new RegExp(`^${person?.name}`) }).click();
  await page.keyboard.type(pinOf(role), { delay: BY_HAND });
  await page.keyboard.press('Enter');
}

/** Entries that a paired device keeps in its storage. */
const KEPT = ['comanda.locale', 'comanda.pos', 'comanda.staff', 'comanda.theme'];

/** Returns the names of what the browser stores on a paired device beyond its own entries. */
export async function strangeEntries(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(() => Object.keys(localStorage));
  return names.filter((name) => !KEPT.includes(name));
}
