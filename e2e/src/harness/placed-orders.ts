import type {
  Bill,
  KitchenTicket,
  NewSession,
  PaymentAttempt,
  PaymentShare,
  Page as Rows,
  SessionWithKey,
  TableSession,
} from '@comanda/contract';
import type { Page } from 'playwright-core';
import { aFeathersClient, type FeathersClient } from './feathers-client.ts';
import { SECTION, SHOP } from './orders.ts';
import { storeVisit } from './page-setup.ts';
import { asStaff } from './staff.ts';

export type Dish = {
  readonly id: string;
  readonly product: string;
  readonly quantity: number;
  readonly options?: readonly {
    readonly option: string;
    readonly selections: readonly { readonly _id: string; readonly quantity: number }[];
  }[];
  readonly customRemark?: string;
};
type Held = Pick<SessionWithKey, '_id' | 'restoreKey' | 'shop' | 'guest'>;

const one = (_id: string) => [{ _id, quantity: 1 }];
/** A dish with choices and a remark, one with a count, and a plain one. */
export const SUPPER: readonly Dish[] = [
  {
    id: 'noodles',
    product: 'satay-beef-noodles',
    quantity: 1,
    options: [
      { option: 'noodle-kind', selections: one('vermicelli') },
      { option: 'noodle-extras', selections: one('egg') },
    ],
    customRemark: '少辣',
  },
  { id: 'tart', product: 'egg-tart', quantity: 2 },
  { id: 'wings', product: 'chicken-wings', quantity: 1 },
];

/** Returns dishes as lines that are on no other bill. */
function withOwnIds(dishes: readonly Dish[]): readonly Dish[] {
  return dishes.map((dish) => ({ ...dish, id: crypto.randomUUID() }));
}

/** Places an order that its phone pays for at the total that the server quotes. */
export async function placed(
  client: FeathersClient,
  session: Partial<NewSession> = {},
  dishes = SUPPER,
): Promise<SessionWithKey> {
  const products = withOwnIds(dishes);
  const order = { shop: SHOP, session: { type: 'takeAway', section: SECTION, ...session }, products };
  const { total } = await client.create<Bill>('tableSessions/quote', order);
  return client.create('tableSessions/create', { requestId: crypto.randomUUID(), total, ...order });
}

/** Orders into the bill of a table, as one of its phones. */
export async function orderedInto(
  client: FeathersClient,
  held: Held,
  dishes: readonly Dish[],
): Promise<TableSession> {
  const { _id: session, restoreKey } = held;
  const products = withOwnIds(dishes);
  const { bill } = await client.get<TableSession>('tableSessions', session);
  const asked = { shop: SHOP, session: { type: 'dineIn' }, into: session, restoreKey, products };
  const quote = await client.create<Bill>('tableSessions/quote', asked);
  const total = quote.total - (bill.lines.length === 0 ? 0 : bill.total);
  const requestId = crypto.randomUUID();
  return client.create('tableSessions/order', { requestId, session, restoreKey, cart: products, total });
}

/** Takes the tickets of a bill so far in the kitchen; at most so many of them. */
export async function cooked(
  cook: FeathersClient,
  { _id }: Pick<Held, '_id'>,
  status: 'preparing' | 'ready' | 'taken',
  atMost = 100,
): Promise<void> {
  const { data } = await cook.find<Rows<KitchenTicket>>('kitchenTickets', { shop: SHOP, $limit: 1000 });
  const way = ['preparing', 'ready', 'taken'] as const;
  for (const ticket of data.filter(({ session }) => session === _id).slice(0, atMost))
    for (const step of way.slice(0, way.indexOf(status) + 1))
      await cook.patch('kitchenTickets', ticket._id, { status: step });
}

/** Runs those who work here, and guests, each on a connection of their own, until the work is done. */
export async function withCrew<Made>(
  url: string,
  work: (crew: Readonly<Record<'guest' | 'cook' | 'manager', FeathersClient>>) => Promise<Made>,
): Promise<Made> {
  const [guest, cook, manager] = [aFeathersClient(url), aFeathersClient(url), aFeathersClient(url)];
  try {
    await asStaff(cook, 'kitchen');
    await asStaff(manager, 'manager');
    return await work({ guest, cook, manager });
  } finally {
    for (const client of [guest, cook, manager]) client.close();
  }
}

/** A try to pay as the phone that began it remembers it. */
export type PaymentTry = Readonly<Record<'requestId' | 'session' | 'method' | 'payment', string>> & {
  readonly amount: number;
  readonly redirect: string;
  readonly share?: PaymentShare;
};

/** Starts to pay what is open, or a share of it: the server says what that comes to. */
export async function startedPaying(
  client: FeathersClient,
  { _id: session, restoreKey }: Held,
  method: 'harbour-counter' | 'harbour-sandbox' | 'harbour-fps',
  share?: PaymentShare,
): Promise<PaymentTry> {
  const requestId = crypto.randomUUID();
  // as the page sends it, which asks for its outcome by sending it again
  const body = { requestId, session, restoreKey, methodRef: method, ...(share && { share }) };
  const returnPath = `/payment/return?session=${session}`;
  const pay = async (amount: number) => {
    const call = { ...body, amount, returnPath };
    const { _id, redirect = '' } = await client.create<PaymentAttempt>('payments/online', call);
    return { requestId, session, method, amount, payment: _id, redirect, ...(share && { share }) };
  };
  const { bill } = await client.get<TableSession>('tableSessions', session, { restoreKey });
  if (share === undefined) return pay(bill.outstanding);
  return pay(bill.total + 1).catch((refusal: { readonly data: { readonly amount: number } }) =>
    pay(refusal.data.amount),
  );
}

/** Decides on the test card’s page. */
export async function decided(
  url: string,
  { redirect }: PaymentTry,
  decision: 'approve' | 'decline' | 'cancel',
): Promise<void> {
  const body = new URLSearchParams({ decision });
  await fetch(new URL(redirect, url), { method: 'POST', body, redirect: 'manual' });
}

/** The phone holds these orders, newest last, and has tried to pay them. */
export async function hold(
  page: Page,
  held: readonly Held[],
  { at, tries = [] }: { readonly at?: object; readonly tries?: readonly PaymentTry[] } = {},
): Promise<void> {
  const sessions = held.map(({ _id, restoreKey, shop, guest }) => ({ _id, restoreKey, shop, guest }));
  await storeVisit(page, 'sessions', 1, sessions);
  await storeVisit(page, 'place', 2, at ?? { shop: SHOP, mode: 'takeAway' });
  await storeVisit(page, 'payments', 1, tries);
}
