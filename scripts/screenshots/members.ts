import { chooseShop } from '@comanda/e2e/guest-screens.ts';
import { signIn } from '@comanda/e2e/kitchen.ts';
import { DOOR_SCREENS, MEMBER_SCREENS } from '@comanda/e2e/member-screens.ts';
import { logIn } from '@comanda/e2e/members.ts';
import type { ScreenOf } from '@comanda/e2e/order-screens.ts';
import { refuseCalls } from '@comanda/e2e/socket.ts';
import { type Group, page, type Scene, type Visitor } from './scene.ts';

/** Logs a member of the demo in. */
export async function asMember({ page }: Visitor, name: string): Promise<void> {
  await page.goto('/en/member/login');
  await logIn(page, `${name}@example.com`);
  await page.getByText(`${name}@example.com`).waitFor();
}

/** Screens of who needs nothing but themselves. */
const scenesOf = (screens: readonly ScreenOf<void>[]): readonly Scene[] =>
  screens.map(({ name, path, act }) => ({
    name,
    path: () => path(),
    act: act && ((page, _, textOf) => act(page, textOf)),
  }));

/** The doors of the members' pages. */
export const DOOR_SCENES: Group = {
  enter: ({ page }) => page.goto('/en'),
  scenes: scenesOf(DOOR_SCREENS),
};

export const MEMBER_SCENES: Group = {
  // points buy what a restaurant has
  enter: async (visitor) => {
    await chooseShop(visitor.page);
    await asMember(visitor, 'mei');
  },
  scenes: scenesOf(MEMBER_SCREENS),
};

/** A new member without points, coupons or orders. */
export const NEW_MEMBER_SCENES: Group = {
  enter: async ({ page }) => {
    await chooseShop(page);
    await page.goto('/en/member/register');
    const filled = {
      email: `${crypto.randomUUID()}@example.com`,
      'new-password': PASSWORD,
      'new-password-again': PASSWORD,
    };
    for (const [name, text] of Object.entries(filled)) await page.locator(`input[name=${name}]`).fill(text);
    await page.locator('form button[type=submit]').click();
    await page.locator('form').waitFor({ state: 'detached' });
  },
  scenes: [
    page('member of today', '/member'),
    page('points of today', '/member/points'),
    page('coupons of today', '/coupon'),
    page('gifts of today', '/coupon?show=gifts'),
  ],
};
const PASSWORD = 'Comanda2026';

/** The highest level, and what a member sees of what does not arrive. */
export const VIP_SCENES: Group = {
  enter: async (visitor) => {
    await chooseShop(visitor.page);
    await asMember(visitor, 'kai');
  },
  scenes: [
    page('member of the highest level', '/member'),
    page('points of the highest level', '/member/points'),
    unread('points that do not arrive', '/member/points', 'users/points/available'),
    unread('coupons that do not arrive', '/coupon', 'userCoupons'),
    unread('code that does not arrive', '/member/qrCode', 'users/qrCode'),
  ],
};

function unread(name: string, path: string, service: string): Scene {
  return {
    ...page(name, path),
    before: ({ page }) =>
      refuseCalls(page, service, { code: 500, message: '', data: { code: 'serverError' } }),
    after: (page) => page.routeWebSocket(/\/api\/socket\.io/, (socket) => void socket.connectToServer()),
  };
}

export const STAFF_SCENES: Group = {
  enter: ({ page }) => signIn(page, '/en/kitchen', 'manager'),
  scenes: [
    page('kitchen', '/kitchen'),
    page('board', '/board?shop=harbour'),
    page('till', '/till'),
    page('open bills', '/till?view=bills'),
    page('online orders', '/till?view=online'),
    page('office menu', '/office/menu'),
    page('office import', '/office/import'),
    page('office shop', '/office/shop'),
    page('office tables', '/office/tables'),
    page('office people', '/office/people'),
    page('office history', '/office/history'),
    page('office audit', '/office/audit'),
    page('office payments', '/office/payments'),
    page('office tokens', '/office/tokens'),
    page('office export', '/office/export'),
    page('till settings', '/tillSettings'),
    page('set-up of a device', '/posHome'),
    { ...page('gallery', '/ui'), isMoving: true },
  ],
};
