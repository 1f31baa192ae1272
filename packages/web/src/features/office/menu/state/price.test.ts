import type { Shop } from '@comanda/contract';
import { expect, test } from 'vitest';
import { differenceText, priceText, readDifference, readPrice } from './price.ts';

// the cast is sound: prices read the currency only
const shopIn = (currency: string, more: Partial<Shop> = {}) => ({ currency, ...more }) as Shop;
const HKD = shopIn('HKD');

test('B3.3 a price is typed in units of the currency, and has to be on the shop’s step', () => {
  expect(readPrice('46', { shop: HKD })).toEqual({ ok: true, price: 4600 });
  expect(readPrice('1,046.5', { shop: HKD })).toEqual({ ok: true, price: 104_650 });
  expect(readPrice('46.05', { shop: shopIn('HKD', { currencyStep: 10 }) })).toEqual({
    ok: false,
    problem: { key: 'menu.price.tooFine', limit: 10 },
  });
  expect(readPrice('60.50', { shop: shopIn('TWD') })).toMatchObject({ ok: false });
});

test('B3.3 says what is wrong with a typed price; an empty price of a shop is the dish’s', () => {
  expect(readPrice('forty', { shop: HKD })).toEqual({ ok: false, problem: { key: 'menu.price.wrong' } });
  expect(readPrice('-5', { shop: HKD })).toEqual({ ok: false, problem: { key: 'menu.price.wrong' } });
  expect(readPrice(' ', { shop: HKD })).toEqual({ ok: false, problem: { key: 'menu.price.missing' } });
  expect(readPrice('', { shop: HKD, isOptional: true })).toEqual({ ok: true, price: undefined });
  expect(readPrice('99999999', { shop: HKD })).toMatchObject({ problem: { key: 'menu.price.tooMuch' } });
});

test('a price is shown as it is typed', () => {
  expect([priceText(104_650, HKD), priceText(undefined, HKD)]).toEqual(['1046.50', '']);
});

test('B3.6 the price of a choice is a difference, which may be below zero; empty is none', () => {
  expect(readDifference('-3', HKD)).toEqual({ ok: true, price: -300 });
  expect(readDifference('−3.50', HKD)).toEqual({ ok: true, price: -350 });
  expect(readDifference('+8', HKD)).toEqual({ ok: true, price: 800 });
  expect(readDifference('', HKD)).toEqual({ ok: true, price: 0 });
  expect(readDifference('0', HKD)).toEqual({ ok: true, price: 0 });
  expect(readDifference('-', HKD)).toMatchObject({ ok: false });
  expect(readDifference('--3', HKD)).toMatchObject({ ok: false });
  expect([differenceText(-350, HKD), differenceText(0, HKD), differenceText(800, HKD)]).toEqual([
    '-3.50',
    '',
    '8.00',
  ]);
});
