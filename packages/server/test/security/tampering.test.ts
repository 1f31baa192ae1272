import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aTakeAway, GUEST } from '../kits/calls.ts';
import { openEdge } from '../kits/edge.ts';
import { endings } from './raw-http.ts';

const REFUSED = ['badRequest', 'badRequest'];

/** Numbers that JSON can carry but no amount can be. */
const INVALID_AMOUNTS = [-1, 0.5, -0.1, 1e308, -1e308, 2 ** 53, 1e21, '2', '1e1', null, true, [1], {}];

const ON_A_LINE = [
  { price: 1 },
  { unitPrice: 1 },
  { lineTotal: 1 },
  { openKey: -1000 },
  { discount: 100 },
  { discounts: [{ rule: 'x', amount: 100 }] },
  { discountable: false },
  { fromCoupon: 'rule1' },
  { fromGift: true },
  { free: true },
  { status: 'cancel' },
  { parent: 'line1' },
  { children: [] },
  { customProduct: { name: 'x', price: 0 } },
  { staff: 'staff1' },
  { kitchenStatus: 'ready' },
  { options: [{ option: 'size', selections: [{ _id: 'size-a', price: 0 }] }] },
  { options: [{ option: 'size', selections: [{ _id: 'size-a', quantity: -1 }] }] },
  { options: [{ option: 'size', selections: [], free: true }] },
];
const ON_THE_SESSION = [
  { bill: { total: 1 } },
  { payments: [{ amount: 2000 }] },
  { adjusts: -5 },
  { status: 'done' },
  { orderNumber: '1' },
  { discountPercent: 100 },
  { version: 9 },
  { tips: 500 },
  { deliveryFee: 0 },
  { zone: 'made-up' },
  { zoneName: { en: 'x', cht: 'x', chs: 'x' } },
  { estimatedAt: '2026-03-02T04:00:00.000Z' },
  { pickupPlace: '2026-03-02T04:15:00.000Z' },
  { pickupAt: 'soon' },
  { pickupAt: '2026-02-31T04:15:00.000Z' },
];

describe('a guest who tampers with prices', () => {
  it('is refused on a line', async () => {
    const edge = await openEdge();
    const guest = await edge.connect();
    const { _id, restoreKey } = await guest.service('tableSessions/create').create(aTakeAway());
    for (const field of ON_A_LINE) {
      const line = () => ({ ...aLine(), ...field });
      const create = () => ({ ...aTakeAway(), products: [line()] });
      const order = () => ({ ...anOrder(_id, { restoreKey }), cart: [line()] });
      const named = JSON.stringify(field);
      expect(await endings(edge, guest, 'tableSessions/create', create), named).toEqual(REFUSED);
      expect(await endings(edge, guest, 'tableSessions/order', order), named).toEqual(REFUSED);
    }
    expect((await edge.core.ordering.get(_id, restoreKey, GUEST)).bill.total).toBe(2000);
  });

  it('is refused on the session', async () => {
    const edge = await openEdge();
    const guest = await edge.connect();
    for (const field of ON_THE_SESSION) {
      const create = () => ({ ...aTakeAway(), session: { type: 'takeAway', ...field } });
      const ends = await endings(edge, guest, 'tableSessions/create', create);
      expect(ends, JSON.stringify(field)).toEqual(REFUSED);
    }
  });

  it('is refused for any total but the correct one', async () => {
    const edge = await openEdge();
    const guest = await edge.connect();
    for (const total of [0, 1, 1999, 2001]) {
      const create = () => ({ ...aTakeAway(), total });
      const ends = await endings(edge, guest, 'tableSessions/create', create);
      expect(ends, `${total}`).toEqual(['priceChanged', 'priceChanged']);
    }
    for (const amount of INVALID_AMOUNTS) {
      for (const field of ['total', 'tips']) {
        const create = () => ({ ...aTakeAway(), [field]: amount });
        const ends = await endings(edge, guest, 'tableSessions/create', create);
        expect(ends, `${field} ${amount}`).toEqual(REFUSED);
      }
    }
  });

  it('is refused for a quantity that is not a positive integer', async () => {
    const edge = await openEdge();
    const guest = await edge.connect();
    for (const quantity of [0, 1_000_000, ...INVALID_AMOUNTS]) {
      const create = () => ({ ...aTakeAway(), products: [{ ...aLine(), quantity }] });
      const ends = await endings(edge, guest, 'tableSessions/create', create);
      expect(['badRequest', 'cartInvalid'], `${quantity}`).toContain(ends[0]);
      expect(ends[1], `${quantity}`).toBe(ends[0]);
    }
  });

  it('is refused for unavailable, missing or repeated choices', async () => {
    const edge = await openEdge();
    const guest = await edge.connect();
    const noodles = (options: unknown) => () => ({
      ...aTakeAway({ total: 4900 }),
      products: [{ id: randomUUID(), product: 'noodles', quantity: 1, options }],
    });
    const chosen = (...ids: string[]) => [
      { option: 'size', selections: ids.map((_id) => ({ _id, quantity: 1 })) },
    ];
    for (const options of [
      undefined,
      [],
      chosen(),
      chosen('spice-a'),
      [{ option: 'spice', selections: [] }],
    ]) {
      const ends = await endings(edge, guest, 'tableSessions/create', noodles(options));
      expect(ends, JSON.stringify(options)).not.toContain('ok');
    }
  });

  it('cannot alter the amount, the redirect or the method of a payment', async () => {
    const edge = await openEdge();
    const guest = await edge.connect();
    const { _id, restoreKey } = await guest.service('tableSessions/create').create(aTakeAway());
    const pay = (field: object) => () => ({
      requestId: randomUUID(),
      session: _id,
      restoreKey,
      methodRef: 'sandbox1',
      amount: 2000,
      ...field,
    });
    const tries = [
      ...INVALID_AMOUNTS.map((amount) => ({ amount })),
      { amount: 0 },
      { amount: 2001 },
      { status: 'succeeded' },
      { tips: -100 },
      { currency: 'JPY' },
      { methodRef: 'nobody' },
      { restoreKey: 'wrong' },
      ...[
        '//evil.example',
        'https://evil.example',
        '/\\evil.example',
        'javascript:alert(1)',
        '/\t/evil.example',
      ].map((returnPath) => ({ returnPath })),
    ];
    for (const field of tries) {
      expect(await endings(edge, guest, 'payments/online', pay(field)), JSON.stringify(field)).not.toContain(
        'ok',
      );
    }
    expect((await edge.core.ordering.get(_id, restoreKey, GUEST)).status).toBe('ongoing');
  });
});

describe('a repeated request', () => {
  it('gets the first answer on either transport without placing again', async () => {
    const edge = await openEdge();
    const guest = await edge.connect();
    const call = aTakeAway();
    const first = await guest.service('tableSessions/create').create(call);
    const again = (await edge.rest('/api/tableSessions/create', { json: call })).body;
    expect(again).toEqual(first);
    const order = anOrder(first._id, { restoreKey: first.restoreKey });
    const sent = await Promise.all([
      guest.service('tableSessions/order').create(order),
      edge.rest('/api/tableSessions/order', { json: order }).then(({ body }) => body),
      guest.service('tableSessions/order').create(order),
    ]);
    for (const answer of sent) expect(answer).toEqual(sent[0]);
    const now = await edge.core.ordering.get(first._id, first.restoreKey, GUEST);
    expect(now.bill.total).toBe(4000);
  });

  it('is refused with any change', async () => {
    const edge = await openEdge();
    const guest = await edge.connect();
    const call = aTakeAway();
    await guest.service('tableSessions/create').create(call);
    const changes = [
      { products: [aLine({ quantity: 2 })], total: 4000 },
      { session: { type: 'takeAway', remark: 'more' } },
      { shop: 'shop2' },
    ];
    for (const change of changes) {
      const ends = await endings(edge, guest, 'tableSessions/create', () => ({ ...call, ...change }));
      expect(ends, JSON.stringify(change)).toEqual(['requestConflict', 'requestConflict']);
    }
    // the total is no part of a request: what was placed is answered, whatever its price has become since
    const [again] = await endings(edge, guest, 'tableSessions/create', () => ({ ...call, total: 1 }));
    expect(again).toBe('ok');
    const order = { ...anOrder('nowhere'), requestId: call.requestId };
    expect(await endings(edge, guest, 'tableSessions/order', () => order)).not.toContain('ok');
  });
});
