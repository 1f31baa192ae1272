import type { StaffCall } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import { callAge, callMarks, callTone, tableCalls } from './table-calls.ts';

const AT = '2026-03-02T12:00:00.000Z';
const after = (seconds: number) => Date.parse(AT) + seconds * 1000;

function aCall(changes: Partial<StaffCall> = {}): StaffCall {
  const place = { shop: 'harbour', session: 's1', type: 'dineIn', tableName: 'A1' } as const;
  return { _id: 'c1', ...place, kind: 'water', at: AT, status: 'open', version: 1, ...changes };
}

describe('calls of tables', () => {
  test('are grouped by table, longest waiting first', () => {
    const tables = tableCalls([
      aCall({ _id: 'c3', session: 's2', tableName: 'B2', at: '2026-03-02T12:01:00.000Z' }),
      aCall({ _id: 'c2', kind: 'bill', at: '2026-03-02T12:02:00.000Z', count: 3 }),
      aCall(),
      aCall({
        _id: 'c4',
        session: 's3',
        tableName: undefined,
        orderNumber: '105',
        at: '2026-03-02T12:03:00.000Z',
      }),
    ]);
    expect(
      tables.map(({ code, since, count, calls }) => [code, since.slice(14, 16), count, calls.length]),
    ).toEqual([
      ['A1', '00', 3, 2],
      ['B2', '01', 1, 1],
      ['105', '03', 1, 1],
    ]);
  });

  test('T9.5 of a kiosk, whose guests have no bill yet, go by its name', () => {
    const device = { _id: 'k1', name: 'Kiosk 1' };
    const place = { session: undefined, type: undefined, tableName: undefined };
    const ofKiosk = aCall({ _id: 'c2', ...place, device, kind: 'service', at: '2026-03-02T12:01:00.000Z' });
    const tables = tableCalls([ofKiosk, aCall()]);
    expect(tables.map(({ caller, code, isKiosk }) => [caller, code, isKiosk])).toEqual([
      ['s1', 'A1', false],
      ['k1', 'Kiosk 1', true],
    ]);
  });

  test('are urgent from two minutes or once repeated, and late from five', () => {
    const [once] = tableCalls([aCall()]);
    const [twice] = tableCalls([aCall({ count: 2 })]);
    if (!once || !twice) throw new Error('There should be two tables.');
    const tones = [119, 120, 299, 300].map((seconds) => callTone(once, after(seconds)));
    expect(tones).toEqual(['fresh', 'waiting', 'waiting', 'late']);
    expect(callTone(twice, after(1))).toBe('waiting');
    // a screen whose clock is behind must not show a negative age
    expect(callAge(once, after(-5))).toBe(0);
  });

  test('ring again once when repeated and once when late', () => {
    const marks = (calls: readonly StaffCall[], seconds: number) => [
      ...callMarks(tableCalls(calls), after(seconds)),
    ];
    const both = [aCall(), aCall({ _id: 'c2', kind: 'bill' })];
    expect(marks(both, 299)).toEqual([
      ['c1', '1'],
      ['c2', '1'],
    ]);
    expect(marks(both, 300)).toEqual([
      ['c1', '1 late'],
      ['c2', '1'],
    ]);
    expect(marks([aCall({ count: 2 })], 0)).toEqual([['c1', '2']]);
  });
});
