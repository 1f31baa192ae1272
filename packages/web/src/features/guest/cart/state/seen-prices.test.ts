import type { Bill, CartLine } from '@comanda/domain';
import { describe, expect, test } from 'vitest';
import { priceChanges, pricesNow, updateSeenPrices } from './seen-prices.ts';

const lines: readonly CartLine[] = [
  { id: 'set', product: 'set', quantity: 2 },
  { id: 'tea', product: 'tea', quantity: 4, fromProduct: 'set', quantityRatio: 2 },
  { id: 'bun', product: 'bun', quantity: 1 },
];
const at = (set: number, tea: number, bun: number, cart = lines) =>
  pricesNow(cart, {
    lines: [
      { id: 'set', unitPrice: set },
      { id: 'tea', unitPrice: tea },
      { id: 'bun', unitPrice: bun },
    ],
  } as unknown as Bill);

describe('a price that changes while a dish is in the cart', () => {
  test('is reported for the whole set until it is confirmed', () => {
    const seen = updateSeenPrices({}, at(5000, 300, 1200));
    const now = at(5000, 400, 1200);
    expect(priceChanges(seen, now)).toEqual({ set: { was: 5600, now: 5800 } });
    expect(priceChanges(updateSeenPrices(seen, now), now)).toHaveProperty('set');
    expect(priceChanges(now, now)).toEqual({});
  });

  test('is not reported for other choices, another quantity or a new line', () => {
    const seen = updateSeenPrices({}, at(5000, 300, 1200));
    const edited = lines.map((line) =>
      line.id === 'bun' ? { ...line, options: [{ option: 'o', selections: [] }] } : line,
    );
    expect(priceChanges(seen, at(5000, 300, 1500, edited))).toEqual({});
    const more = lines.map((line) => ({ ...line, quantity: line.quantity * 3 }));
    expect(priceChanges(seen, at(5000, 300, 1200, more))).toEqual({});
    expect(priceChanges({}, at(5000, 300, 1200))).toEqual({});
  });

  test('is forgotten with the line', () => {
    const seen = updateSeenPrices({}, at(5000, 300, 1200));
    expect(Object.keys(updateSeenPrices(seen, at(5000, 300, 1200, lines.slice(0, 2))))).toEqual(['set']);
  });
});
