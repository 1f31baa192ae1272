import type { TicketStatus } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import { aBill, anOrder, aPlacedLine } from '../../../../data/sessions/testing/an-order.ts';
import { orderSentence } from './order-sentence.ts';

const NOTHING_SPECIAL = { awaitsPayment: false, waitsAtCounter: false };
const dishes = (...statuses: readonly TicketStatus[]) =>
  statuses.map((kitchenStatus, at) => aPlacedLine({ id: `l${at}`, kitchenStatus }));
const sentenceOf = (...statuses: readonly TicketStatus[]) =>
  orderSentence(anOrder({ products: dishes(...statuses) }), NOTHING_SPECIAL);

describe('the sentence of an order', () => {
  test('says that the kitchen has it, then how many dishes are cooking', () => {
    expect(sentenceOf('waiting', 'waiting')).toEqual({ key: 'received' });
    expect(sentenceOf('waiting', 'preparing', 'preparing')).toEqual({ key: 'cooking', count: 2 });
  });

  test('T3.8 says whether the shop has accepted it', () => {
    const sentence = (overrides: Parameters<typeof anOrder>[0]) =>
      orderSentence(anOrder({ products: dishes('waiting'), ...overrides }), NOTHING_SPECIAL)?.key;
    expect(sentence({ acceptance: 'pending' })).toBe('waitsForShop');
    expect(sentence({ acceptance: 'accepted' })).toBe('accepted');
    expect(sentence({ acceptance: 'accepted', products: dishes('preparing') })).toBe('cooking');
    expect(sentence({ acceptance: 'declined', status: 'cancelled' })).toBe('declined');
    const paid = [{ _id: 'p1', amount: 100, method: 'm1', paidAt: '2026-03-02T19:00:00.000Z' }];
    const declinedPaid = { acceptance: 'declined', status: 'done', payments: paid } as const;
    const overpaid = aBill({ total: 0, paid: 100, outstanding: -100 });
    expect(sentence({ ...declinedPaid, bill: overpaid })).toBe('declinedPaid');
    // its provider gives the money back by itself, or has done so
    const refund = {
      ...({ _id: 'r1', payment: 'p1', method: 'm1', amount: 100, via: 'original' } as const),
      createdAt: '',
    };
    const refunds = [{ ...refund, status: 'created' } as const];
    expect(sentence({ ...declinedPaid, bill: overpaid, refunds })).toBe('declinedGivenBack');
    const givenBack = aBill({ total: 0, paid: 0, outstanding: 0 });
    expect(sentence({ ...declinedPaid, bill: givenBack })).toBe('declinedGivenBack');
    const failed = [{ ...refund, status: 'failed' } as const];
    expect(sentence({ ...declinedPaid, bill: overpaid, refunds: failed })).toBe('declinedPaid');
    const declined = anOrder({ acceptance: 'declined', endReason: 'other', endText: 'The gas is off' });
    expect(orderSentence(declined, NOTHING_SPECIAL)).toMatchObject({
      reason: 'other',
      words: 'The gas is off',
    });
  });

  test('does not promise an immediate start for a scheduled order', () => {
    const later = anOrder({ pickupAt: '2026-03-02T19:00:00.000Z', products: dishes('waiting') });
    expect(orderSentence(later, NOTHING_SPECIAL)).toEqual({ key: 'later' });
  });

  test('names the first ready dish while others are cooking', () => {
    expect(sentenceOf('preparing', 'ready')).toMatchObject({
      key: 'someReady',
      cooking: 1,
      dish: { line: { id: 'l1' } },
    });
  });

  test('says how many are ready when several are', () => {
    expect(sentenceOf('preparing', 'ready', 'ready')).toMatchObject({
      key: 'someReady',
      ready: 2,
      cooking: 1,
    });
  });

  test('is ready when every open dish is, at the counter or on its way to the table', () => {
    expect(sentenceOf('taken', 'ready')).toEqual({ key: 'ready' });
    const atTable = anOrder({ type: 'dineIn', products: dishes('ready') });
    expect(orderSentence(atTable, NOTHING_SPECIAL)).toEqual({ key: 'readyTable' });
  });

  test('reports a delivery as ready only when every dish is', () => {
    const delivered = (...statuses: readonly TicketStatus[]) =>
      orderSentence(anOrder({ type: 'delivery', products: dishes(...statuses) }), NOTHING_SPECIAL);
    expect(delivered('preparing', 'ready')).toEqual({ key: 'cooking', count: 2 });
    expect(delivered('ready', 'ready')).toEqual({ key: 'readyDelivery' });
  });

  test('says of a delivery only what people marked', () => {
    const delivered = (state: 'onTheWay' | 'delivered' | 'failed') => {
      const handover = { state, at: '2026-03-02T12:00:00.000Z', by: 'rider' } as const;
      return orderSentence(
        anOrder({ type: 'delivery', products: dishes('taken'), handover }),
        NOTHING_SPECIAL,
      );
    };
    expect(delivered('onTheWay')).toEqual({ key: 'onTheWay' });
    expect(delivered('delivered')).toEqual({ key: 'delivered' });
    expect(delivered('failed')).toEqual({ key: 'notDelivered' });
    const handover = { state: 'failed', at: '2026-03-02T12:00:00.000Z', by: 'staff' } as const;
    const forgotten = anOrder({ products: dishes('taken'), handover });
    expect(orderSentence(forgotten, NOTHING_SPECIAL)).toEqual({ key: 'notCollected' });
  });

  test('says after serving that it is done if paid, else that payment is due', () => {
    expect(sentenceOf('taken')).toEqual({ key: 'taken' });
    const paid = anOrder({ products: dishes('taken'), bill: aBill({ total: 2000, paid: 2000 }) });
    expect(orderSentence(paid, NOTHING_SPECIAL)).toEqual({ key: 'done' });
  });

  test('asks for payment first where the shop requires it', () => {
    expect(orderSentence(anOrder(), { awaitsPayment: true, waitsAtCounter: false })).toEqual({
      key: 'payFirst',
    });
    expect(orderSentence(anOrder(), { awaitsPayment: true, waitsAtCounter: true })).toEqual({
      key: 'payAtCounter',
    });
    expect(orderSentence(anOrder(), { awaitsPayment: false, waitsAtCounter: true })).toEqual({
      key: 'received',
    });
    expect(orderSentence(anOrder(), { awaitsPayment: undefined, waitsAtCounter: false })).toBeUndefined();
  });

  test('ignores cancelled lines and reports a cancelled order', () => {
    const products = [...dishes('ready'), aPlacedLine({ id: 'x', status: 'cancel' })];
    expect(orderSentence(anOrder({ products }), NOTHING_SPECIAL)).toEqual({ key: 'ready' });
    expect(orderSentence(anOrder({ status: 'void' }), NOTHING_SPECIAL)).toEqual({ key: 'void' });
    expect(orderSentence(anOrder({ products: [] }), NOTHING_SPECIAL)).toEqual({ key: 'nothing' });
  });
});
