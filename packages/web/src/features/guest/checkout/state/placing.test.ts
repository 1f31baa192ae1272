import type { TableSession } from '@comanda/contract';
import { describe, expect, test, vi } from 'vitest';
import { CallError } from '../../../../data/calls/call-error.ts';
import { createPendingOrder, incomingLine } from '../../../../data/order-details/create-pending-order.ts';
import { isUnanswered, type PendingOrder } from '../../../../data/order-details/pending-order.ts';
import type { Persisted } from '../../../../lib/persisted.ts';
import { createPlacing } from './placing.ts';

function inMemory<Value>(initial: Value): Persisted<Value> {
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      value = typeof next === 'function' ? (next as (now: Value) => Value)(value) : next;
    },
    subscribe: () => () => undefined,
  };
}

const owner = { shop: 's1', mode: 'takeAway' } as const;
const line = { id: 'l', product: 'p', quantity: 2, openKey: 5, options: [{ option: 'o', selections: [] }] };
const input = { requestId: 'r1', owner, section: 'lunch', restoreKey: undefined, lines: [line], total: 4600 };
const order = createPendingOrder(input);
const session = { _id: 'x', type: 'takeAway' } as unknown as TableSession;

function aPlacing(send: (order: PendingOrder) => Promise<TableSession>, kept: PendingOrder | null = null) {
  const pendingOrder = inMemory<PendingOrder | null>(kept);
  const onPlaced = vi.fn();
  return { pendingOrder, onPlaced, placing: createPlacing({ pendingOrder, send, onPlaced }) };
}

describe('the pending order', () => {
  test('creates a bill with its products, or adds to the bill that the cart joins', () => {
    expect(order).toMatchObject({ service: 'tableSessions/create', call: { shop: 's1', total: 4600 } });
    const into = createPendingOrder({ ...input, owner: { ...owner, session: 'x' }, restoreKey: 'k' });
    expect(into).toMatchObject({ service: 'tableSessions/order', call: { session: 'x', restoreKey: 'k' } });
    const said = createPendingOrder({ ...input, owner: { ...owner, session: 'x' }, remark: ' All at once ' });
    expect(said.call).toMatchObject({ remark: 'All at once' });
  });

  test('carries the codes that count, and omits an empty list', () => {
    expect(createPendingOrder({ ...input, coupons: ['A'] }).call.coupons).toEqual(['A']);
    expect(createPendingOrder({ ...input, allergies: ['peanut'] }).call.allergies).toEqual(['peanut']);
    expect(createPendingOrder({ ...input, allergies: [] }).call.allergies).toBeUndefined();
    expect(createPendingOrder({ ...input, coupons: [] }).call.coupons).toBeUndefined();
  });

  test('carries the scanned table, and the phone’s table of the bill', () => {
    const table = { viewItem: 'a1', signature: 'sig', date: '2026-03-02T04:00:00.000Z', capacity: 1 };
    const here = createPendingOrder({ ...input, owner: { ...owner, mode: 'dineInNoTable' }, table });
    expect(here.call).toMatchObject({ session: { viewItem: 'a1', signature: 'sig' } });
    expect(createPendingOrder({ ...input, table }).call).not.toHaveProperty('session.viewItem');
    const into = { ...input, owner: { ...owner, session: 'x' }, sessionIndex: 2 };
    expect(createPendingOrder(into).call).toMatchObject({ session: 'x', sessionIndex: 2 });
  });

  test('carries the pick-up time if one was chosen', () => {
    const later = createPendingOrder({ ...input, pickupAt: Date.parse('2026-03-02T13:15:00+08:00') });
    expect(later).toMatchObject({ call: { session: { pickupAt: '2026-03-02T05:15:00.000Z' } } });
    expect(order).toMatchObject({ call: { session: { pickupAt: undefined } } });
  });

  test('carries tip, gifts and delivery, and omits them when empty', () => {
    const delivery = { zone: 'z', address: ' 8 Lan Street ', name: 'Ann ', phone: '9123 4567' };
    const delivered = createPendingOrder({ ...input, tips: 500, gifts: ['g'], delivery });
    expect(delivered).toMatchObject({
      call: {
        tips: 500,
        gifts: ['g'],
        session: { zone: 'z', address: '8 Lan Street', contact: { name: 'Ann', phone: '9123 4567' } },
      },
    });
    const plain = createPendingOrder({ ...input, tips: 0, gifts: [] });
    expect([plain.call.tips, plain.call.gifts]).toEqual([undefined, undefined]);
    expect(plain.call).not.toHaveProperty('session.zone');
  });

  test('carries only the line fields that a guest may set', () => {
    expect(incomingLine(line)).not.toHaveProperty('openKey');
    expect(incomingLine(line).options).toEqual([]);
  });
});

describe('placing exactly once', () => {
  test('reports a placed order once, and keeps it with its answer until that has been shown', async () => {
    const { placing, pendingOrder, onPlaced } = aPlacing(async () => session);
    await placing.place(order);
    await placing.resume();
    expect(placing.state().kind).toBe('placed');
    expect(pendingOrder.get()).toMatchObject({ placed: { _id: 'x', type: 'takeAway' } });
    expect(isUnanswered(pendingOrder.get())).toBe(false);
    expect(onPlaced).toHaveBeenCalledOnce();
    placing.settle();
    expect([placing.state().kind, pendingOrder.get()]).toEqual(['idle', null]);
  });

  test('tells of an order answered before a reload, and sends it no more', async () => {
    const send = vi.fn(async (_: PendingOrder) => session);
    const { placing, pendingOrder, onPlaced } = aPlacing(send, { ...order, placed: session });
    await placing.resume();
    expect(placing.state()).toMatchObject({ kind: 'answered', placed: { _id: 'x' } });
    expect([send.mock.calls.length, onPlaced.mock.calls.length]).toEqual([0, 0]);
    placing.settle();
    expect([placing.state().kind, pendingOrder.get()]).toEqual(['idle', null]);
  });

  test('sends a new order although another tab still shows the answer of one', async () => {
    const send = vi.fn(async (_: PendingOrder) => session);
    const { placing } = aPlacing(send, { ...order, placed: session });
    const next = { ...order, call: { ...order.call, requestId: 'r2' } } as PendingOrder;
    await placing.place(next);
    expect(send.mock.calls).toEqual([[next]]);
  });

  test('sends nothing on a second tap while sending', async () => {
    const send = vi.fn(async () => session);
    const { placing } = aPlacing(send);
    await Promise.all([placing.place(order), placing.place({ ...order })]);
    expect(send).toHaveBeenCalledOnce();
  });

  test('keeps an order without an answer and resends it with the same request id', async () => {
    const send = vi.fn(async (_: PendingOrder) => session);
    send.mockRejectedValueOnce(new CallError('socketDisconnect', 0));
    const { placing, pendingOrder } = aPlacing(send);
    await placing.place(order);
    expect(placing.state().kind).toBe('kept');
    expect(pendingOrder.get()?.call.requestId).toBe('r1');
    await placing.resume();
    expect(send.mock.calls.map(([sent]) => sent.call.requestId)).toEqual(['r1', 'r1']);
    expect(placing.state().kind).toBe('placed');
  });

  test('resends a kept order after a reload', async () => {
    const send = vi.fn(async (_: PendingOrder) => session);
    const { placing } = aPlacing(send, order);
    await placing.resume();
    expect(send).toHaveBeenCalledWith(order);
  });

  test('sends the order kept by another tab instead of a new one', async () => {
    const send = vi.fn(async (_: PendingOrder) => session);
    const { placing, pendingOrder } = aPlacing(send, order);
    await placing.place({ ...order, call: { ...order.call, requestId: 'r2' } } as PendingOrder);
    expect(send.mock.calls).toEqual([[order]]);
    expect(pendingOrder.get()?.call.requestId).toBe('r1');
  });

  test('forgets a refused order with its request id', async () => {
    const refusal = new CallError('priceChanged', 409, { total: 5000 });
    const { placing, pendingOrder, onPlaced } = aPlacing(() => Promise.reject(refusal));
    await placing.place(order);
    expect(placing.state()).toMatchObject({ kind: 'refused', error: { code: 'priceChanged' } });
    expect(pendingOrder.get()).toBeNull();
    expect(onPlaced).not.toHaveBeenCalled();
    placing.settle();
    expect(placing.state().kind).toBe('idle');
  });

  test('leaves the cart while it waits, and comes back when it is refused', async () => {
    const pendingOrder = inMemory<PendingOrder | null>(null);
    const [onKept, onReleased] = [vi.fn(), vi.fn()];
    const send = vi.fn(async (_: PendingOrder) => session);
    send.mockRejectedValueOnce(new CallError('timeout', 0));
    send.mockRejectedValueOnce(new CallError('exceedOrderLimit', 409));
    const placing = createPlacing({ pendingOrder, send, onPlaced: vi.fn(), onKept, onReleased });
    await placing.place(order);
    expect([onKept.mock.calls.length, onReleased.mock.calls.length]).toEqual([1, 0]);
    // the server may have it by now
    placing.takeBack();
    expect(placing.state().kind).toBe('kept');
    await placing.resume();
    expect([placing.state().kind, onReleased.mock.calls.length]).toEqual(['refused', 1]);
  });

  test('can be taken back as long as it was never sent', async () => {
    const pendingOrder = inMemory<PendingOrder | null>(null);
    const [send, onReleased] = [vi.fn(async (_: PendingOrder) => session), vi.fn()];
    const options = { pendingOrder, send, onPlaced: vi.fn(), onReleased, isOnline: () => false };
    const placing = createPlacing(options);
    await placing.place(order);
    expect(placing.state().kind).toBe('kept');
    placing.takeBack();
    expect(onReleased).toHaveBeenCalledWith(order);
    expect([placing.state().kind, pendingOrder.get()]).toEqual(['idle', null]);
    expect(send).not.toHaveBeenCalled();
  });
});
