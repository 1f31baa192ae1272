import type { Page } from 'playwright-core';
import type { FeathersClient } from './feathers-client.ts';
import { addPlain } from './guest.ts';
import { hold, placed } from './placed-orders.ts';
import { sitDown, tableAddress } from './tables.ts';

export type Language = 'en' | 'zh-hk' | 'zh-cn';
type Texts = Readonly<
  Record<'asPictures' | 'add' | 'language' | 'payNow' | 'callStaff' | 'cancel' | 'offline', string>
>;
export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    asPictures: 'Show as pictures',
    add: 'Add',
    language: 'Language',
    payNow: 'Pay now',
    callStaff: 'Call staff',
    cancel: 'Cancel this order',
    offline: 'You are offline',
  },
  'zh-hk': {
    asPictures: '以圖片顯示',
    add: '加入',
    language: '語言',
    payNow: '立即付款',
    callStaff: '呼叫店員',
    cancel: '取消這張訂單',
    offline: '你已離線',
  },
  'zh-cn': {
    asPictures: '以图片显示',
    add: '加入',
    language: '语言',
    payNow: '立即付款',
    callStaff: '呼叫店员',
    cancel: '取消这个订单',
    offline: '您已离线',
  },
};

/** A guest with a takeaway order and a cart at a table: enough for every page. */
export type World = { readonly session: string; readonly number: string };
export type Screen = {
  readonly name: string;
  readonly path: (world: World) => string;
  readonly act?: (page: Page, texts: Texts) => Promise<void>;
  /** True if the screen cannot change its language while it is shown. */
  readonly isReopened?: boolean;
  /** Undoes what outlives the page. */
  readonly after?: (page: Page) => Promise<void>;
};

/** Screens of a guest who has only chosen a restaurant. */
export const NEWCOMER_SCREENS: readonly Screen[] = [
  { name: 'home of a restaurant', path: () => '/' },
  { name: 'empty cart', path: () => '/cart' },
  { name: 'no order', path: () => '/order' },
  { name: 'no orders', path: () => '/record' },
  {
    name: 'without a network',
    isReopened: true,
    path: () => '/browse',
    act: async (page, { offline }) => {
      await page.context().setOffline(true);
      await page.getByText(offline, { exact: true }).waitFor();
    },
    after: (page) => page.context().setOffline(false),
  },
];

/** Screens of a guest with a placed order and a filled cart at a table. */
export const GUEST_SCREENS: readonly Screen[] = [
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
  { name: 'table together', path: () => '/tableRecord' },
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
    path: () => '/order',
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

/** Chooses a restaurant, and nothing more. */
export async function chooseShop(page: Page): Promise<void> {
  await page.goto('/?shop=harbour');
  await page.getByRole('article').first().waitFor();
}

/** Takes a guest who holds a placed takeaway order to a table, and fills the cart; the client is nobody's yet. */
export async function enterWorld(page: Page, client: FeathersClient, table: string): Promise<World> {
  const order = await placed(client, {}, [{ id: crypto.randomUUID(), product: 'egg-tart', quantity: 1 }]);
  await hold(page, [order]);
  await sitDown(page, await tableAddress(client, table), table);
  await addPlain(page, 'Pineapple bun');
  return { number: order.orderNumber ?? '', session: order._id };
}
