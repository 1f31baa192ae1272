import type { PickupSlot, TableSession } from '@comanda/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isAccessible } from './harness/accessible.ts';
import {
  amounts,
  change,
  coupon,
  line,
  moreOffers,
  offers,
  placeCart,
  reasonsOf,
  SOON,
  withDishes,
} from './harness/cart.ts';
import { anOrder, SHOP } from './harness/orders.ts';
import { type Refusal, takeCalls } from './harness/socket.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();
const PASSWORD = 'Comanda2026';

/** A moment as a time of the restaurant's clock: `12:45`. */
const timeOf = (at: string) =>
  new Date(at).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Hong_Kong',
  });

/** Answers the organisation's settings as if it had this one. */
async function withSetting(page: Page, key: string, value: () => string): Promise<void> {
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
  const tip = guest.getByRole('region', { name: 'A tip for the team, if you like' });
  await tip.getByText('Other', { exact: true }).click();
  const asked = guest.getByRole('dialog', { name: 'How much would you like to give?' });
  await isAccessible(guest, asked);
  await asked.getByRole('textbox').fill('five');
  await asked.getByRole('button', { name: 'Add the tip' }).click();
  await asked.getByText('Please enter an amount, such as 20.').waitFor();
  await asked.getByRole('textbox').fill('7');
  await asked.getByRole('button', { name: 'Tip HK$7.00' }).click();
  await expect.poll(() => amounts(guest), SOON).toEqual(['38.00', '7.00', 'HK$45.00']);
  expect(await reasonsOf(guest, 'Tip')).toEqual(['Tip HK$7.00']);

  await change(guest, 'Pick-up').click();
  const times = guest.getByRole('dialog', { name: 'When would you like to pick it up?' });
  await isAccessible(guest, times);
  const client = stage.client();
  const slots = await client.find<readonly PickupSlot[]>('pickupSlots', { shop: SHOP, type: 'takeAway' });
  const labels = times.getByRole('radiogroup', { name: 'Times' }).locator('label');
  await labels.first().waitFor();
  // late in the evening few are left of the day
  const at = Math.min(8, (await labels.count()) - 1);
  const shown = await labels.nth(at).textContent();
  const slot = slots.find((each) => shown?.startsWith(timeOf(each.at)));
  await labels.nth(at).click();
  await times.waitFor({ state: 'hidden' });
  for (let order = 0; order < (slot?.left ?? 0); order += 1) {
    const { session, ...other } = await anOrder(client);
    const later = { ...session, pickupAt: slot?.at };
    await client.create('tableSessions/create', { ...other, session: later, requestId: crypto.randomUUID() });
  }
  await guest.getByRole('button', { name: /^Place order/ }).click();
  const taken = guest.getByRole('alertdialog', { name: 'This time has just been taken' });
  await isAccessible(guest, taken);
  const before = guest.waitForURL(/\/(order|record)\b/);
  // said for a moment only, on the page that is left and on the one that opens
  const said = guest.getByText('Order placed', { exact: true }).first().waitFor();
  await taken.getByRole('button', { name: /^Order for/ }).click();
  await Promise.all([before, said]);
  const path = await guest.getByRole('link', { name: /^(Bill|Receipt)$/ }).getAttribute('href');
  await guest.goto(path ?? '');
  await guest.getByRole('term').filter({ hasText: /^Tip/ }).waitFor();
});

test('a member’s gift and points, in the cart; the gift is handed out with the order', async () => {
  const { page: guest } = await stage.device({ size: 'desktop' });
  await guest.goto('/member/login?return=%2Fshops');
  await guest.locator('input[name=username]').fill('mei@example.com');
  await guest.locator('input[name=password]').fill(PASSWORD);
  await guest.locator('form button[type=submit]').click();
  await guest.waitForURL('**/shops');
  await withDishes(guest, 'Egg tart');
  // the best of the offers stands there by itself, the rest behind it
  await guest.getByRole('button', { name: 'Use A hot milk tea on us' }).waitFor();
  await expect.poll(() => offers(guest).getByRole('article').count()).toBe(1);
  await guest.getByRole('button', { name: 'Use A hot milk tea on us' }).click();
  await coupon(guest, 'A hot milk tea on us').getByText('Your gift · Applied to this order').waitFor();
  await line(guest, 'Hong Kong milk tea').getByText('Free').waitFor();
  await moreOffers(guest);
  await guest.getByRole('button', { name: 'Use A hot milk tea', exact: true }).click();
  const asked = guest.getByRole('alertdialog', { name: 'Use 40 points?' });
  await isAccessible(guest, asked);
  await asked.getByRole('button', { name: 'Not now' }).click();
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
  // to be read by who wants to, and then nothing is agreed to
  await guest.getByRole('button', { name: 'Terms of ordering' }).click();
  await isAccessible(guest, terms);
  expect(await terms.getByRole('button', { name: 'Agree and continue' }).count()).toBe(0);
  await guest.goBack();
  await terms.waitFor({ state: 'hidden' });
  await place.click();
  await isAccessible(guest, terms);
  await guest.goBack();
  await terms.waitFor({ state: 'hidden' });
  await place.click();
  await terms.getByRole('button', { name: 'Agree and continue' }).click();
  await guest.waitForURL(/\/(order|record)\b/);
  await withDishes(guest, 'Egg waffle');
  await place.click();
  await guest.waitForURL(/\/(order|record)\b/);
  version = '2026-06';
  await withDishes(guest, 'Egg waffle');
  await place.click();
  await terms.waitFor();
});

test('whatever an order is refused for is said, and leads back to the cart', async () => {
  const guest = await stage.phone();
  const replies: Parameters<Parameters<typeof takeCalls>[2]>[0][] = [];
  await takeCalls(guest, 'tableSessions/create', (reply) => void replies.push(reply));
  await withDishes(guest, 'Egg tart');
  const times = guest.getByRole('dialog', { name: 'When would you like to pick it up?' });
  for (const [data, title] of REFUSALS) {
    await guest.getByRole('button', { name: /^Place order/ }).click();
    await guest.getByRole('dialog', { name: 'Placing your order' }).waitFor();
    await expect.poll(() => replies.length, SOON).toBe(1);
    replies.pop()?.([{ code: 409, message: '', data }]);
    const published = guest.getByRole('alertdialog', { name: title });
    await isAccessible(guest, published);
    await published.getByRole('button', { name: 'Back to the cart' }).click();
    await published.waitFor({ state: 'hidden' });
    await line(guest, 'Egg tart').waitFor();
  }
  // without a time that is free the others are shown
  await times.waitFor();
});

const REFUSALS: readonly (readonly [Refusal['data'] & Readonly<Record<string, unknown>>, string])[] = [
  [{ code: 'serverError' }, 'Check Out Failed'],
  [{ code: 'timeSlotNotFound' }, "Sorry, we're closed!"],
  [{ code: 'cartInvalid' }, 'Cart invalid'],
  [{ code: 'zoneMinTotal', missing: 9200 }, 'Below the minimum for delivery'],
  [{ code: 'deliveryNotAvailable' }, 'We are not delivering right now'],
  [{ code: 'pickupTimeNotAvailable', slots: [] }, 'This time has just been taken'],
];
