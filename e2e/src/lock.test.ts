import { demoOrganisation } from '@comanda/demo';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblems } from './harness/accessibility.ts';
import { SHOP } from './harness/orders.ts';
import { setUpDevice, strangeEntries } from './harness/pairing.ts';
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
  await setUpDevice(page, stage.client(), 'Till');
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
  expect(await strangeEntries(page)).toEqual([]);
  // the till reads its lists for whoever signs in
  await page.getByText('Ring up a dish').waitFor();
  const messages = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  await scan(page, '4999999999999');
  await messages.waitFor();

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
  // what it said to the manager is for nobody else
  expect(await messages.count()).toBe(0);
  expect(await strangeEntries(page)).toEqual([]);
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem('comanda.staff') ?? '{}').value);
  expect(session).toBeNull();
  // no guest's page on a till
  await page.goto('/shops');
  await locked(page);
});

test('T1.3 T2.1 the set-up says what is missing in the device’s language; the lock tells drafts and tables', async () => {
  const { page } = await stage.device({ size: 'desktop' });
  await page.goto('/posHome');
  await page.getByRole('button', { name: 'Pair this device' }).click();
  await page.getByText('Enter the code that a manager created.').waitFor();
  await page.getByText('Give this device a name').waitFor();
  await page.getByLabel('Code').and(page.locator(':focus')).waitFor();
  await speak(page, 'zh-hk');
  await page.getByText('請輸入經理建立的配對碼。').waitFor();
  await speak(page, 'zh-cn');
  await page.getByText('请为此设备命名，方便同事辨认。').waitFor();
  await speak(page, 'en');

  // a waiter seats guests elsewhere: the lock knows it the next time that it is shown
  const waiter = await asStaff(stage.client(), 'waiter');
  const [table] = demoOrganisation().tableViewItems.filter(({ shop }) => shop === SHOP);
  const seat = { requestId: crypto.randomUUID(), tables: [table?._id], capacity: 2 };
  await waiter.create('tableSessions/seat', seat);
  await setUpDevice(page, stage.client(), 'Till');
  await page.getByRole('button', { name: 'Start' }).click();
  await locked(page);
  await page.getByRole('button', { name: 'Wai Waiter, 1 table', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Cass Cashier', exact: true }).waitFor();
});
