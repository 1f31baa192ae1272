import { signIn } from '@comanda/e2e/kitchen.ts';
import { logIn } from '@comanda/e2e/members.ts';
import { type Group, page, type Visitor } from './scene.ts';

/** Logs a member of the demo in. */
export async function asMember({ page }: Visitor, name: string): Promise<void> {
  await page.goto('/en/member/login');
  await logIn(page, `${name}@example.com`);
  await page.getByText(`${name}@example.com`).waitFor();
}

/** The doors of the members' pages. */
export const DOOR_SCENES: Group = {
  enter: ({ page }) => page.goto('/en'),
  scenes: [
    page('log in', '/member/login'),
    page('register', '/member/register'),
    page('forgot password', '/member/forgotPassword'),
    page('reset password', '/member/resetPassword#token=t'),
  ],
};

export const MEMBER_SCENES: Group = {
  enter: (visitor) => asMember(visitor, 'mei'),
  scenes: [
    page('member', '/member'),
    page('member edit', '/member/edit'),
    page('member points', '/member/points'),
    page('member qr code', '/member/qrCode'),
    page('coupons', '/coupon'),
    page('gifts', '/coupon?show=gifts'),
  ],
};

export const STAFF_SCENES: Group = {
  enter: ({ page }) => signIn(page, '/en/kitchen', 'manager'),
  scenes: [
    page('kitchen', '/kitchen'),
    page('board', '/board?shop=harbour'),
    page('counter', '/counter'),
    page('owner', '/owner'),
    { ...page('gallery', '/ui'), isMoving: true },
  ],
};
