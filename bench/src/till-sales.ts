import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { newRequestId, plainProducts, SECTION, SHOP } from '@comanda/e2e/orders.ts';
import { openRestaurant, type Restaurant } from '@comanda/e2e/restaurant.ts';
import { openRestaurantOnPostgres } from '@comanda/e2e/restaurant-on-postgres.ts';
import { pinOf } from '@comanda/e2e/staff.ts';
import type { Socket } from 'socket.io-client';
import { call, connect, quantile } from './guests.ts';
import { processorTimeOf } from './processor-time.ts';
import { type Bench, rounded } from './report.ts';

const TILLS = 8;
const SALES_EACH = 30;
/** Longest rest between two sales of a till, milliseconds: ten times as quick as a trained hand. */
const REST_MS = 1_000;
const DISHES = 3;
/** One in so many sales is sent twice, as by a till whose answer was lost. */
const REPEATED = 5;
const BOUND_MS = 100;
const PAGE = 100;

type Sold = { readonly _id: string; readonly orderNumber: string };
type Bill = Sold & { readonly payments: readonly { readonly amount: number }[] };
const ORDER = { shop: SHOP, session: { type: 'takeAway', section: SECTION } };

function dishes() {
  return plainProducts(DISHES).map((product) => ({ id: randomUUID(), product, quantity: 1 }));
}

/** Opens tills: connections with a cashier signed in. */
async function openTills(url: string): Promise<readonly Socket[]> {
  const tills = await Promise.all(Array.from({ length: TILLS }, () => connect(url)));
  const [first] = tills;
  if (!first) throw new Error('no till connected');
  const login = { strategy: 'pin', shop: SHOP, pin: pinOf('cashier') };
  const { accessToken } = await call<{ accessToken: string }>(first, 'create', 'authentication', login);
  for (const till of tills) await call(till, 'create', 'authentication', { strategy: 'jwt', accessToken });
  return tills;
}

/** Rings up three dishes, which are kept as a draft, and sells them for cash; returns the milliseconds of the sale. */
async function sell(till: Socket, total: number, isRepeated: boolean): Promise<readonly [number, Sold]> {
  const draft = randomUUID();
  const products = dishes();
  const order = { type: ORDER.session.type };
  const kept = { requestId: newRequestId(), draft, version: 0, lines: products, name: draft, order };
  await call(till, 'create', 'drafts/save', kept);
  const payment = { method: 'cash', tendered: total };
  const sale = { ...ORDER, requestId: newRequestId(), products, total, payment, draft };
  const from = performance.now();
  const sold = await call<Sold>(till, 'create', 'tableSessions/sell', sale);
  const waited = performance.now() - from;
  if (isRepeated) {
    const again = await call<Sold>(till, 'create', 'tableSessions/sell', sale);
    if (again._id !== sold._id) throw new Error('a repeated sale is another one');
  }
  return [waited, sold];
}

/** Returns all bills that are paid. */
async function billsOf(till: Socket): Promise<readonly Bill[]> {
  const bills: Bill[] = [];
  for (;;) {
    const query = { shop: SHOP, status: 'done', $limit: PAGE, $skip: bills.length };
    const { data } = await call<{ data: readonly Bill[] }>(till, 'find', 'tableSessions', query);
    bills.push(...data);
    if (data.length < PAGE) return bills;
  }
}

/** Throws unless each sale is one bill with one number and its money once, and no draft is left. */
async function ensureOnce(till: Socket, sales: readonly Sold[], total: number): Promise<void> {
  const bills = await billsOf(till);
  const drafts = await call<{ total: number }>(till, 'find', 'drafts', { shop: SHOP });
  const money = bills.flatMap(({ payments }) => payments).reduce((sum, { amount }) => sum + amount, 0);
  const numbers = new Set(bills.map(({ orderNumber }) => orderNumber)).size;
  const found = [bills.length, numbers, money, drafts.total];
  const wanted = [sales.length, sales.length, total * sales.length, 0];
  if (found.join() !== wanted.join())
    throw new Error(`bills, numbers, money, drafts: ${found}, not ${wanted}`);
}

/** Rings at eight tills at once; the figure is the wait for a sale, which is held to one bill each, paid once. */
function tillSalesOn(name: string, open: () => Promise<Restaurant>): Bench {
  return {
    name,
    async measure() {
      const restaurant = await open();
      try {
        const tills = await openTills(restaurant.url);
        const [first] = tills;
        if (!first) throw new Error('no till connected');
        const { total } = await call<{ total: number }>(first, 'create', 'tableSessions/quote', {
          ...ORDER,
          products: dishes(),
        });
        const before = processorTimeOf(restaurant.pid());
        const sales = await Promise.all(
          tills.map(async (till) => {
            const own: (readonly [number, Sold])[] = [];
            for (let sale = 0; sale < SALES_EACH; sale += 1) {
              await pause(Math.random() * REST_MS);
              own.push(await sell(till, total, sale % REPEATED === 0));
            }
            return own;
          }),
        );
        const all = sales.flat();
        const node = (processorTimeOf(restaurant.pid()) - before) / all.length;
        await ensureOnce(
          first,
          all.map(([, sold]) => sold),
          total,
        );
        for (const till of tills) till.close();
        const waits = all.map(([waited]) => waited).toSorted((a, b) => a - b);
        return {
          bench: name,
          unit: 'ms p95',
          value: rounded(quantile(waits, 0.95)),
          target: BOUND_MS,
          bound: 'atMost',
          median: rounded(quantile(waits, 0.5)),
          nodeMs: rounded(node),
          tills: TILLS,
          sales: all.length,
        };
      } finally {
        await restaurant.remove();
      }
    },
  };
}

export const tillSales = tillSalesOn('till-sales', () => openRestaurant({ env: { RATE_LIMIT: '0' } }));
export const tillSalesPostgres = tillSalesOn('till-sales-postgres', () =>
  openRestaurantOnPostgres({ RATE_LIMIT: '0' }),
);
