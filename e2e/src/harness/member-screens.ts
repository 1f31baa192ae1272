import type { Page } from 'playwright-core';
import { choosePicture, logIn } from './members.ts';
import type { ScreenOf } from './order-screens.ts';

type MemberScreen = ScreenOf<void>;
const at = (name: string, path: string, act?: MemberScreen['act']): MemberScreen => ({
  name,
  path: () => path,
  act,
});

/** Fills in what a form lacks or refuses, and sends it. */
async function send(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await page.locator(`input[name=${name}]`).fill(text);
  await page.locator('form button[type=submit]').click();
}

async function refused(page: Page, fields: Readonly<Record<string, string>> = {}): Promise<void> {
  await send(page, fields);
  await page.getByRole('alert').or(page.locator('[aria-invalid=true]')).first().waitFor();
}

const WRONG = {
  name: 'Mei',
  email: 'mei@',
  tel: '12',
  'new-password': 'short',
  'new-password-again': 'other',
};

/** The doors of the members' pages, and what they say to who does not get through. */
export const DOOR_SCREENS: readonly MemberScreen[] = [
  at('log in', '/member/login'),
  at('log in with nothing', '/member/login', (page) => refused(page)),
  at('log in refused', '/member/login', async (page) => {
    await logIn(page, 'nobody@example.com');
    await page.getByRole('alert').first().waitFor();
  }),
  at('register', '/member/register'),
  at('register refused', '/member/register', (page) => refused(page, WRONG)),
  at('forgot password', '/member/forgotPassword'),
  at('forgot password refused', '/member/forgotPassword', (page) => refused(page)),
  at('forgot password sent', '/member/forgotPassword', async (page) => {
    await send(page, { email: 'nobody@example.com' });
    await page.locator('form').waitFor({ state: 'detached' });
  }),
  at('reset password', '/member/resetPassword#token=t'),
  at('reset password refused', '/member/resetPassword#token=t', async (page) => {
    await send(page, { 'new-password': 'Comanda2026', 'new-password-again': 'Comanda2026' });
    await page.getByRole('alert').first().waitFor();
  }),
  at('reset password without a link', '/member/resetPassword'),
];

/** A member with points, coupons and orders. */
export const MEMBER_SCREENS: readonly MemberScreen[] = [
  at('member', '/member'),
  at('member logging out', '/member', (page, textOf) =>
    page.getByRole('button', { name: textOf('member:logout.ask'), exact: true }).click(),
  ),
  at('member edit', '/member/edit'),
  at('member edit refused', '/member/edit', async (page, textOf) => {
    await page.getByRole('switch', { name: textOf('member:edit.newPassword') }).click();
    await refused(page, { email: 'mei@', tel: '12', 'new-password': 'short' });
  }),
  at('member cutting a picture', '/member/edit', async (page) => {
    await choosePicture(page);
    await page.getByRole('dialog').getByRole('slider').waitFor();
  }),
  at('member deleting the account', '/member/edit', async (page, textOf) => {
    await page.getByRole('button', { name: textOf('member:data.delete'), exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: textOf('member:data.deleteAction'), exact: true }).click();
    await sheet.getByRole('alert').waitFor();
  }),
  at('member points', '/member/points'),
  at('member buying with points', '/member/points', async (page) => {
    await page.getByRole('article').getByRole('button').first().click();
    await page.getByRole('alertdialog').waitFor();
  }),
  at('member qr code', '/member/qrCode'),
  at('coupons', '/coupon'),
  at('coupon refused', '/coupon', async (page) => {
    await page.locator('form').getByRole('textbox').fill('HARBOUR2025');
    await page.locator('form button[type=submit]').click();
    await page.getByRole('alert').first().waitFor();
  }),
  at('gifts', '/coupon?show=gifts'),
];
