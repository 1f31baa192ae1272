import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblems } from './harness/accessibility.ts';
import { overflows, settled } from './harness/faces.ts';
import { choosePicture, logIn } from './harness/members.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();
const PUBLIC = [
  '/member/login',
  '/member/register',
  '/member/forgotPassword',
  '/member/resetPassword#token=t',
];
const OWN = ['/member', '/member/edit', '/member/points', '/member/qrCode', '/coupon', '/coupon?show=gifts'];

/** What opens over a page. */
const DIALOGS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/member/edit': async (page) => {
    await choosePicture(page);
    await page.getByRole('dialog').getByRole('slider').waitFor();
  },
  '/member/points': async (page) => {
    await page.getByRole('article').getByRole('button').first().click();
    await page.getByRole('alertdialog').waitFor();
  },
};

test.each([
  { locale: 'en', scheme: 'light' },
  { locale: 'zh-hk', scheme: 'dark' },
  { locale: 'zh-cn', scheme: 'light' },
] as const)('a member finds every page whole in $locale, $scheme', async ({ locale, scheme }) => {
  const { page } = await stage.device({ colorScheme: scheme });
  const found: string[] = [];
  const look = async (path: string, open?: (page: Page) => Promise<void>) => {
    await page.goto(`/${locale}${path}`);
    await page.getByRole('heading').first().waitFor();
    await settled(page);
    await open?.(page);
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
  for (const [path, open] of Object.entries(DIALOGS)) await look(path, open);
  expect(found).toEqual([]);
});
