import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { KitchenTicket, PaymentAttempt, TicketStatus } from '@comanda/contract';
import { COUNTER } from '@comanda/server/testing/small-organisation.ts';
import type { Dice } from './dice.ts';
import { CODE, PRICES, SMALL_SHOP } from './small-shop.ts';
import type { Refusal, StubbornClient } from './stubborn-client.ts';

export type Held = { readonly _id: string; readonly restoreKey: string; readonly orderNumber: string };
type Sold = Held & { readonly payments: readonly { readonly _id: string }[] };
type Placed = {
  readonly service: 'tableSessions/create' | 'tableSessions/sell';
  readonly isByStaff: boolean;
  readonly call: object;
  readonly held: Held;
  /** One of each placement. */
  readonly products: readonly string[];
  readonly hasCode: boolean;
  readonly isCancelled: boolean;
};

/** Cash that a till has taken for a bill, minor units. */
type Cash = { readonly amount: number; readonly change: number };
type Paid = {
  readonly session: string;
  readonly status: 'succeeded' | 'cancelled';
  /** Absent for a payment that a guest began. */
  readonly cash?: Cash;
};

/** Everything that a server has acknowledged or refused in a rush: what its books must say in the end. */
export type Ledger = {
  readonly orders: Map<string, Placed>;
  /** By payment: what was acknowledged as its end. */
  readonly payments: Map<string, Paid>;
  /** By ticket: the latest status the kitchen received. */
  readonly tickets: Map<string, TicketStatus>;
  readonly refusals: Map<string, number>;
};

function newLedger(): Ledger {
  return {
    orders: new Map(),
    payments: new Map(),
    tickets: new Map(),
    refusals: new Map(),
  };
}

export type Rush = {
  readonly ledger: Ledger;
  readonly dice: Dice;
  isOver: boolean;
  /** Sales whose answer a till waits for. */
  selling: number;
};

/** Returns a rush that nobody works in yet. */
export function newRush(dice: Dice): Rush {
  return { ledger: newLedger(), dice, isOver: false, selling: 0 };
}

function codeOf(error: unknown): string {
  const isRefusal = typeof error === 'object' && error !== null && 'data' in error;
  if (!isRefusal) throw error;
  return (error as Refusal).data.code;
}

function refused({ refusals }: Ledger, code: string): void {
  refusals.set(code, (refusals.get(code) ?? 0) + 1);
}

/** Guests who order one after the other with the same phone: some twice, some with a code; some pay, some call it off. */
export async function phone(rush: Rush, client: StubbornClient, cashier: StubbornClient): Promise<void> {
  while (!rush.isOver) {
    const held = await place(rush, client);
    if (held === undefined) continue;
    const total = rush.dice() < 0.5 ? held.total + (await orderMore(rush, client, held)) : held.total;
    const end = rush.dice();
    if (end < 0.6) await pay(rush, client, cashier, held, total);
    else if (end < 0.8) await callOff(rush, client, held);
  }
}

async function place({ dice, ledger }: Rush, client: StubbornClient) {
  const product = dice() < 0.25 ? 'cake' : 'rice';
  const coupons = dice() < 0.25 ? [CODE] : [];
  const total = PRICES[product] - (coupons.length > 0 ? PRICES.code : 0);
  const call = {
    requestId: randomUUID(),
    shop: SMALL_SHOP,
    session: { type: 'takeAway' },
    products: [{ id: crypto.randomUUID(), product, quantity: 1 }],
    coupons,
    total,
  };
  try {
    const held = await client.create<Held>('tableSessions/create', call);
    const hasCode = coupons.length > 0;
    ledger.orders.set(call.requestId, {
      ...{ service: 'tableSessions/create', isByStaff: false, call, held, hasCode, isCancelled: false },
      products: [product],
    });
    return { ...held, requestId: call.requestId, total };
  } catch (error) {
    refused(ledger, codeOf(error));
    return undefined;
  }
}

type Bill = Held & { readonly requestId: string };

async function orderMore({ ledger }: Rush, client: StubbornClient, bill: Bill): Promise<number> {
  const { _id: session, restoreKey, requestId } = bill;
  const cart = [{ id: crypto.randomUUID(), product: 'tea', quantity: 1 }];
  const call = { requestId: randomUUID(), session, restoreKey, cart, total: PRICES.tea };
  await client.create('tableSessions/order', call);
  const placed = ledger.orders.get(requestId);
  if (placed) ledger.orders.set(requestId, { ...placed, products: [...placed.products, 'tea'] });
  return PRICES.tea;
}

async function callOff({ ledger }: Rush, client: StubbornClient, bill: Bill): Promise<void> {
  const { _id: session, restoreKey, requestId } = bill;
  try {
    await client.create('tableSessions/cancel', { requestId: randomUUID(), session, restoreKey });
    const placed = ledger.orders.get(requestId);
    if (placed) ledger.orders.set(requestId, { ...placed, isCancelled: true });
  } catch (error) {
    // the kitchen was faster
    refused(ledger, codeOf(error));
  }
}

async function pay(
  { dice, ledger }: Rush,
  client: StubbornClient,
  cashier: StubbornClient,
  { _id: session, restoreKey }: Bill,
  amount: number,
): Promise<void> {
  const call = { requestId: randomUUID(), session, restoreKey, methodRef: COUNTER, amount };
  const { _id: payment } = await client.create<PaymentAttempt>('payments/online', call);
  if (dice() < 0.3) {
    await client.create('payments/cancel', { payment, session, restoreKey });
    ledger.payments.set(payment, { session, status: 'cancelled' });
  } else {
    await cashier.create('payments/confirm', { payment });
    ledger.payments.set(payment, { session, status: 'succeeded' });
  }
}

const NOTE = 10_000;

/** Runs a cashier who sells for cash one after the other: in one call, or as a bill that is paid in two parts. */
export async function till(rush: Rush, client: StubbornClient): Promise<void> {
  while (!rush.isOver) {
    if (rush.dice() < 0.7) await sell(rush, client);
    else await sellInParts(rush, client);
  }
}

function aSale({ dice }: Rush) {
  const product = dice() < 0.25 ? 'tea' : 'rice';
  const order = { shop: SMALL_SHOP, session: { type: 'takeAway' }, total: PRICES[product] };
  const products = [{ id: crypto.randomUUID(), product, quantity: 1 }];
  return { product, call: { requestId: randomUUID(), ...order, products } } as const;
}

async function sell(rush: Rush, client: StubbornClient): Promise<void> {
  const { ledger } = rush;
  const { product, call: order } = aSale(rush);
  const call = { ...order, payment: { method: 'cash', tendered: NOTE } };
  const service = 'tableSessions/sell';
  rush.selling += 1;
  const held = await client.create<Sold>(service, call);
  rush.selling -= 1;
  ledger.orders.set(call.requestId, {
    ...{ service, isByStaff: true, call, held, hasCode: false, isCancelled: false },
    products: [product],
  });
  const [{ _id: payment } = { _id: '' }] = held.payments;
  const cash = { amount: order.total, change: NOTE - order.total };
  ledger.payments.set(payment, { session: held._id, status: 'succeeded', cash });
}

async function sellInParts(rush: Rush, client: StubbornClient): Promise<void> {
  const { ledger, dice } = rush;
  const { product, call } = aSale(rush);
  const service = 'tableSessions/create';
  const held = await client.create<Held>(service, call);
  ledger.orders.set(call.requestId, {
    ...{ service, isByStaff: true, call, held, hasCode: false, isCancelled: false },
    products: [product],
  });
  const part = 1 + Math.floor(dice() * (call.total - 1));
  for (const amount of [part, call.total - part]) {
    const taking = { requestId: randomUUID(), session: held._id, method: 'cash', amount, tendered: NOTE };
    const { _id: payment } = await client.create<PaymentAttempt>('payments/take', taking);
    const cash = { amount, change: NOTE - amount };
    ledger.payments.set(payment, { session: held._id, status: 'succeeded', cash });
  }
}

const NEXT = { waiting: 'preparing', preparing: 'ready', ready: 'taken' } as const;

/** Runs a cook who takes what waits longest, as far as `ready`. */
export async function cook(rush: Rush, client: StubbornClient): Promise<void> {
  const query = { shop: SMALL_SHOP, status: { $in: ['waiting', 'preparing'] }, $limit: 4 };
  while (!rush.isOver) {
    const { data } = await client.find<{ data: KitchenTicket[] }>('kitchenTickets', query);
    if (data.length === 0) await pause(5);
    for (const ticket of data) await bump(rush, client, ticket);
  }
}

async function bump({ ledger }: Rush, client: StubbornClient, { _id, status }: KitchenTicket): Promise<void> {
  if (status === 'taken') return;
  try {
    await client.patch('kitchenTickets', _id, { status: NEXT[status] });
  } catch (error) {
    const code = codeOf(error);
    // its guest has called it off meanwhile
    if (code === 'notFound') return;
    // the answer to the first try was lost, and a second step of the same kind is none
    if (code !== 'transitionNotAllowed') throw error;
  }
  ledger.tickets.set(_id, NEXT[status]);
}
