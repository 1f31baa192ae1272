import type { TableSession } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems } from './harness/accessibility.ts';
import { placeCart, withDishes } from './harness/cart.ts';
import { overflows, settled } from './harness/faces.ts';
import { logIn } from './harness/members.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();
const PUBLIC = [
  '/member/login',
  '/member/register',
  '/member/forgotPassword',
  '/member/resetPassword#token=t',
];
const OWN = ['/member', '/member/edit', '/member/points', '/member/qrCode', '/coupon', '/coupon?show=gifts'];

describe('a member', () => {
  test('comes back to the page that asked, pays by their level, and leaves', async () => {
    const page = await stage.phone();
    await page.goto('/coupon');
    await page.waitForURL('**/member/login?return=%2Fcoupon');
    await logIn(page, 'lin@example.com', 'Wrong2026xx');
    await page.getByText('The e-mail, phone number or password is not right.').waitFor();
    await logIn(page, 'LIN@example.com');
    await page.waitForURL('**/coupon');
    await withDishes(page, 'Egg tart');
    await page.getByText('Gold').first().waitFor();
    const placed: TableSession = await placeCart(page, stage.client());
    expect(placed).toMatchObject({
      user: 'user-lin',
      discounts: expect.arrayContaining([
        expect.objectContaining({ source: 'member', vipLevel: 'vip-gold' }),
      ]),
    });
    await page.goto('/member');
    await page.getByText('10% off every order').waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Account' }).waitFor();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Log out here' }).click();
    await page.waitForURL('**/member/login**');
    await page.goto('/member/edit');
    await page.waitForURL('**/member/login**');
  });

  test('is made of a guest, who is told what a password needs', async () => {
    const page = await stage.phone();
    await page.goto('/member/register');
    await page.locator('input[name=email]').fill('ann@example.com');
    await page.locator('input[name=new-password]').fill('short');
    await page.locator('form button[type=submit]').click();
    await page.getByText('The password does not keep all the rules below.').waitFor();
    await page.locator('input[name=new-password]').fill('LongEnough2026');
    await page.locator('input[name=new-password-again]').fill('LongEnough2026');
    await page.locator('form button[type=submit]').click();
    await page.getByText('ann@example.com').waitFor();
    expect(new URL(page.url()).pathname).toBe('/member');
  });

  test.each([
    { locale: 'en', scheme: 'light' },
    { locale: 'zh-hk', scheme: 'dark' },
    { locale: 'zh-cn', scheme: 'light' },
  ] as const)('finds every page whole in $locale, $scheme', async ({ locale, scheme }) => {
    const { page } = await stage.device({ colorScheme: scheme });
    const found: string[] = [];
    const look = async (path: string) => {
      await page.goto(`/${locale}${path}`);
      await page.getByRole('heading').first().waitFor();
      await settled(page);
      const problems = [...(await accessibilityProblems(page)), ...(await overflows(page))];
      found.push(...problems.map((problem) => `${path}: ${problem}`));
    };
    await page.goto('/?shop=harbour');
    await page.getByRole('article').first().waitFor();
    for (const path of PUBLIC) await look(path);
    await page.goto('/member/login');
    await logIn(page, 'mei@example.com');
    await page.getByText('mei@example.com').waitFor();
    for (const path of OWN) await look(path);
    expect(found).toEqual([]);
  });
});
