import type { Shop } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import { distance, distanceText, nearestFirst } from './distance.ts';

const HONG_KONG = { latitude: 22.2876, longitude: 114.1588 };
const TAIPEI = { latitude: 25.0422, longitude: 121.5299 };

describe('the distance of a shop', () => {
  test('is about 810 km from Hong Kong to Taipei, in both directions', () => {
    expect(distance(HONG_KONG, TAIPEI) / 1000).toBeCloseTo(distance(TAIPEI, HONG_KONG) / 1000, 6);
    expect(Math.round(distance(HONG_KONG, TAIPEI) / 10_000)).toBe(81);
    expect(distance(HONG_KONG, HONG_KONG)).toBe(0);
  });

  test.each([
    [0, '10 m'],
    [348, '350 m'],
    [994, '990 m'],
    [995, '1 km'],
    [1249, '1.2 km'],
    [12_400, '12 km'],
    [812_345, '812 km'],
  ])('%i m reads %s', (metres, text) => {
    expect(distanceText(metres, 'en-HK')).toBe(text);
  });

  test('sorts the nearest first, and shops without a location last', () => {
    const shop = (_id: string, location?: Shop['location']) => ({ _id, location }) as Shop;
    const shops = [shop('nowhere'), shop('taipei', TAIPEI), shop('here', HONG_KONG), shop('nowhere-2')];
    const order = nearestFirst(shops, HONG_KONG).map(({ shop: { _id } }) => _id);
    expect(order).toEqual(['here', 'taipei', 'nowhere', 'nowhere-2']);
  });
});
