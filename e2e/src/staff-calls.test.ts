import type { Page as Rows, StaffCall } from '@comanda/contract';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblems } from './harness/accessibility.ts';
import { signIn } from './harness/kitchen.ts';
import { SHOP } from './harness/orders.ts';
import { settled } from './harness/screens.ts';
import { asStaff } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';
import { sitDown, tableAddress } from './harness/tables.ts';

const stage = aStage();

/** Creates a guest who has sat down and looks at the table's order. */
async function aSeatedGuest(table: string): Promise<Page> {
  const guest = await stage.phone();
  await sitDown(guest, await tableAddress(stage.client(), table), table);
  await guest.getByRole('link', { name: 'Your order' }).click();
  return guest;
}

async function call(guest: Page, request: string): Promise<void> {
  await guest.getByRole('button', { name: /^(Call staff|Call sent)$/ }).click();
  await guest.getByRole('dialog').getByRole('button', { name: request }).click();
  await guest.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Returns the card of a calling table on a staff screen. */
function callOf(screen: Page, table: string): Locator {
  const calls = screen.getByRole('region', { name: 'Guests who call' }).getByRole('listitem');
  return calls.filter({ has: screen.getByText(table, { exact: true }) });
}

async function aScreen(path: string, role: 'kitchen' | 'cashier'): Promise<Page> {
  const { page } = await stage.device({ size: 'desktop' });
  await signIn(page, path, role);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

test('a call is on the kitchen’s and the till’s screen until one answers; the phones say sent, then coming', async () => {
  const [kitchen, till] = [await aScreen('/kitchen', 'kitchen'), await aScreen('/till', 'cashier')];
  const ann = await aSeatedGuest('A04');
  const ben = await aSeatedGuest('A04');
  await call(ann, 'Water');
  for (const phone of [ann, ben]) await phone.getByText('Call sent: water').waitFor();
  for (const screen of [kitchen, till]) {
    await callOf(screen, 'A04').getByText('Water', { exact: true }).waitFor();
    // its age counts
    const age = callOf(screen, 'A04').getByText(/^\d:\d\d ago$/);
    const before = await age.textContent();
    await expect.poll(() => age.textContent()).not.toBe(before);
  }
  // asked for two things they are one table to go to
  await call(ben, 'The bill, please');
  await callOf(kitchen, 'A04').getByText('Water · The bill').waitFor();
  await expect.poll(() => callOf(kitchen, 'A04').count()).toBe(1);
  for (const scheme of ['light', 'dark'] as const) {
    await kitchen.emulateMedia({ colorScheme: scheme });
    await settled(kitchen);
    expect(await accessibilityProblems(kitchen)).toEqual([]);
  }
  // and survive a reload
  await kitchen.reload();
  await callOf(kitchen, 'A04')
    .getByRole('button', { name: /On my way/ })
    .click();
  for (const screen of [kitchen, till]) await callOf(screen, 'A04').waitFor({ state: 'detached' });
  for (const phone of [ann, ben]) {
    await phone.getByText('Kit is on the way: the bill, water').waitFor();
    await expect.poll(() => phone.getByText(/^Call sent/).count()).toBe(0);
  }
  await ben.reload();
  await ben.getByText('Kit is on the way: the bill, water').waitFor();
  const cook = await asStaff(stage.client(), 'kitchen');
  const answered = { shop: SHOP, status: 'answered' };
  const { data } = await cook.find<Rows<StaffCall>>('staffCalls', answered);
  const names = new Set(data.map(({ answeredBy }) => answeredBy?.name));
  expect([data.length, names.size]).toEqual([2, 1]);
});

test('a call that came while a screen was cut off is there when it is back; two who answer at once both see it gone', async () => {
  const kitchen = await stage.device({ size: 'desktop' });
  await signIn(kitchen.page, '/kitchen', 'kitchen');
  const till = await aScreen('/till', 'cashier');
  const other = await aScreen('/kitchen', 'kitchen');
  await kitchen.page.getByRole('heading', { level: 1 }).waitFor();
  await kitchen.context.setOffline(true);
  await kitchen.page.getByText('Connection lost').waitFor();
  const guest = await aSeatedGuest('A06');
  await call(guest, 'Cutlery');
  await callOf(till, 'A06').waitFor();
  await kitchen.context.setOffline(false);
  const screens = [kitchen.page, other, till];
  for (const screen of screens) await callOf(screen, 'A06').waitFor();
  await Promise.all([kitchen.page.keyboard.press('c'), other.keyboard.press('c')]);
  for (const screen of screens) await callOf(screen, 'A06').waitFor({ state: 'detached' });
  for (const screen of screens) expect(await screen.getByRole('alert').count()).toBe(0);
  await guest.getByText('Kit is on the way: cutlery').waitFor();
});

test('a screen asks for the tap that its browser wants before any sound, once, and stays muted on request', async () => {
  const { page } = await stage.device({ size: 'desktop' });
  // as browsers are that nobody has tapped yet
  await page.addInitScript(() => {
    let isAllowed = false;
    addEventListener(
      'click',
      () => {
        isAllowed = true;
      },
      true,
    );
    class Quiet extends EventTarget {
      state = 'suspended';
      async resume() {
        if (!isAllowed) return new Promise<void>(() => {});
        this.state = 'running';
        this.dispatchEvent(new Event('statechange'));
      }
      currentTime = 0;
      destination = {};
      createGain = () => ({ connect() {}, gain: {} });
      createOscillator = () => ({ connect() {}, frequency: {}, start() {}, stop() {} });
    }
    Object.assign(globalThis, { AudioContext: Quiet });
  });
  await signIn(page, '/kitchen', 'kitchen');
  await page.reload();
  await page.getByRole('button', { name: 'Tap for sound' }).click();
  await page.getByRole('button', { name: 'Turn sound off' }).click();
  await page.getByRole('button', { name: 'Turn sound on' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Turn sound on' }).waitFor();
});
