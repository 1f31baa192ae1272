import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problemsOf } from './harness/glance.ts';
import {
  chooseShop,
  enterWorld,
  GUEST_SCREENS,
  type Language,
  NEWCOMER_SCREENS,
  type Screen,
  TEXTS,
  type World,
} from './harness/guest-screens.ts';
import { signIn } from './harness/kitchen.ts';
import { aWaitingPayment } from './harness/orders.ts';
import { settled, showAt, speak, still, WIDTHS } from './harness/screens.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();
const TOUR_TIME = 480_000;

type Appearance = {
  readonly language: Language;
  readonly scheme: 'light' | 'dark';
  /** The size at which axe looks. */
  readonly width: number;
  readonly widths: readonly number[];
};
const APPEARANCES: readonly Appearance[] = [
  { language: 'en', scheme: 'light', width: 390, widths: WIDTHS },
  { language: 'zh-hk', scheme: 'dark', width: 1440, widths: [320, 1440] },
  { language: 'zh-cn', scheme: 'light', width: 768, widths: [320] },
];

const NOBODY: World = { session: '', number: '' };

/** Has a page of the device so far that it can be looked at, and whatever is to be done there. */
async function open(page: Page, { path, act }: Screen, world: World, language: Language): Promise<void> {
  await page.goto(`/${language}${path(world)}`);
  await page.getByRole('heading').first().waitFor();
  await settled(page);
  await act?.(page, TEXTS[language]);
}

// each page is opened in one of the languages, and speaks the others as it stands
test(
  'every page of a guest in three languages, light and dark, on phone, tablet and desktop',
  async () => {
    const { page } = await stage.device({ size: 'desktop' });
    const found: string[] = [];
    const lookAt = async (screens: readonly Screen[], world: World) => {
      for (const [at, screen] of screens.entries()) {
        const first = at % APPEARANCES.length;
        for (const look of [...APPEARANCES.slice(first), ...APPEARANCES.slice(0, first)]) {
          const { language, scheme, width, widths } = look;
          await showAt(page, width);
          await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
          if (look === APPEARANCES[first] || screen.isReopened) await open(page, screen, world, language);
          else await speak(page, language);
          await settled(page);
          const problems = await problemsOf(page, { language, widths });
          found.push(...problems.map((problem) => `${screen.name}, ${language}: ${problem}`));
          if (screen.isReopened) await screen.after?.(page);
        }
        if (!screen.isReopened) await screen.after?.(page);
      }
    };
    await chooseShop(page);
    await lookAt(NEWCOMER_SCREENS, NOBODY);
    await page.goto('/en');
    const world = await enterWorld(page, stage.client(), 'A01');
    await lookAt(GUEST_SCREENS, world);
    expect(found).toEqual([]);
  },
  TOUR_TIME,
);

const STAFF_SCREENS: readonly Omit<Screen, 'act'>[] = [
  { name: 'kitchen', path: () => '/kitchen' },
  { name: 'board', path: () => '/board?shop=harbour' },
  { name: 'till', path: () => '/till' },
  { name: 'open bills', path: () => '/till?view=bills' },
  { name: 'online orders', path: () => '/till?view=online' },
  { name: 'office, menu', path: () => '/office/menu' },
  { name: 'office, shop', path: () => '/office/shop' },
  { name: 'office, tables', path: () => '/office/tables' },
  { name: 'office, people', path: () => '/office/people' },
  { name: 'office, history', path: () => '/office/history' },
  { name: 'office, audit log', path: () => '/office/audit' },
  { name: 'office, export', path: () => '/office/export' },
  { name: 'office, payment accounts', path: () => '/office/payments' },
  { name: 'till settings', path: () => '/tillSettings' },
  { name: 'set-up of a device', path: () => '/posHome' },
];

/** The way to what is looked at once a page is open, and to know that it is there. */
type Ways = {
  readonly act?: () => Promise<void>;
  readonly isReady?: (page: Page) => Promise<void>;
};
const STAFF_APPEARANCES = [
  { language: 'en', scheme: 'light', width: 1440 },
  { language: 'zh-hk', scheme: 'dark', width: 390 },
] as const;

// each page is opened in one of the languages, and speaks the other as it stands
test(
  'every page of the staff in English, light, at 1440 px and in Chinese, dark, at 390 px',
  async () => {
    const client = stage.client();
    const { _id: session, restoreKey } = await aWaitingPayment(client);
    await client.create('tableSessions/callStaff', { session, restoreKey, kind: 'water' });
    const { page } = await stage.device({ size: 'desktop' });
    // as in a browser that waits for a tap, which the bars ask for at their widest
    await page.addInitScript(() => {
      Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' });
    });
    const found: string[] = [];
    let opened = 0;
    /** Opens a page in the one appearance or the other, by turns, and looks at it in both. */
    const look = async (name: string, path: string, { act, isReady = settled }: Ways = {}) => {
      const [first, second] = opened % 2 === 0 ? STAFF_APPEARANCES : STAFF_APPEARANCES.toReversed();
      opened += 1;
      for (const appearance of [first, second]) {
        const { language, scheme, width } = appearance;
        await showAt(page, width);
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        if (appearance === first) {
          await page.goto(`/${language}${path}`);
          await page.getByRole('heading').first().waitFor();
          await act?.();
        } else await speak(page, language);
        await isReady(page);
        const problems = await problemsOf(page);
        found.push(...problems.map((problem) => `${name}, ${language}: ${problem}`));
      }
    };
    await look('signing in', '/kitchen?shop=harbour');
    await signIn(page, '/en/kitchen', 'manager');
    for (const { name, path } of STAFF_SCREENS) await look(name, path(NOBODY));
    // its skeletons never end
    await look('gallery', '/ui', { isReady: still });
    const takeMoney = async () => {
      await page.locator('[aria-labelledby="waiting-payments"] li').first().getByRole('button').click();
      await page.getByRole('alertdialog').waitFor();
    };
    await look('money taken', '/till?view=bills', { act: takeMoney });
    expect(found).toEqual([]);
  },
  TOUR_TIME,
);

/** The office's pages that the staff's tour leaves out: an owner's own, and those behind another. */
const OWNERS_SCREENS: readonly { readonly path: string; readonly tab?: RegExp }[] = [
  { path: 'promotions' },
  { path: 'coupons' },
  { path: 'loyalty' },
  { path: 'loyalty?page=rewards' },
  { path: 'loyalty?page=points' },
  { path: 'bills' },
  { path: 'invoices' },
  { path: 'shop?page=details' },
  { path: 'shop?page=selling' },
  { path: 'shop?page=money' },
  { path: 'shop?page=colours' },
  { path: 'tables', tab: /^餐桌$/ },
  { path: 'tables', tab: /^设备$/ },
];

test(
  'B10.3 every other page of the office, of an owner, in Chinese, at 320 px',
  async () => {
    const { page } = await stage.device({ size: 'phone' });
    await showAt(page, 320);
    await signIn(page, '/office/promotions', 'owner');
    const found: string[] = [];
    for (const { path, tab } of OWNERS_SCREENS) {
      await page.goto(`/zh-cn/office/${path}`);
      await page.getByRole('heading').first().waitFor();
      if (tab !== undefined) await page.getByRole('radio', { name: tab }).press('Space');
      await settled(page);
      const problems = await problemsOf(page, { widths: [320] });
      found.push(...problems.map((problem) => `${path}: ${problem}`));
    }
    expect(found).toEqual([]);
  },
  TOUR_TIME,
);

test(
  'B9.1 a token is made with the keyboard, shown once and ended, at 320 px in the dark',
  async () => {
    const { page } = await stage.device({ size: 'phone', colorScheme: 'dark' });
    await showAt(page, 320);
    await signIn(page, '/office/tokens', 'owner');
    await page.getByRole('heading', { name: 'No token yet' }).waitFor();
    // random letters may look like the name of a text
    const random: string[] = [];
    const found: string[] = [];
    const look = async (name: string) => {
      await settled(page);
      const problems = await problemsOf(page, { random });
      found.push(...problems.map((problem) => `${name}: ${problem}`));
    };
    await page.getByRole('button', { name: 'Make a token' }).press('Enter');
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Program').fill('Website');
    await sheet.getByLabel('Program').press('Enter');
    await sheet.getByText('Tick at least one.').waitFor();
    await look('form');
    await sheet.getByRole('checkbox', { name: /Read the menu/ }).press('Space');
    await sheet.getByLabel('Program').press('Enter');
    const token = sheet.getByText(/^cmd_[\w-]{43}$/);
    await token.waitFor();
    const text = (await token.textContent()) ?? '';
    const last4 = text.slice(-4);
    random.push(text, last4);
    await sheet.getByRole('button', { name: 'Copy' }).press('Enter');
    await sheet.getByText(/^(Copied|Marked)/).waitFor();
    await look('token');
    await sheet.getByRole('button', { name: 'Done' }).press('Enter');
    const card = page.getByRole('listitem').filter({ hasText: 'Website' });
    await card.getByText(`…${last4}`).waitFor();
    await expect.poll(() => page.getByText(/cmd_/).count()).toBe(0);
    for (const language of ['en', 'zh-hk', 'zh-cn']) {
      await page.goto(`/${language}/office/tokens`);
      await page.getByRole('heading', { name: 'Website' }).waitFor();
      await look(`list, ${language}`);
    }
    await page.goto('/en/office/tokens');
    await card.getByRole('button', { name: 'End Website' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'End it' }).press('Enter');
    await page.getByRole('heading', { name: 'No token yet' }).waitFor();
    expect(found).toEqual([]);
  },
  TOUR_TIME,
);

test(
  'B5.2 B5.4 a shop is set up with the keyboard at 320 px, in light and dark',
  async () => {
    const { page } = await stage.device({ size: 'phone' });
    await showAt(page, 320);
    await signIn(page, '/office/shop', 'owner');
    const found: string[] = [];
    for (const [subject, language, colorScheme] of [
      ['details', 'zh-hk', 'dark'],
      ['selling', 'zh-cn', 'light'],
      ['colours', 'zh-hk', 'light'],
      ['money', 'en', 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`/${language}/office/shop?page=${subject}`);
      await page.getByRole('heading', { level: 3 }).first().waitFor();
      await settled(page);
      const problems = await problemsOf(page, { widths: [320] });
      found.push(...problems.map((problem) => `${subject}: ${problem}`));
    }
    expect(found).toEqual([]);
    // a sentence about a bill follows each key
    await page.getByLabel('Smallest coin').focus();
    await page.keyboard.type('0');
    await page.getByText(/^Enter a number from 0\.01 to 10,?000\.$/).waitFor();
    await page.keyboard.type('.5');
    await page
      .getByText('A bill of HK$128.40 is HK$128.50 in cash and HK$128.40 in any other way.')
      .waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.getByText(/is HK\$128\.00 in cash/).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.getByText(/is HK\$128\.00 whichever way the staff take it/).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.getByText(/waits until the management gives it back or keeps it/).waitFor();
    await page.getByText('Guests see every change at once.').waitFor();
    await page.reload();
    await page.getByText(/is HK\$128\.00 whichever way the staff take it/).waitFor();
  },
  TOUR_TIME,
);
