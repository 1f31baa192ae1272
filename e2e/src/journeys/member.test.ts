import type { PointBalance, TableSession } from '@comanda/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { EVERY_SIZE } from '../harness/browser.ts';
import {
  amountsAtRest,
  amountsOf,
  coupon,
  more,
  moreOffers,
  offers,
  SOON,
  withDishes,
} from '../harness/cart.ts';
import type { FeathersClient } from '../harness/feathers-client.ts';
import { logIn } from '../harness/members.ts';
import { asStaff } from '../harness/staff.ts';
import { aStage } from '../harness/stage.ts';

const stage = aStage();
const USER = 'user-kai';
const GIFT = 'A hot milk tea on us';
const COUPON = 'Members: HK$20 off from HK$100';

/** Grants the member a gift and a coupon. */
async function give(manager: FeathersClient): Promise<void> {
  const given = { user: USER, shops: ['harbour'] };
  await manager.create('gifts', { requestId: crypto.randomUUID(), coupon: 'harbour-gift-tea', ...given });
  const once = { requestId: crypto.randomUUID(), maxUses: 1, ...given };
  await manager.create('userCoupons', { ...once, coupon: 'harbour-member-20' });
}

async function pointsOf(manager: FeathersClient): Promise<number> {
  const query = { user: USER, shop: 'harbour' };
  const balances = await manager.find<readonly PointBalance[]>('users/points/available', query);
  return balances.reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns the order that the page shows, as the server has it. */
async function shownOrder(page: Page, manager: FeathersClient): Promise<TableSession> {
  await page.waitForURL(/\/(order|record)/);
  const path = await page.getByRole('link', { name: /^(Bill|Receipt)$/ }).getAttribute('href');
  return manager.get<TableSession>('tableSessions', path?.split('/').at(-1) ?? '');
}

/** Brings what waits in the cart's offers to the cart. */
async function use(page: Page, name: string): Promise<void> {
  await offers(page)
    .getByRole('button', { name: `Use ${name}` })
    .click();
  await coupon(page, name)
    .getByRole('button', { name: /^Remove|^Save/ })
    .waitFor();
}

test.each(EVERY_SIZE)(
  'a member with coupon, gift and level, from the log-in to the points, on a %s',
  async (size) => {
    const manager = await asStaff(stage.client(), 'manager');
    await give(manager);
    const had = await pointsOf(manager);
    const { page } = await stage.device({ size });
    await withDishes(page, 'Egg tart');
    await more(page, 'Egg tart', 12);
    // the cart asks for the log-in, and is come back to
    await page.getByRole('link', { name: 'Log in to use your gifts and points' }).click();
    await logIn(page, '+852 5555 0102');
    await page.waitForURL('**/cart');
    await moreOffers(page);
    await coupon(page, 'Silver').waitFor();
    await use(page, COUPON);
    await use(page, GIFT);
    const shown = await amountsAtRest(page);

    await page.getByRole('button', { name: /^Place order/ }).click();
    const placed = await shownOrder(page, manager);
    expect(placed).toMatchObject({ user: USER, status: 'ongoing' });
    expect(placed.discounts.map(({ source }) => source).sort()).toEqual(['coupon', 'gift', 'member']);
    expect(shown).toEqual(amountsOf(placed.bill));
    const { points } = placed.bill;
    await page.getByText(`${points} points once it is paid`).waitFor();

    await page.getByRole('button', { name: /^Pay now/ }).click();
    const ways = page.getByRole('dialog', { name: 'Payment' });
    await ways.getByRole('button', { name: /^Test card/ }).click();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByRole('link', { name: 'See your order' }).click();
    await page.getByRole('link', { name: `+${points} points` }).click();
    await page.waitForURL('**/member/points');
    const balance = page.getByRole('region', { name: 'Your points' });
    await balance.getByText(String(had + points), { exact: true }).waitFor();
    await page.getByRole('listitem').first().getByText(`+${points}`).waitFor();
    await expect.poll(() => pointsOf(manager), SOON).toBe(had + points);

    // what was used is used
    for (const [path, name] of [
      ['/coupon', COUPON],
      ['/coupon?show=gifts', GIFT],
    ] as const) {
      await page.goto(path);
      const past = page.getByRole('region', { name: 'Used and expired' });
      await past.getByRole('article').filter({ hasText: name }).first().waitFor();
    }
  },
);
