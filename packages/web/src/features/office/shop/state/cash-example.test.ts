import type { Shop } from '@comanda/contract';
import { expect, it } from 'vitest';
import { cashExample } from './cash-example.ts';

const shop = { _id: 's', currency: 'USD', cashRound: { step: 5, method: 'nearest' } } as Shop;

it('B5.2 M8.1 an example says what cash pays of a bill, and that all else pays the cent', () => {
  expect(cashExample(shop)).toEqual({ bill: 12_837, cash: 12_835, manual: 12_837 });
  expect(cashExample({ ...shop, cashRound: { step: 10, method: 'up' } })?.cash).toBe(12_840);
  expect(cashExample({ ...shop, cashRound: { step: 3, method: 'down' } })).toMatchObject({
    bill: 12_838,
    cash: 12_837,
  });
  expect(cashExample({ ...shop, cashRound: { step: 10_000, method: 'up' } })).toMatchObject({
    bill: 128_370,
    cash: 130_000,
  });
});

it('B5.2 M8.2 an example rounds whatever the staff take where the shop does', () => {
  expect(cashExample({ ...shop, cashRoundFor: 'counter' })).toEqual({
    bill: 12_837,
    cash: 12_835,
    manual: 12_835,
  });
});

it('B5.2 M8.1 a bill of the example is a total that the shop can have', () => {
  const tens: Shop = { ...shop, priceRoundFactor: 10, priceRoundMethod: 'round' };
  expect(cashExample({ ...tens, cashRound: { step: 50, method: 'down' } })).toMatchObject({
    bill: 12_840,
    cash: 12_800,
  });
  const { cashRound: _cashRound, ...exact } = shop;
  for (const none of [exact, tens, { ...shop, currencyStep: 100 }]) expect(cashExample(none)).toBeUndefined();
});
