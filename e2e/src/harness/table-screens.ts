import type { Page as Rows, SessionWithKey, TableCode, TableSession } from '@comanda/contract';
import type { Page } from 'playwright-core';
import type { FeathersClient } from './feathers-client.ts';
import type { ScreenOf } from './order-screens.ts';
import { SHOP } from './orders.ts';
import { cooked, hold, orderedInto, SUPPER, startedPaying, withCrew } from './placed-orders.ts';
import type { TextOf } from './texts-in.ts';

const TART = { id: 'tart', product: 'portuguese-tart', quantity: 1 };
const BUN = { id: 'bun', product: 'pineapple-bun-butter', quantity: 2 };
const SAGO = { id: 'sago', product: 'mango-sago', quantity: 1 };
const NAME = '阿強';

type Scan = { readonly viewItem: string; readonly signature: string; readonly capacity: number };
export type Table = {
  /** The address of a table where nobody sits. */
  readonly free: string;
  /** The phone whose pages are looked at. */
  readonly phone: SessionWithKey;
  readonly scan: Scan;
  /** The guest whose payment is in progress, if any. */
  readonly payer: { readonly phone: SessionWithKey; readonly attempt: Try } | undefined;
};
type Try = Awaited<ReturnType<typeof startedPaying>>;

/** Returns the large tables where nobody sits, the last first. */
async function freeTables(manager: FeathersClient): Promise<readonly TableCode[]> {
  const { data } = await manager.find<Rows<TableCode>>('tableCodes', { shop: SHOP, $limit: 1000 });
  const open = { shop: SHOP, type: 'dineIn', status: { $in: ['ongoing', 'toPay'] }, $limit: 100 };
  const sessions = await manager.find<Rows<TableSession>>('tableSessions', open);
  const taken = new Set(sessions.data.map(({ tableName }) => tableName));
  return data.filter(({ name }) => name.startsWith('B') && !taken.has(name)).reverse();
}

/** Phones that sit down at a table one after the other. */
async function seated(client: FeathersClient, { url }: TableCode, capacity: number) {
  const search = new URL(url).searchParams;
  const scan = {
    viewItem: search.get('viewItem') ?? '',
    signature: search.get('signature') ?? '',
    capacity,
  };
  const call = { ...scan, shop: SHOP, date: new Date().toISOString(), create: true };
  const follow = () => client.create<SessionWithKey>('tableSessions/createOrResume', call);
  return { scan, phones: [await follow(), await follow(), await follow()] as const };
}

/**
 * Creates three phones at a table: a stranger with a name, the one that is looked at, and one that shares a dish. Some
 * dishes are ready; the first guest pays their share just now, if it is so `far`.
 */
export function aTableOfThree(url: string, far: 'ordered' | 'paying' | 'asked'): Promise<Table> {
  return withCrew(url, async ({ guest, cook, manager }) => {
    const [free, code] = await freeTables(manager);
    if (!code || !free) throw new Error('no two tables are free');
    const { scan, phones } = await seated(guest, code, 3);
    const [one, phone, three] = phones;
    const { _id: session, restoreKey } = phone;
    await guest.create('tableSessions/nameGuest', { session, restoreKey: one.restoreKey, name: NAME });
    await orderedInto(guest, one, [TART, BUN]);
    await orderedInto(guest, phone, SUPPER);
    await cooked(cook, one, 'ready', 1);
    const { products } = await orderedInto(guest, three, [SAGO]);
    const sago = products.filter(({ product }) => product === SAGO.product).map(({ id }) => id);
    const share = { session, restoreKey, lines: sago, guests: [1, 2, 3] };
    await guest.create('tableSessions/shareLines', share);
    await guest.create('tableSessions/callStaff', { session, restoreKey, kind: 'water' });
    const own = { kind: 'guest' as const, guests: [1] };
    const attempt = far === 'paying' ? await startedPaying(guest, one, 'harbour-sandbox', own) : undefined;
    if (far === 'asked') await guest.create('tableSessions/updatePayment', { session, restoreKey });
    return { free: free.url, phone, scan, payer: attempt && { phone: one, attempt } };
  });
}

async function sit(page: Page, { phone, scan }: Pick<Table, 'phone' | 'scan'>, tries: readonly Try[] = []) {
  const table = { ...scan, date: new Date().toISOString() };
  await hold(page, [phone], { at: { shop: SHOP, mode: 'dineIn', session: phone._id, table }, tries });
}
const sitDown: ScreenOf<Table>['before'] = (page, table) => sit(page, table);

const at = (name: string, path: string, act?: ScreenOf<Table>['act']): ScreenOf<Table> => ({
  name,
  before: sitDown,
  path: () => path,
  act,
});
const TOGETHER = '/order?view=together';
const way = (name: string, key: string) =>
  at(name, TOGETHER, async (page, textOf) => {
    await page.getByRole('radio', { name: new RegExp(`^${textOf(key)}`) }).check({ force: true });
  });
const dialog = (path: string, open: (page: Page, textOf: TextOf) => Promise<void>) =>
  [
    path,
    async (page: Page, textOf: TextOf) => {
      await open(page, textOf);
      await page.getByRole('dialog').waitFor();
    },
  ] as const;

/** A bill that several share, while they eat. */
export const TABLE_SCREENS: readonly ScreenOf<Table>[] = [
  {
    name: 'how many are you',
    before: (page) => hold(page, []),
    path: ({ free }) => new URL(free).pathname + new URL(free).search,
    act: (page) => page.getByRole('dialog').waitFor(),
  },
  at('order of a table', '/order'),
  at('one order of a table', '/order/1'),
  at('record of a table', '/record'),
  at(
    'staff called',
    ...dialog('/order', (page, textOf) =>
      page.getByRole('button', { name: textOf('call-staff:called') }).click(),
    ),
  ),
  way('together my share', 'split-bill:ways.mine'),
  at(
    'together my name',
    ...dialog(TOGETHER, (page, textOf) =>
      page.getByRole('button', { name: textOf('split-bill:name.add') }).click(),
    ),
  ),
  at(
    'together sharing a dish',
    ...dialog(TOGETHER, (page) =>
      page.getByRole('article').first().getByRole('list').getByRole('button').first().click(),
    ),
  ),
  way('together all', 'split-bill:ways.all'),
  way('together equal parts', 'split-bill:ways.equal'),
  at('together chosen dishes', TOGETHER, async (page, textOf) => {
    await page
      .getByRole('radio', { name: new RegExp(`^${textOf('split-bill:ways.lines')}`) })
      .check({ force: true });
    await page.getByRole('checkbox').first().check({ force: true });
  }),
];

/** The same while somebody else pays. */
export const TABLE_PAYING_SCREENS: readonly ScreenOf<Table>[] = [
  at('together while another pays', TOGETHER),
  at('order while another pays', '/order'),
  {
    name: 'together while I pay',
    before: async (page, { payer, scan }) => {
      if (payer !== undefined) await sit(page, { phone: payer.phone, scan }, [payer.attempt]);
    },
    path: () => TOGETHER,
  },
];

/** The same once the bill is asked for. */
export const TABLE_ASKED_SCREENS: readonly ScreenOf<Table>[] = [
  at('order with the bill asked for', '/order'),
  at('together with the bill asked for', TOGETHER),
  { ...at('receipt of a table', ''), path: ({ phone }) => `/record/${phone._id}` },
];
