import { chooseShop } from '@comanda/e2e/guest-screens.ts';
import { cooked, hold, placed, startedPaying, withCrew } from '@comanda/e2e/placed-orders.ts';
import { answerCalls, refuseCalls } from '@comanda/e2e/socket.ts';
import { asStaff } from '@comanda/e2e/staff.ts';
import { aTableOfThree } from '@comanda/e2e/table-screens.ts';
import type { Page } from 'playwright-core';
import type { Group, Scene, Visitor } from './scene.ts';

type Held = Parameters<typeof hold>[1][number];
type Try = Awaited<ReturnType<typeof startedPaying>>;

const SILENCE = { code: 500, message: '', data: { code: 'serverError' } };
const toServer = (page: Page) =>
  page.routeWebSocket(/\/api\/socket\.io/, (socket) => void socket.connectToServer());

/** The orders that a group's scenes show, known once it was entered. */
type Known = Readonly<Record<'bill' | 'order' | 'unpaid', Held>> & { readonly attempt: Try };
function aboutTheirs(scenesOf: (known: () => Known) => readonly Scene[]): Group {
  let known: Known | undefined;
  const theirs = () => {
    if (known === undefined) throw new Error('not entered yet');
    return known;
  };
  return {
    enter: async ({ page }) => {
      await chooseShop(page);
      const { origin } = new URL(page.url());
      known ??= await withCrew(origin, async ({ guest, cook }) => {
        const [order, unpaid] = [await placed(guest), await placed(guest)];
        const { phone: bill } = await aTableOfThree(origin, 'ordered');
        const attempt = await startedPaying(guest, order, 'harbour-sandbox');
        await cooked(cook, order, 'preparing');
        return { bill, order, unpaid, attempt };
      });
    },
    scenes: scenesOf(theirs),
  };
}

/** Pages that links open on a phone without access to the bill. */
export const LINK_SCENES = aboutTheirs((known) => {
  const link = (name: string, path: (bill: string) => string, arrival?: RegExp): Scene => ({
    name,
    before: ({ page }) => hold(page, []),
    path: () => path(known().bill._id),
    act: arrival && ((page) => page.waitForURL(arrival)),
  });
  return [
    link('bill by its link', (bill) => `/t/${bill}`, /\/browse/),
    link('bill by the link of its table', (bill) => `/t/${bill}/0`, /\/browse/),
    link('order by its link', (bill) => `/o/${bill}`, /\/order/),
    link('link of a bill that is gone', () => '/t/nothing', /\/sessionNotFound/),
    {
      ...link('link that fails', (bill) => `/t/${bill}`),
      before: async ({ page }) => {
        await hold(page, []);
        await refuseCalls(page, 'tableSessions', { ...SILENCE, message: 'The oven is on fire' });
      },
      after: toServer,
    },
  ];
});

/** Returns the page of an order's payment when the bank says so. */
function outcome(
  name: string,
  known: () => Known,
  reads: 'timeout' | 'failed' | 'sharePaid' | 'partlyPaid',
  published: object,
): Scene {
  return {
    name,
    before: async ({ page }) => {
      const { order, attempt } = known();
      await hold(page, [order], { tries: [attempt] });
      const { payment: _id, amount, session } = attempt;
      const updatedAt = new Date().toISOString();
      const answer = { _id, amount, tips: 0, session, provider: 'sandbox', updatedAt, ...published };
      await answerCalls(page, 'payments/online', [null, answer]);
    },
    path: () => `/payment/return?session=${known().order._id}&payment=${known().attempt.payment}`,
    act: (page, _, textOf) =>
      page.getByRole('heading', { name: textOf(`payment:outcome.${reads}.title`) }).waitFor(),
    after: toServer,
  };
}

/** Outcomes of a payment that no test card has. */
export const PAYMENT_END_SCENES = aboutTheirs((known) => [
  outcome('payment timed out', known, 'timeout', { status: 'failed', reason: 'timeout' }),
  outcome('payment failed', known, 'failed', { status: 'failed', reason: 'amountMismatch' }),
  outcome('payment of a share', known, 'sharePaid', {
    status: 'succeeded',
    share: { kind: 'guest', guests: [1] },
  }),
  outcome('payment of a part', known, 'partlyPaid', { status: 'succeeded' }),
  {
    name: 'payment that does not start',
    before: async ({ page }) => {
      await hold(page, [known().unpaid]);
      await refuseCalls(page, 'payments/online', SILENCE);
    },
    path: () => `/record?order=${known().unpaid._id}`,
    act: async (page, _, textOf) => {
      await page.getByRole('button', { name: new RegExp(`^${textOf('payment:payNow')}`) }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('listitem').getByRole('button').first().click();
      await sheet.getByText(textOf('payment:notStarted')).waitFor();
    },
    after: toServer,
  },
]);

async function leave({ client }: Visitor, product: string, stock: object): Promise<void> {
  const manager = await asStaff(client, 'manager');
  await manager.patch('products', product, { stock });
}
const SOLD_OUT = { stockMode: 'sync', quantity: 0 };
const ENOUGH = { stockMode: 'unlimited' };

/** Orders the order again while these products are as they are. */
function again(name: string, known: () => Known, stocks: Readonly<Record<string, object>>): Scene {
  return {
    name,
    before: async (visitor) => {
      await hold(visitor.page, [known().order]);
      for (const [product, stock] of Object.entries(stocks)) await leave(visitor, product, stock);
    },
    path: () => `/record/${known().order._id}`,
    act: async (page, _, textOf) => {
      await page.getByRole('button', { name: textOf('order-again:action') }).click();
      // what is pointed at stays
      await page.locator('[data-toasts] li').last().hover();
    },
    after: async (page, visitor) => {
      for (const product of Object.keys(stocks)) await leave(visitor, product, ENOUGH);
      await page.evaluate(() => localStorage.removeItem('comanda.carts'));
    },
  };
}

const printed = (page: Page) => page.emulateMedia({ media: 'print' });
const onScreen = (page: Page) => page.emulateMedia({ media: 'screen' });

/** Screens of the order history: order again, print, search, failed load. */
export const RECORD_SCENES = aboutTheirs((known) => {
  const record = (name: string, path: string): Scene => ({
    name,
    before: ({ page }) => hold(page, [known().order, known().bill]),
    path: () => path,
  });
  const refused = (name: string, path: () => string): Scene => ({
    ...record(name, ''),
    path,
    before: async ({ page }) => {
      await hold(page, [known().order]);
      await refuseCalls(page, 'tableSessions', SILENCE);
    },
    after: toServer,
  });
  return [
    again('order again', known, {}),
    again('order again with dishes left out', known, {
      'chicken-wings': SOLD_OUT,
      'egg-tart': { stockMode: 'sync', quantity: 1 },
    }),
    again('order again with nothing left', known, {
      'chicken-wings': SOLD_OUT,
      'egg-tart': SOLD_OUT,
      'satay-beef-noodles': SOLD_OUT,
    }),
    {
      ...record('bill on paper', ''),
      path: () => `/record/${known().order._id}`,
      act: printed,
      after: onScreen,
    },
    {
      ...record('bill of a table on paper', ''),
      path: () => `/record/${known().bill._id}`,
      act: printed,
      after: onScreen,
    },
    record('bill of nobody', '/record/nothing'),
    refused('bill that does not arrive', () => `/record/${known().order._id}`),
    refused('orders that do not arrive', () => '/record'),
    {
      ...record('how many are you now', '/order?view=together'),
      before: async ({ page }) => {
        const { bill } = known();
        await hold(page, [bill], { at: { shop: 'harbour', mode: 'dineIn', session: bill._id } });
      },
      act: async (page, _, textOf) => {
        await page.getByRole('button', { name: textOf('session:party.change') }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
  ];
});
