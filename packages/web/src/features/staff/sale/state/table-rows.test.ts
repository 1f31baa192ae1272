import type { KitchenTicket, StaffCall, TableSession, TableViewItem } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import { describe, expect, test } from 'vitest';
import { anOrder, aPlacedLine } from '../../../../data/sessions/testing/an-order.ts';
import { cueOf, type TableFacts, tableParts, tableRows, wantsSomebody } from './table-rows.ts';

const NOW = Date.parse('2026-03-02T12:30:00.000Z');
const at = (minutes: number) => new Date(NOW - minutes * MINUTE_MS).toISOString();
const aTable = (name: string): TableViewItem => ({
  _id: `view-${name}`,
  shop: 'harbour',
  item: `item-${name}`,
  name,
  capacity: 4,
});
const aBillAt = (name: string, changes: Partial<TableSession> = {}): TableSession =>
  anOrder({
    _id: `bill-${name}`,
    type: 'dineIn',
    tables: [{ item: `item-${name}`, capacity: 3 }],
    tableName: name,
    staff: 'wai',
    startTime: at(30),
    products: [],
    ...changes,
  });
const aCall = (name: string, changes: Partial<StaffCall> = {}): StaffCall => ({
  _id: `call-${name}`,
  shop: 'harbour',
  session: `bill-${name}`,
  type: 'dineIn',
  kind: 'water',
  at: at(1),
  status: 'open',
  version: 1,
  ...changes,
});
const aTicket = (name: string, changes: Partial<KitchenTicket> = {}): KitchenTicket => ({
  _id: `ticket-${name}`,
  shop: 'harbour',
  session: `bill-${name}`,
  order: 1,
  orderNumber: '101',
  type: 'dineIn',
  status: 'preparing',
  lines: [],
  paid: false,
  placedAt: at(5),
  version: 1,
  ...changes,
});
const facts = (changes: Partial<TableFacts>): TableFacts => ({
  tables: [],
  bills: [],
  calls: [],
  tickets: [],
  marks: [],
  person: 'wai',
  now: NOW,
  ...changes,
});
const [row] = [(changes: Partial<TableFacts>) => tableRows(facts({ tables: [aTable('A1')], ...changes }))[0]];

describe('T1.5 the rows of a handheld', () => {
  test('show a table with its state, covers, and since when', () => {
    expect(row({})).toMatchObject({ name: 'A1', state: 'free', covers: 4, isOwn: false, since: undefined });
    expect(row({ bills: [aBillAt('A1')] })).toMatchObject({
      state: 'seated',
      covers: 3,
      isOwn: true,
      since: Date.parse(at(30)),
    });
    expect(row({ bills: [aBillAt('A1', { staff: 'man' })] })?.isOwn).toBe(false);
    expect(row({ bills: [aBillAt('A1', { staff: undefined })] })?.isOwn).toBe(true);
  });

  test('are late by the ticket of the dish, from the moment it was fired', () => {
    const products = [aPlacedLine({ id: 'l1' }), aPlacedLine({ id: 'l2', kitchenStatus: 'ready' })];
    const ticketOf = (minutes: number) => {
      const lines = products.map((line) => ({ ...line, printedOptions: [] }));
      return aTicket('A1', { placedAt: at(minutes), lines });
    };
    const seen = (minutes: number) =>
      row({ bills: [aBillAt('A1', { products })], tickets: [ticketOf(minutes)] });
    expect(seen(19)).toMatchObject({ state: 'ready', late: [] });
    expect(seen(32)).toMatchObject({
      state: 'late',
      late: [{ line: { id: 'l1' } }],
      since: Date.parse(at(32)),
    });
    // promised sooner than others
    const promised = aTicket('A1', { ...ticketOf(12), dueAt: at(2) });
    expect(row({ bills: [aBillAt('A1', { products })], tickets: [promised] })?.state).toBe('late');
  });

  test('count from the call, and from when food came to the pass', () => {
    const bills = [aBillAt('A1', { products: [aPlacedLine({ kitchenStatus: 'ready' })] })];
    const tickets = [aTicket('A1', { status: 'ready', readyAt: at(2) })];
    expect(row({ bills, tickets })).toMatchObject({ state: 'ready', since: Date.parse(at(2)) });
    expect(row({ bills, tickets, calls: [aCall('A1')] })?.since).toBe(Date.parse(at(1)));
  });

  test('say that guests call, unless all they call for is the bill', () => {
    const signs = [['water'], ['bill'], ['bill', 'water']].map((kinds) => {
      const calls = kinds.map((kind) => aCall('A1', { _id: kind, kind: kind as StaffCall['kind'] }));
      const found = row({ bills: [aBillAt('A1')], calls });
      return found && [cueOf(found), wantsSomebody(found)];
    });
    expect(signs).toEqual([
      ['called', true],
      ['billAsked', true],
      ['called', true],
    ]);
  });

  test('T5.3 of a table that paid go on while its food is cooked, for everybody', () => {
    const mark = {
      _id: 'view-A1',
      shop: 'harbour',
      mark: 'paid',
      at: at(3),
      session: 'bill-A1',
      version: 1,
    } as const;
    const line = { ...aPlacedLine({ id: 'l1' }), printedOptions: [] };
    const cooking = (changes: Partial<KitchenTicket>) =>
      row({ marks: [mark], tickets: [aTicket('A1', { lines: [line], ...changes })] });
    expect(cooking({ placedAt: at(21) })).toMatchObject({
      state: 'late',
      isOwn: true,
      late: [{ line: { id: 'l1' } }],
    });
    const ready = { ...line, kitchenStatus: 'ready' as const };
    expect(cooking({ status: 'ready', lines: [ready], readyAt: at(1) })).toMatchObject({
      state: 'ready',
      since: Date.parse(at(1)),
    });
    expect(cooking({})).toMatchObject({ state: 'waiting', isOwn: false });
    const paid = row({ marks: [mark] });
    expect(paid).toMatchObject({ state: 'paid', since: Date.parse(at(3)), bill: undefined });
    expect(row({ marks: [mark], bills: [aBillAt('A1')] })).toMatchObject({
      state: 'seated',
      mark: undefined,
    });
    const parts = tableParts(paid === undefined ? [] : [paid], 'en');
    expect([parts.toClear.length, parts.free.length, parts.well.length]).toEqual([1, 0, 0]);
  });

  test('K2.4 say that a course waits once all before it is served', () => {
    const dessert = aPlacedLine({ id: 'l2', course: 2, held: true, waitsFor: 'course' });
    const soup = (kitchenStatus: 'preparing' | 'taken') => aPlacedLine({ id: 'l1', kitchenStatus });
    const cues = (['preparing', 'taken'] as const).map((status) => {
      const found = row({ bills: [aBillAt('A1', { products: [soup(status), dessert] })] });
      return found && [cueOf(found), found.course, wantsSomebody(found)];
    });
    expect(cues).toEqual([
      ['waiting', 2, false],
      ['course', 2, true],
    ]);
  });

  test('stand in their parts: who wants me first, then mine, then those of others; by name as people count', () => {
    const names = ['A10', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7'];
    const bills = [
      aBillAt('A10'),
      aBillAt('A2'),
      aBillAt('A3', { status: 'toPay' }),
      aBillAt('A4'),
      aBillAt('A5', { staff: 'man' }),
      aBillAt('A6', { staff: 'man', status: 'toPay' }),
    ];
    const rows = tableRows(facts({ tables: names.map(aTable), bills, calls: [aCall('A4')] }));
    const parts = tableParts(rows, 'en');
    const shown = (part: keyof typeof parts) => parts[part].map(({ name }) => name);
    expect(shown('now')).toEqual(['A4', 'A3']);
    expect(shown('well')).toEqual(['A2', 'A10']);
    expect(shown('others')).toEqual(['A6', 'A5']);
    expect(shown('free')).toEqual(['A7']);
  });

  test('show a bill without a table only while its guests want somebody', () => {
    const away = anOrder({ _id: 'bill-x', type: 'dineInNoTable', orderNumber: '107', products: [] });
    expect(tableRows(facts({ bills: [away] }))).toEqual([]);
    expect(tableRows(facts({ bills: [away], calls: [aCall('x')] }))).toMatchObject([{ name: '107' }]);
  });
});
