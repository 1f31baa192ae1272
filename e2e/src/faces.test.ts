import type { HeldTableSession } from '@comanda/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblems } from './harness/accessibility.ts';
import { overflows, settled, showAt, still, WIDTHS, words } from './harness/faces.ts';
import { addPlain, openCart, placeOrder, takeAway } from './harness/guest.ts';
import { signIn } from './harness/kitchen.ts';
import { anOrder } from './harness/orders.ts';
import { aStage } from './harness/stage.ts';
import { sitDown, tableAddress } from './harness/tables.ts';

const stage = aStage();
const TOUR_TIME = 240_000;

type Language = 'en' | 'zh-hk' | 'zh-cn';
type Texts = Readonly<Record<'asPictures' | 'add' | 'language' | 'payNow' | 'callStaff' | 'cancel', string>>;
const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    asPictures: 'Show as pictures',
    add: 'Add',
    language: 'Language',
    payNow: 'Pay now',
    callStaff: 'Call staff',
    cancel: 'Cancel this order',
  },
  'zh-hk': {
    asPictures: '以圖片顯示',
    add: '加入',
    language: '語言',
    payNow: '立即付款',
    callStaff: '呼叫店員',
    cancel: '取消這張訂單',
  },
  'zh-cn': {
    asPictures: '以图片显示',
    add: '加入',
    language: '语言',
    payNow: '立即付款',
    callStaff: '呼叫店员',
    cancel: '取消这个订单',
  },
};

/** What a guest has who comes along every page: a takeaway order, and a table with a cart. */
type World = { readonly session: string; readonly number: string };
type Face = {
  readonly name: string;
  readonly path: (world: World) => string;
  readonly act?: (page: Page, texts: Texts) => Promise<void>;
};

const GUEST_FACES: readonly Face[] = [
  { name: 'home', path: () => '/' },
  { name: 'shops', path: () => '/shops' },
  { name: 'menu as a list', path: () => '/browse' },
  {
    name: 'menu as pictures',
    path: () => '/browse',
    act: (page, { asPictures }) => page.getByRole('button', { name: asPictures }).click(),
  },
  {
    name: 'nothing found',
    path: () => '/browse',
    act: (page) => page.getByRole('searchbox').fill('7777'),
  },
  {
    name: 'languages',
    path: () => '/browse',
    act: (page, { language }) => openDialog(page, language),
  },
  {
    name: 'product with what is missing',
    path: () => '/products/satay-beef-noodles',
    act: async (page, { add }) => {
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: new RegExp(`^${add} ?HK`) }).click();
      await sheet.getByRole('alert').first().waitFor();
    },
  },
  { name: 'set meal', path: () => '/products/afternoon-tea-set', act: dialogIsOpen },
  { name: 'cart', path: () => '/cart' },
  {
    name: 'why an amount',
    path: () => '/cart',
    act: async (page) => {
      await page.getByRole('term').getByRole('button').first().click();
      await dialogIsOpen(page);
    },
  },
  { name: 'table without an order', path: () => '/order' },
  { name: 'order', path: ({ number }) => `/order/${number}` },
  {
    name: 'ways to pay',
    path: ({ number }) => `/order/${number}`,
    act: (page, { payNow }) => openDialog(page, payNow),
  },
  {
    name: 'calling an order off',
    path: ({ number }) => `/order/${number}`,
    act: (page, { cancel }) => openDialog(page, cancel, 'alertdialog'),
  },
  {
    name: 'calling staff',
    path: () => '/tableRecord',
    act: (page, { callStaff }) => openDialog(page, callStaff),
  },
  { name: 'record', path: () => '/record' },
  { name: 'previous orders', path: () => '/previousOrder' },
  { name: 'receipt', path: ({ session }) => `/record/${session}` },
  { name: 'payment under way', path: ({ session }) => `/payment/return?session=${session}` },
  { name: 'terms', path: () => '/tnc' },
  { name: 'closed', path: () => '/closed' },
  { name: 'no shop', path: () => '/noshop' },
  { name: 'session not found', path: () => '/sessionNotFound' },
  { name: 'code of no table', path: () => '/t?shop=harbour&viewItem=nowhere&sig=x' },
  { name: 'code of no shop', path: () => '/t?shop=nowhere&viewItem=nowhere&sig=x' },
  { name: 'no such page', path: () => '/nowhere' },
];

async function dialogIsOpen(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor();
}

async function openDialog(
  page: Page,
  opener: string,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${opener}`) }).click();
  await page.getByRole(role).waitFor();
}

/** A guest with a placed takeaway order who then sat down at a table and filled the cart. */
async function enterWorld(page: Page, table: string): Promise<World> {
  await takeAway(page);
  await addPlain(page, 'Egg tart');
  await openCart(page);
  const number = await placeOrder(page);
  const receipt = await page.getByRole('link', { name: 'Receipt' }).getAttribute('href');
  await sitDown(page, await tableAddress(stage.client(), table), table);
  await addPlain(page, 'Pineapple bun');
  return { number, session: receipt?.split('/').at(-1) ?? '' };
}

/** Words of another language in a page that should be Chinese throughout. */
const AT_HOME_EVERYWHERE = new Set(['HK', 'NT', 'English', 'Comanda', 'PDF']);
function strayWords(text: string): readonly string[] {
  const latin = text.match(/[A-Za-z]{2,}/g) ?? [];
  return [...new Set(latin)].filter((word) => !AT_HOME_EVERYWHERE.has(word));
}
const KEY_NAME = /\b(?:common|errors|guest|order|staff)[.:][a-z]\w*(?:\.\w+)*/g;

type Tour = {
  readonly language: Language;
  readonly scheme: 'light' | 'dark';
  /** The size at which axe looks. */
  readonly width: number;
  readonly widths: readonly number[];
  readonly table: string;
};
const TOURS: readonly Tour[] = [
  { language: 'en', scheme: 'light', width: 390, widths: WIDTHS, table: 'A01' },
  { language: 'zh-hk', scheme: 'dark', width: 1440, widths: WIDTHS, table: 'A02' },
  { language: 'zh-cn', scheme: 'light', width: 768, widths: [320], table: 'A03' },
];

test.each(TOURS)(
  'every page of a guest in $language, $scheme, at $width px',
  async ({ language, scheme, width, widths, table }) => {
    const { page } = await stage.device({ size: 'desktop', colorScheme: scheme });
    const world = await enterWorld(page, table);
    const found: string[] = [];
    for (const { name, path, act } of GUEST_FACES) {
      await showAt(page, width);
      await page.goto(`/${language}${path(world)}`);
      await page.getByRole('heading').first().waitFor();
      await settled(page);
      await act?.(page, TEXTS[language]);
      await settled(page);
      const text = await words(page);
      const problems = [
        ...(text.match(KEY_NAME) ?? []),
        ...(language === 'en' ? [] : strayWords(text).map((word) => `not translated: ${word}`)),
        ...(await accessibilityProblems(page)),
        ...(await overflows(page, widths)),
      ];
      found.push(...problems.map((problem) => `${name}: ${problem}`));
    }
    expect(found).toEqual([]);
  },
  TOUR_TIME,
);

const STAFF_FACES: readonly Omit<Face, 'act'>[] = [
  { name: 'kitchen', path: () => '/kitchen' },
  { name: 'board', path: () => '/board?shop=harbour' },
  { name: 'counter', path: () => '/counter' },
  { name: 'owner', path: () => '/owner' },
];

/** An order that waits for its guest's money at the counter. */
async function aWaitingPayment(): Promise<void> {
  const client = stage.client();
  const order = await anOrder(client);
  const { _id, restoreKey, bill } = await client.create<HeldTableSession>('tableSessions/create', {
    requestId: crypto.randomUUID(),
    ...order,
  });
  await client.create('payments/online', {
    requestId: crypto.randomUUID(),
    session: _id,
    restoreKey,
    methodRef: 'harbour-counter',
    amount: bill.outstanding,
  });
}

test.each([
  { language: 'en', scheme: 'light', width: 1440 },
  { language: 'zh-hk', scheme: 'dark', width: 390 },
] as const)(
  'every page of the staff in $language, $scheme, at $width px',
  async ({ language, scheme, width }) => {
    await aWaitingPayment();
    const { page } = await stage.device({ size: 'desktop', colorScheme: scheme });
    const found: string[] = [];
    const look = async (name: string, isReady = settled) => {
      await isReady(page);
      const problems = [
        ...((await words(page)).match(KEY_NAME) ?? []),
        ...(await accessibilityProblems(page)),
        ...(await overflows(page)),
      ];
      found.push(...problems.map((problem) => `${name}: ${problem}`));
      await showAt(page, width);
    };
    await showAt(page, width);
    await page.goto(`/${language}/kitchen?shop=harbour`);
    await page.getByRole('heading').first().waitFor();
    await look('signing in');
    await signIn(page, '/en/kitchen', 'manager');
    for (const { name, path } of STAFF_FACES) {
      await page.goto(`/${language}${path({ number: '', session: '' })}`);
      await page.getByRole('heading').first().waitFor();
      await look(name);
    }
    // its skeletons never end
    await page.goto('/ui');
    await page.getByRole('heading').first().waitFor();
    await look('gallery', still);
    await page.goto(`/${language}/counter`);
    await page.getByRole('region').first().getByRole('listitem').first().getByRole('button').click();
    await page.getByRole('alertdialog').waitFor();
    await look('money taken');
    expect(found).toEqual([]);
  },
  TOUR_TIME,
);
