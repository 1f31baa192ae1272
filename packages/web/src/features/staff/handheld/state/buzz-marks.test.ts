import { MINUTE_MS } from '@comanda/domain';
import { expect, test } from 'vitest';
import { anOrder } from '../../../../data/sessions/testing/an-order.ts';
import type { TableRow } from '../../sale/index.ts';
import { type BuzzMark, buzzMarks, buzzOf } from './buzz-marks.ts';

const AT = '2026-03-02T12:00:00.000Z';
const NOW = Date.parse(AT) + 10_000;
const aRow = (changes: Partial<TableRow> = {}): TableRow => ({
  id: 't1',
  name: 'A1',
  table: undefined,
  bill: anOrder({ products: [] }),
  mark: undefined,
  course: undefined,
  state: 'seated',
  calls: [],
  isOwn: true,
  covers: 2,
  ready: [],
  late: [],
  since: undefined,
  ...changes,
});
const aCall = (count = 1, kind: 'water' | 'bill' = 'water') =>
  ({
    _id: 'c1',
    shop: 'harbour',
    session: 's1',
    type: 'dineIn',
    kind,
    at: AT,
    count,
    status: 'open',
    version: 1,
  }) as const;
const NOTHING: ReadonlyMap<string, BuzzMark> = new Map();
const first = (row: TableRow, now = NOW) => buzzOf(NOTHING, buzzMarks([row], now));

test('T1.5 a handheld buzzes for a call, food at the pass and the bill, of own tables only', () => {
  const ready = [{ _id: 'k1' }] as unknown as TableRow['ready'];
  const asked = anOrder({ products: [], status: 'toPay' });
  expect(first(aRow({ calls: [aCall()] }))).toBe('call');
  expect(first(aRow({ calls: [aCall(1, 'bill')] }))).toBe('bill');
  expect(first(aRow({ ready }))).toBe('ready');
  expect(first(aRow({ bill: asked }))).toBe('bill');
  expect(first(aRow())).toBeUndefined();
  for (const others of [{ calls: [aCall()] }, { ready }, { bill: asked }])
    expect(first(aRow({ ...others, isOwn: false }))).toBeUndefined();
});

test('T9.5 it buzzes for the call of a kiosk, which is nobody’s table', () => {
  const kiosk = { caller: 'k1', isKiosk: true, code: 'Kiosk 1', calls: [aCall()], since: AT, count: 1 };
  const marks = buzzMarks([aRow()], NOW, [kiosk]);
  expect(buzzOf(NOTHING, marks)).toBe('call');
  expect(buzzOf(marks, buzzMarks([aRow()], NOW, [kiosk]))).toBeUndefined();
});

test('T1.5 it buzzes once for each, again when the call is repeated or grows old, and is still once answered', () => {
  const marks = (count: number, minutes = 0) =>
    buzzMarks([aRow({ calls: [aCall(count)] })], NOW + minutes * MINUTE_MS);
  expect(buzzOf(marks(1), marks(1))).toBeUndefined();
  expect(buzzOf(marks(1), marks(2))).toBe('call');
  expect(buzzOf(marks(1), marks(1, 2))).toBe('call');
  expect(buzzOf(marks(1, 2), marks(1, 3))).toBeUndefined();
  expect(buzzOf(marks(1, 3), marks(1, 5))).toBe('call');
  expect(buzzOf(marks(2), buzzMarks([aRow()], NOW))).toBeUndefined();
});
