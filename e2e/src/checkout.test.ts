import type { PickupSlot, TableSession } from '@comanda/contract';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblems } from './harness/accessibility.ts';
import {
  amounts,
  coupon,
  line,
  more,
  placeCart,
  reasonsOf,
  SOON,
  withDishes,
  withoutWorker,
} from './harness/cart.ts';
import { settled } from './harness/faces.ts';
import { addPlain, chooseSection, openCart } from './harness/guest.ts';
import { anOrder, SHOP } from './harness/orders.ts';
import { asStaff } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();
const PASSWORD = 'Comanda2026';

/** A row of how, where and when the order is had. */
function change(page: Page, row: 'How' | 'Pick-up' | 'At the door'): Locator {
  const rows = page.getByRole('region', { name: 'How', exact: true });
  const words = rows.locator('b', { hasText: new RegExp(`^${row}$`) });
  return words.locator('xpath=../..').getByRole('button');
}

/** What axe says of the dialog that was opened. */
async function sound(page: Page, dialog: Locator): Promise<void> {
  await dialog.waitFor();
  await settled(page);
  expect(await accessibilityProblems(page)).toEqual([]);
}

/** Answers the organisation's settings as if it had this one. */
async function withSetting(page: Page, key: string, value: () => string): Promise<void> {
  await withoutWorker(page);
  await page.route(
    (url) => url.pathname === '/api/appSettings',
    (route) => {
      const data = [{ _id: key, key, value: value() }];
      return route.fulfill({ json: { total: 1, limit: 1000, skip: 0, data } });
    },
  );
}

test('to take away at a time, with a tip; the time fills up meanwhile, the next one is a tap away', async () => {
  const guest = await stage.phone();
  await withDishes(guest, 'Egg tart', 'Egg waffle');
  const tip = guest.getByRole('region', { name: 'A tip for the team' });
  await tip.getByText('Other', { exact: true }).click();
  const asked = guest.getByRole('dialog', { name: 'How much would you like to give?' });
  await sound(guest, asked);
  await asked.getByRole('textbox').fill('five');
  await asked.getByRole('button', { name: 'Give it' }).click();
  await asked.getByText('Please enter an amount, such as 20.').waitFor();
  await asked.getByRole('textbox').fill('7');
  await asked.getByRole('button', { name: 'Give HK$7.00' }).click();
  await expect.poll(() => amounts(guest), SOON).toEqual(['38.00', '7.00', 'HK$45.00']);
  expect(await reasonsOf(guest, 'Tip')).toEqual(['Tip HK$7.00']);

  await change(guest, 'Pick-up').click();
  const times = guest.getByRole('dialog', { name: 'When would you like to pick it up?' });
  await sound(guest, times);
  const client = stage.client();
  const slots = await client.find<readonly PickupSlot[]>('pickupSlots', { shop: SHOP, type: 'takeAway' });
  const slot = slots[8];
  await times.getByRole('radiogroup', { name: 'Times' }).locator('label').nth(8).click();
  await times.waitFor({ state: 'hidden' });
  for (let order = 0; order < (slot?.left ?? 0); order += 1) {
    const { session, ...other } = await anOrder(client);
    const later = { ...session, pickupAt: slot?.at };
    await client.create('tableSessions/create', { ...other, session: later, requestId: crypto.randomUUID() });
  }
  await guest.getByRole('button', { name: /^Place order/ }).click();
  const taken = guest.getByRole('alertdialog', { name: 'This time has just been taken' });
  await sound(guest, taken);
  const before = guest.waitForURL(/\/(order|record)\b/);
  await taken.getByRole('button', { name: /^Order for/ }).click();
  await before;
  await guest.getByText('Order placed').waitFor();
  const path = await guest.getByRole('link', { name: 'Receipt' }).getAttribute('href');
  await guest.goto(path ?? '');
  await guest.getByText('Tips').waitFor();
});

test('delivery: the area, an order that is too small, the address mended, paid on the provider’s page', async () => {
  const { page: guest } = await stage.device({ size: 'tablet' });
  await guest.goto('/shops');
  await guest.getByRole('button', { name: 'Harbour Lane Café' }).click();
  await guest.getByRole('button', { name: /^Take away/ }).click();
  await guest.getByRole('button', { name: 'Take away · Harbour Lane Café' }).click();
  const how = guest.getByRole('dialog', { name: 'How would you like it?' });
  expect(await how.getByRole('radio', { name: 'Dine in Scan' }).isDisabled()).toBe(true);
  await how.locator('label', { hasText: 'Delivery' }).click();
  await guest.getByRole('button', { name: 'Delivery · Harbour Lane Café' }).waitFor();
  await chooseSection(guest, /all day/);
  await addPlain(guest, 'Egg waffle');
  await openCart(guest);
  const place = guest.getByRole('button', { name: /^Place order and pay/ });
  await place.click();
  const form = guest.getByRole('dialog', { name: 'Where shall we bring it?' });
  await form.waitFor();
  await form.getByRole('button', { name: 'Use this address' }).click();
  await form.getByText('Please mend 4 fields.').waitFor();
  await sound(guest, form);
  await form.getByRole('textbox', { name: 'Area or building' }).fill('堅尼地');
  await form.locator('label', { hasText: 'Kennedy Town' }).click();
  await form.getByText('Mid-Levels and Western').waitFor();
  await form.getByRole('textbox', { name: 'Address' }).fill('8 Belcher’s Street, 12/F, Flat B');
  await form.getByRole('textbox', { name: 'Name' }).fill('Ivy Chan');
  await form.getByRole('textbox', { name: 'Telephone' }).fill('9123 45');
  await form.getByRole('button', { name: 'Use this address' }).click();
  await form.getByText('This is not a whole telephone number.').waitFor();
  await guest.reload();
  await form.getByRole('textbox', { name: 'Telephone' }).fill('9123 4567');
  await form.getByRole('button', { name: 'Use this address' }).click();
  await form.waitFor({ state: 'hidden' });

  await guest.getByText('Delivery needs HK$92.00 more.').waitFor();
  expect(await place.isDisabled()).toBe(true);
  await more(guest, 'Egg waffle', 4);
  await guest.getByText('Add something else').last().waitFor();
  await expect.poll(() => amounts(guest), SOON).toEqual(['140.00', '25.00', 'HK$165.00']);

  const manager = await asStaff(stage.client(), 'manager');
  await manager.patch('shops', SHOP, { openDelivery: false });
  await guest.getByRole('button', { name: 'Pick it up instead' }).click();
  await guest.getByText('Take away · Harbour Lane Café').waitFor();
  await manager.patch('shops', SHOP, { openDelivery: true });
  await change(guest, 'How').click();
  await sound(guest, how);
  await how.locator('label', { hasText: 'Delivery' }).click();
  await expect.poll(() => amounts(guest), SOON).toEqual(['140.00', '25.00', 'HK$165.00']);
  await place.click();
  await guest.getByRole('heading', { name: 'Test payment' }).waitFor();
  await guest.getByRole('button', { name: 'Approve', exact: true }).click();
  await guest.getByRole('heading', { name: 'Paid, thank you' }).waitFor();
  await guest.goto('/record');
  await guest.getByText('8 Belcher’s Street, 12/F, Flat B').waitFor();
  await guest.getByRole('link', { name: 'Receipt' }).click();
  await guest.getByText('Mid-Levels and Western', { exact: true }).waitFor();
});

test('a member’s gift and points, in the cart; the gift is handed out with the order', async () => {
  const { page: guest } = await stage.device({ size: 'desktop' });
  await guest.goto('/member/login?return=%2Fshops');
  await guest.locator('input[name=username]').fill('mei@example.com');
  await guest.locator('input[name=password]').fill(PASSWORD);
  await guest.locator('form button[type=submit]').click();
  await guest.waitForURL('**/shops');
  await withDishes(guest, 'Egg tart');
  await guest.getByRole('button', { name: 'Use A hot milk tea on us' }).click();
  await coupon(guest, 'A hot milk tea on us').getByText('Your gift · Counts in this order').waitFor();
  await line(guest, 'Hong Kong milk tea').getByText('Free').waitFor();
  await guest.getByRole('button', { name: 'Use A hot milk tea', exact: true }).click();
  const asked = guest.getByRole('alertdialog', { name: 'Use 40 points?' });
  await sound(guest, asked);
  await asked.getByRole('button', { name: 'Keep them' }).click();
  await asked.waitFor({ state: 'hidden' });
  const placed: TableSession = await placeCart(guest, stage.client());
  const gift = placed.discounts.find(({ source }) => source === 'gift');
  expect(placed.user).toBe('user-mei');
  expect(placed.products.find(({ fromCoupon }) => fromCoupon === gift?.rule)).toMatchObject({
    status: 'hold',
  });
});

test('the terms are agreed to once, and again when they change', async () => {
  const guest = await stage.phone();
  let version = '2026-01';
  await withSetting(guest, 'termsVersion', () => version);
  await withDishes(guest, 'Egg tart');
  const place = guest.getByRole('button', { name: /^Place order/ });
  const terms = guest.getByRole('dialog', { name: 'Terms of ordering' });
  await place.click();
  await sound(guest, terms);
  await guest.goBack();
  await terms.waitFor({ state: 'hidden' });
  await place.click();
  await terms.getByRole('button', { name: 'Agree and go on' }).click();
  await guest.waitForURL(/\/(order|record)\b/);
  await withDishes(guest, 'Egg waffle');
  await place.click();
  await guest.waitForURL(/\/(order|record)\b/);
  version = '2026-06';
  await withDishes(guest, 'Egg waffle');
  await place.click();
  await terms.waitFor();
});
