import type { PairingCode } from '@comanda/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblems } from './harness/accessibility.ts';
import { overflows, settled, speak } from './harness/screens.ts';
import { asStaff, pinOf } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();

/** Milliseconds between the keys of a hand. */
const BY_HAND = 120;

/** Sends the keys of a scanner in one task of the page, so that a busy machine does not pull them apart. */
async function scan(page: Page, text: string): Promise<void> {
  await page.evaluate(
    (keys) => {
      for (const key of keys)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    },
    [...text, 'Enter'],
  );
}

async function pairingCode(): Promise<string> {
  const manager = await asStaff(stage.client(), 'manager');
  return (await manager.create<PairingCode>('devices/pairingCodes', {})).code;
}

/** Sets an unpaired device up at /posHome, with a code of a manager. */
async function setUp(page: Page, kind: 'Till' | 'Kiosk'): Promise<void> {
  await page.goto('/posHome');
  await page.getByLabel('Code').fill(await pairingCode());
  await page.getByLabel('Name').fill(`${kind} 1`);
  await page.getByRole('radio', { name: new RegExp(`^${kind}`) }).check({ force: true });
  await page.getByRole('button', { name: 'Pair this device' }).click();
  await page.getByRole('heading', { name: 'Is it ready?' }).waitFor();
}

/** Entries that a device keeps. */
const KEPT = ['comanda.locale', 'comanda.pos', 'comanda.staff', 'comanda.theme'];

/** Returns the names of what the browser stores on the device beyond its own entries. */
async function strange(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(() => Object.keys(localStorage));
  return names.filter((name) => !KEPT.includes(name));
}

const locked = (page: Page) => page.getByRole('heading', { name: 'Who is it?' }).waitFor();
const choose = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).click();

async function signInAs(page: Page, name: string, pin: string): Promise<void> {
  await choose(page, name);
  await page.keyboard.type(pin, { delay: BY_HAND });
  await page.keyboard.press('Enter');
}

test('a till is paired, lets people in by name and PIN only, is handed over, and locks when nobody is there', async () => {
  const { page } = await stage.device({ size: 'desktop' });
  await page.clock.install();
  await setUp(page, 'Till');
  // each check of the device is a tick or a sentence
  const checks = page.getByRole('listitem');
  await expect.poll(() => checks.getByText(/^(Fine|Not ready)$/).count()).toBe(4);
  await scan(page, '4891234567');
  await checks.filter({ hasText: 'Scanner' }).getByText('Fine').waitFor();
  await page.getByRole('button', { name: 'Start' }).click();
  await locked(page);
  await page.getByText(/^Till 1, letter A$/).waitFor();

  // a wrong PIN, and a scan of the right one, let nobody in
  await signInAs(page, 'Cass', '9999');
  await page.getByRole('alert').getByText('This PIN is incorrect. 4 tries left.').waitFor();
  await scan(page, pinOf('cashier'));
  await page.getByRole('alert').getByText('That was a scan. Type the PIN.').waitFor();
  for (const language of ['zh-hk', 'zh-cn', 'en'] as const) {
    await speak(page, language);
    await settled(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await overflows(page, [360, 768, 1440, 1920])).toEqual([]);
  }

  await signInAs(page, 'Cass', pinOf('cashier'));
  await page.getByRole('button', { name: 'Signed in: Cass' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await locked(page);
  await signInAs(page, 'Man', pinOf('manager'));
  await page.getByRole('button', { name: 'Signed in: Man' }).waitFor();
  expect(await strange(page)).toEqual([]);

  // nobody touches it: a countdown after 60 s, which a touch ends, and the lock after 70 s
  const dialog = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await page.clock.fastForward(60_000);
  await dialog.waitFor();
  await page.keyboard.press('Shift');
  await dialog.waitFor({ state: 'hidden' });
  await page.clock.fastForward(60_000);
  await dialog.waitFor();
  await page.clock.fastForward(10_000);
  await locked(page);
  expect(await strange(page)).toEqual([]);
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem('comanda.staff') ?? '{}').value);
  expect(session).toBeNull();
  // no guest's page on a till
  await page.goto('/shops');
  await locked(page);
});

test('a kiosk shows its shop’s menu, no choice of shops, and keeps nothing of a guest who left', async () => {
  const { page } = await stage.device({ size: 'desktop' });
  await page.clock.install();
  await setUp(page, 'Kiosk');
  await page.getByRole('button', { name: 'Start' }).click();
  const menu = page.getByRole('link', { name: 'Menu', exact: true });
  await menu.waitFor();
  await page.goto('/shops');
  await menu.waitFor();
  expect(new URL(page.url()).pathname).toBe('/browse');
  await page.evaluate(() => sessionStorage.setItem('comanda.note', 'no onions'));
  await page.goto('/cart');
  await menu.waitFor();
  await page.clock.fastForward(60_000);
  await page.getByRole('alertdialog', { name: 'Are you still there?' }).waitFor();
  await page.clock.fastForward(10_000);
  // the page is loaded anew meanwhile
  const note = () => page.evaluate(() => sessionStorage.getItem('comanda.note')).catch(() => 'loading');
  await expect.poll(note).toBeNull();
  await page.waitForURL('**/browse');
  await menu.waitFor();
  expect(await strange(page)).toEqual([]);
});
