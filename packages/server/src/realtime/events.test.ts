import { describe, expect, it } from 'vitest';
import { anOrder, aTakeAway } from '../../test/kits/calls.ts';
import { type LiveClient, openEdge, refusalOf } from '../../test/kits/edge.ts';
import { OTHER_SHOP, SHOP, TABLE } from '../../test/kits/small-organisation.ts';
import { statement } from '../db/statement.ts';

/** Waits for a round trip: everything published before has arrived. */
async function settled(...clients: readonly LiveClient[]): Promise<void> {
  for (const client of clients) await client.service('systemSettings').find();
}

describe('following a session', () => {
  it('needs its key, and receives each change after its commit', async () => {
    const edge = await openEdge();
    const [holder, stranger, follower] = [await edge.connect(), await edge.connect(), await edge.connect()];
    const placed = await holder.service('tableSessions/create').create(aTakeAway());
    const subscribe = { item: placed._id, restoreKey: placed.restoreKey };
    const wrong = stranger.service('tableSessions/subscribe').create({ ...subscribe, restoreKey: 'wrong' });
    expect((await refusalOf(wrong)).data.code).toBe('sessionNotFound');
    expect(await follower.service('tableSessions/subscribe').create(subscribe)).toEqual({ _id: placed._id });

    const missed = stranger.collect('tableSessions patched');
    const heard = follower.next('tableSessions patched');
    const call = anOrder(placed._id, { restoreKey: placed.restoreKey });
    const ordered = await holder.service('tableSessions/order').create(call);
    expect(await heard).toEqual(ordered);
    expect(JSON.stringify(await heard)).not.toContain(placed.restoreKey);
    // a published change can be read already
    const read = await edge.core.ordering.get(placed._id, placed.restoreKey, { kind: 'guest' });
    expect(read.version).toBe(ordered.version);
    await settled(stranger);
    expect(missed).toEqual([]);
  });

  it('by role ends with the token', async () => {
    const edge = await openEdge();
    const [holder, waiter] = [await edge.connect(), await edge.connect()];
    await waiter.app.authenticate({ strategy: 'pin', shop: SHOP, pin: '1111' });
    const placed = await holder.service('tableSessions/create').create(aTakeAway());
    await waiter.service('tableSessions/subscribe').create({ item: placed._id });
    edge.clock.advance(12 * 3_600_000 + 1_000);
    await settled(waiter);
    const missed = waiter.collect('tableSessions patched');
    const call = anOrder(placed._id, { restoreKey: placed.restoreKey });
    await holder.service('tableSessions/order').create(call);
    await settled(waiter);
    expect(missed).toEqual([]);
  });

  it('ends for dismissed staff, in their rooms and for their calls', async () => {
    const edge = await openEdge();
    const [guest, cook] = [await edge.connect(), await edge.connect()];
    await cook.app.authenticate({ strategy: 'pin', shop: SHOP, pin: '2222' });
    const missed = cook.collect('kitchenTickets created');
    const dismiss = statement<{ id: string }>()((q, p) => q.deleteFrom('staff').where('id', '=', p.id));
    await edge.db.unitOfWork((tx) => tx.run(dismiss, { id: 'staff2' }));
    edge.relay.publish([{ seq: 1, topic: 'identities', event: 'patched', shop: '', id: 'staff2', data: {} }]);
    await expect
      .poll(async () => (await cook.emitRaw('find', 'kitchenTickets', {}))?.data.code)
      .toBe('notAuthenticated');
    await guest.service('tableSessions/create').create(aTakeAway());
    await settled(cook);
    expect(missed).toEqual([]);
  });

  it('receives nothing of a refused call', async () => {
    const edge = await openEdge();
    const holder = await edge.connect();
    const placed = await holder.service('tableSessions/create').create(aTakeAway());
    await holder
      .service('tableSessions/subscribe')
      .create({ item: placed._id, restoreKey: placed.restoreKey });
    await settled(holder);
    const heard = holder.collect('tableSessions patched');
    const call = anOrder(placed._id, { restoreKey: placed.restoreKey, total: 1 });
    expect((await refusalOf(holder.service('tableSessions/order').create(call))).data.code).toBe(
      'priceChanged',
    );
    await settled(holder);
    expect(heard).toEqual([]);
  });
});

describe('rooms', () => {
  it('carry an order to its shop’s kitchen, to no other and no guest', async () => {
    const edge = await openEdge();
    const [guest, cook, other] = [await edge.connect(), await edge.connect(), await edge.connect()];
    await cook.app.authenticate({ strategy: 'pin', shop: SHOP, pin: '2222' });
    await other.app.authenticate({ strategy: 'pin', shop: OTHER_SHOP, pin: '3333' });
    await guest.service('products').find({ query: { shops: SHOP } });
    const missed = [guest.collect('kitchenTickets created'), other.collect('kitchenTickets created')];
    const sessions = [guest.collect('tableSessions patched'), other.collect('tableSessions patched')];
    const ticket = cook.next('kitchenTickets created');
    await guest.service('tableSessions/create').create(aTakeAway());
    expect(await ticket).toMatchObject({ shop: SHOP, status: 'waiting', lines: [{ product: 'rice' }] });
    await settled(guest, other);
    expect([...missed, ...sessions]).toEqual([[], [], [], []]);
  });

  it('carry a guest’s call to the shop’s staff, and the answer to the guest', async () => {
    const edge = await openEdge();
    const [guest, cook, other] = [await edge.connect(), await edge.connect(), await edge.connect()];
    await cook.app.authenticate({ strategy: 'pin', shop: SHOP, pin: '2222' });
    await other.app.authenticate({ strategy: 'pin', shop: OTHER_SHOP, pin: '3333' });
    const { _id: session, restoreKey } = await guest.service('tableSessions/create').create(aTakeAway());
    await guest.service('tableSessions/subscribe').create({ item: session, restoreKey });
    const missed = [guest.collect('staffCalls created'), other.collect('staffCalls created')];
    const heard = cook.next('staffCalls created');
    await guest.service('tableSessions/callStaff').create({ session, restoreKey, kind: 'water' });
    const call = await heard;
    expect(call).toMatchObject({ shop: SHOP, session, kind: 'water', status: 'open', orderNumber: '101' });
    await settled(guest, other);
    expect(missed).toEqual([[], []]);
    const [onScreen, onPhone] = [cook.next('staffCalls patched'), guest.next('tableSessions patched')];
    await cook.service('tableSessions/answerCall').create({ session, call: call._id });
    expect(await onScreen).toMatchObject({ _id: call._id, status: 'answered', version: 2 });
    expect(await onPhone).toMatchObject({ staffCalls: [], answeredCalls: [{ kind: 'water' }] });
  });

  it('carry the kitchen’s progress to the guest and the board', async () => {
    const edge = await openEdge();
    const [guest, cook, board] = [await edge.connect(), await edge.connect(), await edge.connect()];
    await cook.app.authenticate({ strategy: 'pin', shop: SHOP, pin: '2222' });
    const placed = await guest.service('tableSessions/create').create(aTakeAway());
    await guest
      .service('tableSessions/subscribe')
      .create({ item: placed._id, restoreKey: placed.restoreKey });
    const entries = await board.service('board').find({ query: { shop: SHOP } });
    expect(entries.data).toMatchObject([{ orderNumber: placed.orderNumber, tvStatus: 'waiting' }]);
    const { data } = await cook.service('kitchenTickets').find();
    const onBoard = board.next('board patched');
    const onPhone = guest.next('tableSessions patched');
    await cook.service('kitchenTickets').patch(data[0]._id, { status: 'preparing' });
    expect(await onBoard).toMatchObject({ orderNumber: placed.orderNumber, tvStatus: 'preparing' });
    expect(Object.keys(await onBoard).toSorted()).toEqual([
      '_id',
      'orderNumber',
      'shop',
      'since',
      'tvStatus',
    ]);
    expect(await onPhone).toMatchObject({ _id: placed._id, tvStatus: 'preparing' });
  });

  it('carry sold-out dishes to readers of the shop’s menu only', async () => {
    const edge = await openEdge();
    const [buyer, reader, elsewhere] = [await edge.connect(), await edge.connect(), await edge.connect()];
    await reader.service('shops').get(SHOP);
    await elsewhere.service('shops').get(OTHER_SHOP);
    const missed = elsewhere.collect('products patched');
    const soldOut = reader.next('products patched');
    const products = [{ id: 'line1', product: 'cake', quantity: 1 }];
    await buyer.service('tableSessions/create').create(aTakeAway({ products, total: 3000 }));
    expect(await soldOut).toMatchObject({ _id: 'cake', stock: { quantity: 0 } });
    await settled(elsewhere);
    expect(missed).toEqual([]);
  });
});

describe('table codes', () => {
  it('identify the table, if unaltered', async () => {
    const edge = await openEdge({ reach: { trustProxy: false, publicUrl: 'https://order.example' } });
    const [owner, guest] = [await edge.connect(), await edge.connect()];
    await owner.app.authenticate({ strategy: 'pin', shop: SHOP, pin: '9999' });
    const { data } = await owner.service('tableCodes').find();
    expect(data).toMatchObject([
      { _id: TABLE, name: 'A1' },
      { _id: 'view2', name: 'A2' },
    ]);
    expect(data[0].svg).toMatch(/^<svg/);
    const url = new URL(data[0].url);
    expect(url.origin).toBe('https://order.example');
    const call = {
      shop: url.searchParams.get('shop'),
      viewItem: url.searchParams.get('viewItem'),
      signature: url.searchParams.get('signature'),
      date: new Date(edge.clock.now()).toISOString(),
      create: true,
    };
    const scan = guest.service('tableSessions/createOrResume');
    expect(await scan.create(call)).toMatchObject({ type: 'dineIn', restoreKey: expect.any(String) });
    const altered = scan.create({ ...call, viewItem: 'view2' });
    expect((await refusalOf(altered)).data.code).toBe('fixedCodeTableInvalid');
    const later = await edge.rest('/api/tableSessions/createOrResume', { json: { ...call, create: false } });
    expect(later.status).toBe(201);
  });
});

describe('finding sessions', () => {
  it('returns a phone the orders of its keys, and staff those of their shop', async () => {
    const edge = await openEdge();
    const [guest, cashier] = [await edge.connect(), await edge.connect()];
    const placed = await guest.service('tableSessions/create').create(aTakeAway());
    const query = { type: { $in: ['dineInNoTable', 'takeAway'] }, tvStatus: { $ne: 'taken' }, $limit: 100 };
    const find = (restoreKeys?: string[]) =>
      guest
        .service('tableSessions')
        .find({ query: restoreKeys === undefined ? query : { ...query, restoreKeys } });
    expect(await find([placed.restoreKey])).toMatchObject({ total: 1, data: [{ _id: placed._id }] });
    expect(await find([])).toMatchObject({ total: 0 });
    expect(await find()).toMatchObject({ total: 0 });
    expect((await refusalOf(find(Array.from({ length: 101 }, () => 'k')))).code).toBe(400);

    await cashier.app.authenticate({ strategy: 'pin', shop: SHOP, pin: '1111' });
    const shops = await cashier.service('tableSessions').find({ query: { status: 'ongoing', $limit: 10 } });
    expect(shops).toMatchObject({ total: 1, data: [{ _id: placed._id }] });
    const strange = cashier.service('tableSessions').find({ query: { remark: 'x' } });
    expect((await refusalOf(strange)).data.code).toBe('badRequest');
  });
});
