import { describe, expect, test } from 'vitest';
import { needsCode } from './needs-code.ts';
import {
  atShop,
  atTable,
  confirmShop,
  followAddress,
  indexOf,
  leaveUnknownShop,
  orderContext,
  orderContextSchema,
  tableInfoExpiry,
  withMode,
  withoutTable,
} from './order-context.ts';

const table = { viewItem: 'v1', signature: 'sig', date: '2026-03-02T12:00:00.000Z', capacity: 1 };

describe('the order context', () => {
  test('defaults to takeaway', () => {
    expect(orderContextSchema({})?.mode).toBe('takeAway');
    expect(orderContextSchema({ mode: 'flying' })?.mode).toBe('takeAway');
  });

  test('reads a stored dine-in without a bill as dine-in without a table', () => {
    expect(orderContextSchema({ mode: 'dineIn', shop: 's1' })?.mode).toBe('dineInNoTable');
    expect(orderContextSchema({ mode: 'dineIn', shop: 's1', session: 'x' })?.mode).toBe('dineIn');
  });

  test('rejects values of another shape', () => {
    expect(orderContextSchema('takeAway')).toBeUndefined();
    expect(orderContextSchema({ mode: 'dineIn', table: { viewItem: 4 } })?.table).toBeUndefined();
  });

  test('drops table, bill and section with a change of shop', () => {
    const seated = atTable('s1', { session: 'x', section: 'lunch', table });
    expect(atShop(seated, 's1')).toBe(seated);
    expect(atShop(seated, 's2')).toEqual({ shop: 's2', mode: 'takeAway' });
    expect(withMode(seated, 'takeAway')).toEqual({ shop: 's1', mode: 'takeAway', section: 'lunch' });
    expect(withoutTable(seated)).toEqual({ shop: 's1', mode: 'takeAway' });
  });

  test('comes back from the address of a shop that does not exist, however often it is opened', () => {
    const seated = atTable('s1', { session: 'x', table });
    orderContext.set(seated);
    for (const shop of ['gone', 'gone', 'lost']) followAddress(shop);
    expect(orderContext.get()).toEqual({ shop: 'lost', mode: 'takeAway', section: undefined });
    leaveUnknownShop();
    expect(orderContext.get()).toEqual(seated);
    followAddress('s2');
    confirmShop();
    leaveUnknownShop();
    expect(orderContext.get().shop).toBeUndefined();
  });

  test('keeps the scanned code for dine-in without a table where the shop requires one', () => {
    const shop = { onlineDineInNoTableEnabledFixedCode: true };
    const seated = atTable('s1', { session: 'x', section: 'lunch', table });
    expect(withMode(seated, 'dineInNoTable', shop).table).toBe(table);
    expect(withMode(seated, 'dineInNoTable', {}).table).toBeUndefined();
    expect(withMode(seated, 'takeAway', shop).table).toBeUndefined();
    expect([needsCode('dineInNoTable', shop), needsCode('takeAway', shop)]).toEqual([true, false]);
  });

  test.each([
    ['2', 2],
    [3, 3],
    ['0', undefined],
    ['', undefined],
    ['x', undefined],
    ['1.5', undefined],
    [-1, undefined],
    [undefined, undefined],
  ])('the table %j of a bill is its number %s', (value, index) => {
    expect(indexOf(value)).toBe(index);
  });

  test('reads values of the first version, without its unused field of the same name', () => {
    const kept = { shop: 's1', mode: 'dineIn', session: 'x', section: 'lunch', table, sessionIndex: 2 };
    const { sessionIndex, ...first } = kept;
    expect(orderContextSchema(kept)).toEqual({ ...first, sessionIndex });
  });

  test('expires a scanned code after the time its shop sets, by default after one minute', () => {
    const scanned = Date.parse(table.date);
    expect(tableInfoExpiry(table, {})).toBe(scanned + 60_000);
    expect(tableInfoExpiry(table, { onlineSessionTimeout: 30 })).toBe(scanned + 30 * 60_000);
    expect(tableInfoExpiry({ ...table, date: 'once' }, {})).toBe(0);
  });
});
