import type { DeliveryZone } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import { deliveryProblems } from '../../../../data/order-details/delivery-problems.ts';
import { deliveryAreas } from './delivery-areas.ts';

const named = (en: string, cht: string) => ({ en, cht, chs: cht });
const zone = (id: string, name: ReturnType<typeof named>, areas: DeliveryZone['areas']): DeliveryZone => ({
  _id: id,
  name,
  areas,
  fee: 1500,
});
const island = zone('island', named('Central and west', '中環及西環'), [
  named('Central', '中環'),
  named('Kennedy Town', '堅尼地城'),
]);
const kowloon = zone('kowloon', named('Jordan', '佐敦'), []);
const found = (keyword: string) => deliveryAreas([island, kowloon], keyword).map(({ name }) => name.en);

describe('a delivery area is found', () => {
  test.each([
    ['kennedytown', ['Kennedy Town']],
    ['堅尼', ['Kennedy Town']],
    ['west', ['Central', 'Kennedy Town']],
    ['jor', ['Jordan']],
    ['', ['Central', 'Kennedy Town', 'Jordan']],
    ['Stanley', []],
  ])('by %j', (keyword, names) => {
    expect(found(keyword)).toEqual(names);
  });
});

describe('the problems of an address', () => {
  const whole = {
    zone: 'island',
    zones: [island],
    address: '2/F, 8 Lan Street',
    name: 'Ann',
    phone: '9123 4567',
  };
  test.each([
    [{}, {}],
    [{ zone: undefined }, { zone: 'zone' }],
    [{ zone: 'gone' }, { zone: 'zoneGone' }],
    [{ address: ' ' }, { address: 'address' }],
    [{ address: 'Home' }, { address: 'addressShort' }],
    [{ address: '蘭街8號' }, {}],
    [
      { name: ' ', phone: '' },
      { name: 'name', phone: 'phone' },
    ],
    [{ phone: '9123 456' }, { phone: 'phoneBad' }],
    [{ phone: '＋852 9123 4567' }, {}],
    [{ phone: 'at the door' }, { phone: 'phoneBad' }],
  ])('%j', (change, problems) => {
    expect(deliveryProblems({ ...whole, ...change })).toEqual(problems);
  });
});
