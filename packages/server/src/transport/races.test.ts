import { randomUUID } from 'node:crypto';
import type { ServicePath } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { anOrder, aTakeAway } from '../../test/kits/calls.ts';
import { type CallError, type Edge, openEdge } from '../../test/kits/edge.ts';
import { aCoupon, aCouponRule } from '../../test/kits/promotions.ts';
import { aShop, OTHER_SHOP, SHOP, smallOrganisation, TABLE } from '../../test/kits/small-organisation.ts';

type Answer = Readonly<Record<string, unknown>>;
const LIMIT = { limitType: 'perOrder' as const, product: ['rice'], quantity: 4 };
const organisation = () =>
  smallOrganisation({
    shops: [aShop({ onlineOrderLimits: [LIMIT] }), aShop({ _id: OTHER_SHOP })],
    orderDiscounts: [aCouponRule('five')],
    userCoupons: [aCoupon('ONCE', 'five', { maxUses: 1 })],
  });

/** Calls from that many phones at once, each over its own connection. */
async function atOnce(edge: Edge, service: ServicePath, calls: readonly object[]) {
  const phones = await Promise.all(calls.map(() => edge.connect()));
  const outcomes = await Promise.allSettled(
    calls.map((call, at) => phones[at]?.service(service).create(call) as Promise<Answer>),
  );
  return {
    done: outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
    // the cast is sound: the Feathers client turns every refusal into the framework's error
    refused: outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as CallError] : [])),
  };
}

const times = <Value>(count: number, make: () => Value) => Array.from({ length: count }, make);
const aScan = async ({ core, clock }: Edge) => {
  const { signature } = await core.ordering.tableCode(SHOP, TABLE);
  return { shop: SHOP, viewItem: TABLE, signature, date: new Date(clock.now()).toISOString(), create: true };
};

describe('concurrent phones, each over its own connection', () => {
  it('50 order the last portion: one gets it, 49 learn what is left', async () => {
    const edge = await openEdge({}, organisation());
    const products = [{ id: 'l', product: 'cake', quantity: 1 }];
    const buy = () => aTakeAway({ products, total: 3000 });
    const { done, refused } = await atOnce(edge, 'tableSessions/create', times(50, buy));
    expect([done.length, refused.length]).toEqual([1, 49]);
    const lines = [{ line: 'l', product: 'cake', remaining: 0, wanted: 1 }];
    for (const { code, data } of refused)
      expect({ code, data }).toEqual({ code: 409, data: { code: 'outOfStock', lines } });
    expect((await edge.core.catalogue.load(SHOP)).get('products', 'cake')?.stock?.quantity).toBe(0);
  });

  it('20 use a single-use code: one bill has it, 19 are refused', async () => {
    const edge = await openEdge({}, organisation());
    const bring = () => aTakeAway({ coupons: ['ONCE'], total: 1500 });
    const { done, refused } = await atOnce(edge, 'tableSessions/create', times(20, bring));
    expect(done).toMatchObject([{ bill: { total: 1500 } }]);
    expect(refused.map(({ data }) => data)).toEqual(
      times(19, () => expect.objectContaining({ code: 'alreadyUsed' })),
    );
  });

  it('20 scan a table for seven: one bill, a key each', async () => {
    const { tableViewItems, ...rest } = organisation();
    const forSeven = tableViewItems.map((item) => ({ ...item, capacity: 7 }));
    const edge = await openEdge({}, { ...rest, tableViewItems: forSeven });
    const scan = await aScan(edge);
    const { done } = await atOnce(
      edge,
      'tableSessions/createOrResume',
      times(20, () => scan),
    );
    expect(new Set(done.map(({ _id }) => _id)).size).toBe(1);
    expect(new Set(done.map(({ restoreKey }) => restoreKey)).size).toBe(20);
  });

  it('20 scan a table for four: one bill with twelve, the others are refused', async () => {
    const edge = await openEdge({}, organisation());
    const scan = await aScan(edge);
    const { done, refused } = await atOnce(
      edge,
      'tableSessions/createOrResume',
      times(20, () => scan),
    );
    expect(new Set(done.map(({ _id }) => _id)).size).toBe(1);
    expect(new Set(done.map(({ restoreKey }) => restoreKey)).size).toBe(12);
    expect(refused.map(({ data }) => data)).toEqual(times(8, () => ({ code: 'tooManyGuests', most: 12 })));
  });

  it('10 at one table order up to its limit: one is placed, nine learn the remaining quantity', async () => {
    const edge = await openEdge({}, organisation());
    const guest = await edge.connect();
    const table = await guest.service('tableSessions/createOrResume').create(await aScan(edge));
    const cart = () => [{ id: randomUUID(), product: 'rice', quantity: 3 }];
    const { total } = await guest.service('tableSessions/quote').create({
      shop: SHOP,
      into: table._id,
      session: { type: 'dineIn' },
      products: cart(),
    });
    const order = () => anOrder(table._id, { restoreKey: table.restoreKey, cart: cart(), total });
    const { done, refused } = await atOnce(edge, 'tableSessions/order', times(10, order));
    expect([done.length, refused.length]).toEqual([1, 9]);
    const limits = [expect.objectContaining({ remaining: 1, wanted: 3 })];
    for (const { data } of refused) expect(data).toEqual({ code: 'exceedOrderLimit', limits });
  });

  it('20 repeats of one request: one order, the same answer each time', async () => {
    const edge = await openEdge({}, organisation());
    const call = aTakeAway();
    const { done } = await atOnce(
      edge,
      'tableSessions/create',
      times(20, () => call),
    );
    for (const answer of done) expect(answer).toEqual(done[0]);
    expect(done).toHaveLength(20);
  });
});
