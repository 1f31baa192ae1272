import type { TableSession } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import { withChange } from './session-cache.ts';

/** Of a session only what these functions look at. */
const aSession = (version: number, more: Partial<TableSession> = {}) =>
  ({
    _id: 's',
    shop: 'shop1',
    version,
    status: 'ongoing',
    products: [],
    guests: [{ guest: 1 }],
    ...more,
  }) as unknown as TableSession;
const guests = [{ guest: 1 }, { guest: 2 }];

describe('what an event tells of a session', () => {
  test('when phones have joined is put to what is held', () => {
    expect(withChange(aSession(3), { _id: 's', shop: 'shop1', version: 4, guests })).toEqual(
      aSession(4, { guests }),
    );
  });

  test('is old when it comes again, or late', () => {
    const held = aSession(4, { guests });
    for (const version of [3, 4])
      expect(withChange(held, { _id: 's', shop: 'shop1', version, guests: [] })).toBe(held);
    expect(withChange(held, aSession(3))).toBe(held);
  });

  test('makes it be read where changes before it are missing, or nothing is held', () => {
    expect(withChange(aSession(3), { _id: 's', shop: 'shop1', version: 5, guests })).toBeUndefined();
    expect(withChange(undefined, { _id: 's', shop: 'shop1', version: 5, guests })).toBeUndefined();
  });

  test('takes its place when it is whole, whatever was missed', () => {
    expect(withChange(aSession(3, { guests }), aSession(7))).toEqual(aSession(7));
    expect(withChange(undefined, aSession(7))).toEqual(aSession(7));
  });
});
