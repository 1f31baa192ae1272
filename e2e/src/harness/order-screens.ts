import type { PickupSlot } from '@comanda/contract';
import type { Page } from 'playwright-core';
import { SHOP } from './orders.ts';
import { cooked, decided, hold, placed, startedPaying, withCrew } from './placed-orders.ts';
import type { TextOf } from './texts-in.ts';

const ADDRESS = '荷李活道 8 號 12 樓 B 室';
const CONTACT = { name: '陳小姐', phone: '91234567' };

/** A page, or a dialog over it, of a world that was built before. */
export type ScreenOf<World> = {
  readonly name: string;
  /** State of the phone before the page is opened. */
  readonly before?: (page: Page, world: World) => Promise<void>;
  readonly path: (world: World) => string;
  readonly act?: (page: Page, textOf: TextOf) => Promise<void>;
};

/** One takeaway order in every state, and others with more to say. */
export type Orders = Awaited<ReturnType<typeof ordersInEveryState>>;

export function ordersInEveryState(url: string) {
  return withCrew(url, async ({ guest, cook }) => {
    const slots = await guest.find<readonly PickupSlot[]>('pickupSlots', { shop: SHOP, type: 'takeAway' });
    const orders = {
      received: await placed(guest),
      cooking: await placed(guest, { remark: '請給我多一對筷子' }),
      ready: await placed(guest),
      atCounter: await placed(guest),
      unfinished: await placed(guest),
      byBank: await placed(guest),
      declined: await placed(guest),
      called: await placed(guest),
      paid: await placed(guest),
      served: await placed(guest),
      cancelled: await placed(guest),
      later: await placed(guest, { pickupAt: slots.at(6)?.at }),
      delivery: await placed(guest, {
        type: 'delivery',
        zone: 'harbour-central',
        address: ADDRESS,
        contact: CONTACT,
      }),
    };
    const pay = (state: 'paid' | 'served' | 'declined' | 'called' | 'unfinished') =>
      startedPaying(guest, orders[state], 'harbour-sandbox');
    const attempts = {
      paid: await pay('paid'),
      served: await pay('served'),
      declined: await pay('declined'),
      called: await pay('called'),
      unfinished: await pay('unfinished'),
      byBank: await startedPaying(guest, orders.byBank, 'harbour-fps'),
      atCounter: await startedPaying(guest, orders.atCounter, 'harbour-counter'),
    };
    await decided(url, attempts.paid, 'approve');
    await decided(url, attempts.served, 'approve');
    await decided(url, attempts.declined, 'decline');
    await decided(url, attempts.called, 'cancel');
    const { _id: session, restoreKey } = orders.cancelled;
    await guest.create('tableSessions/cancel', { requestId: crypto.randomUUID(), session, restoreKey });
    await cooked(cook, orders.cooking, 'preparing');
    await cooked(cook, orders.ready, 'ready');
    await cooked(cook, orders.paid, 'preparing');
    await cooked(cook, orders.served, 'taken');
    return { orders, attempts };
  });
}

type State = keyof Orders['orders'];
/** The page of an order that is the only one of its phone. */
const order = (name: string, state: State): ScreenOf<Orders> => ({
  name,
  before: (page, { orders, attempts }) => hold(page, [orders[state]], { tries: Object.values(attempts) }),
  path: ({ orders }) => `/record?order=${orders[state]._id}`,
});
const receipt = (name: string, state: State): ScreenOf<Orders> => ({
  ...order(name, state),
  path: ({ orders }) => `/record/${orders[state]._id}`,
});
const outcome = (name: string, state: keyof Orders['attempts']): ScreenOf<Orders> => ({
  ...order(name, state),
  path: ({ orders, attempts }) =>
    `/payment/return?session=${orders[state]._id}&payment=${attempts[state].payment}`,
});

/** Screens of an order in each status. */
export const ORDER_SCREENS: readonly ScreenOf<Orders>[] = [
  order('order received', 'received'),
  order('order cooking', 'cooking'),
  order('order ready', 'ready'),
  order('order to pay at the counter', 'atCounter'),
  order('order with a payment unfinished', 'unfinished'),
  order('order paid', 'paid'),
  order('order served', 'served'),
  order('order cancelled', 'cancelled'),
  order('order for later', 'later'),
  order('order delivered', 'delivery'),
  receipt('receipt paid', 'paid'),
  receipt('receipt of a delivery', 'delivery'),
  receipt('receipt cancelled', 'cancelled'),
];

/** Screens of payments' outcomes and of several orders at once. */
export const PAYING_SCREENS: readonly ScreenOf<Orders>[] = [
  outcome('payment arrived', 'paid'),
  outcome('payment declined', 'declined'),
  outcome('payment cancelled', 'called'),
  outcome('code for a bank’s app', 'byBank'),
  {
    name: 'ways to pay with a tip',
    before: (page, { orders }) => hold(page, [orders.ready]),
    path: ({ orders }) => `/record?order=${orders.ready._id}`,
    act: async (page, textOf) => {
      await page.getByRole('button', { name: new RegExp(`^${textOf('payment:payNow')}`) }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: textOf('payment:tip.title') }).click();
      await sheet.getByRole('button', { name: textOf('payment:tip.own') }).click();
      await sheet.getByRole('textbox').fill('1234567');
    },
  },
  {
    name: 'several orders',
    before: (page, { orders }) => hold(page, Object.values(orders)),
    path: ({ orders }) => `/record?order=${orders.cooking._id}`,
  },
  {
    name: 'orders of before',
    before: (page, { orders }) => hold(page, Object.values(orders)),
    path: () => '/previousOrder',
  },
  {
    name: 'orders of before, searched',
    before: (page, { orders }) => hold(page, Object.values(orders)),
    path: () => '/previousOrder',
    act: (page, textOf) => page.getByRole('searchbox').fill(textOf('order:type.delivery')),
  },
  {
    name: 'orders of before, searched in vain',
    before: (page, { orders }) => hold(page, Object.values(orders)),
    path: () => '/previousOrder',
    act: (page) => page.getByRole('searchbox').fill('7777'),
  },
];
