import { describe, expect, test } from 'vitest';
import { isCurrent, mayUse } from './staff-session.ts';
import { withRow } from './use-staff-list.ts';

describe('staff sessions', () => {
  test('a token is valid until the moment it expires', () => {
    const session = { expiresAt: '2026-03-02T12:00:00.000Z' };
    const end = Date.parse(session.expiresAt);
    expect(isCurrent(session, end - 1)).toBe(true);
    expect(isCurrent(session, end)).toBe(false);
  });

  test('owners and managers may use every screen, others their own', () => {
    expect(mayUse('owner', [])).toBe(true);
    expect(mayUse('manager', [])).toBe(true);
    expect(mayUse('kitchen', ['kitchen'])).toBe(true);
    expect(mayUse('cashier', ['kitchen'])).toBe(false);
  });
});

describe('a list updated by events', () => {
  type Row = { readonly _id: string; readonly version: number; readonly isOpen: boolean };
  const options = {
    belongs: (row: Row) => row.isOpen,
    isNewer: (held: Row, next: Row) => held.version > next.version,
  };
  const rows: readonly Row[] = [{ _id: 'a', version: 3, isOpen: true }];

  test('replaces by newer rows, ignores older ones, adds and removes', () => {
    expect(withRow(rows, { _id: 'a', version: 4, isOpen: true }, options)).toMatchObject([{ version: 4 }]);
    expect(withRow(rows, { _id: 'a', version: 2, isOpen: false }, options)).toBe(rows);
    expect(withRow(rows, { _id: 'b', version: 1, isOpen: true }, options)).toHaveLength(2);
    expect(withRow(rows, { _id: 'a', version: 4, isOpen: false }, options)).toEqual([]);
  });
});
