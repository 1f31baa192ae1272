import type { Shop } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import type { OrderContext } from './order-context.ts';
import { availableOrderTypes, canSwitchOrderType } from './order-types.ts';

const shop = { openTakeAway: true, openDineInNoTable: true, openDelivery: true } as Shop;
const zones = { deliveryZones: [{}] } as unknown as Shop;
const table = { viewItem: 'a1', signature: 'x', date: '', capacity: 1 };

describe('order types', () => {
  test.each<[string, Partial<OrderContext>, Partial<Shop>, readonly string[]]>([
    ['every one that is offered', {}, zones, ['takeAway', 'dineInNoTable', 'delivery']],
    ['no delivery to nowhere', {}, {}, ['takeAway', 'dineInNoTable']],
    ['eating in by a code, without one', {}, { onlineDineInNoTableEnabledFixedCode: true }, ['takeAway']],
    [
      'eating in by a code',
      { table },
      { onlineDineInNoTableEnabledFixedCode: true },
      ['takeAway', 'dineInNoTable'],
    ],
    ['none at a table', { mode: 'dineIn' }, zones, []],
    ['none once something was ordered', { session: 's1' }, zones, []],
  ])('%s', (_, context, also, ways) => {
    expect(availableOrderTypes({ mode: 'takeAway', ...context }, { ...shop, ...also })).toEqual(ways);
  });

  test('can be switched where there is another', () => {
    const one = { ...shop, openDineInNoTable: false };
    expect(canSwitchOrderType({ mode: 'takeAway' }, one)).toBe(false);
    expect(canSwitchOrderType({ mode: 'dineInNoTable' }, one)).toBe(true);
  });
});
