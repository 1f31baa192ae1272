import type { TableSession } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import { withChange } from './session-cache.ts';

/** Returns a session with only the fields that these functions read. */
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

describe('an event of a session', () => {
  test('that lists joined phones is merged into the cached session', () => {
    expect(withChange(aSession(3), { _id: 's', shop: 'shop1', version: 4, guests })).toEqual(
      aSession(4, { guests }),
    );
  });

  test('is ignored when repeated or late', () => {
    const held = aSession(4, { guests });
    for (const version of [3, 4])
      expect(withChange(held, { _id: 's', shop: 'shop1', version, guests: [] })).toBe(held);
    expect(withChange(held, aSession(3))).toBe(held);
  });

  test('requires a refetch if changes before it are missing or nothing is cached', () => {
    expect(withChange(aSession(3), { _id: 's', shop: 'shop1', version: 5, guests })).toBeUndefined();
    expect(withChange(undefined, { _id: 's', shop: 'shop1', version: 5, guests })).toBeUndefined();
  });

  test('replaces the session if it is complete, whatever was missed', () => {
    expect(withChange(aSession(3, { guests }), aSession(7))).toEqual(aSession(7));
    expect(withChange(undefined, aSession(7))).toEqual(aSession(7));
  });
});
