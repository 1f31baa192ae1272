import { EMPTY_BILL } from '@comanda/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { seededCore, startCore } from '../../test/kits/test-core.ts';
import { toJsonText } from '../db/json-text.ts';
import type { StoredLine, StoredSession, StoredTicket } from '../db/stored.ts';
import { ticketDocument, ticketFromRow } from '../kitchen/ticket-row.ts';
import { lineDocument, lineFromRow } from './line-row.ts';
import { sessionDocument, sessionFromRow } from './session-row.ts';

const AT = '2026-03-01T04:00:00.000Z';
const LATER = '2026-03-01T04:00:01.000Z';
const name = { en: 'Rice', cht: '飯', chs: '饭' };

const usualSession: StoredSession = {
  _id: 's1',
  shop: 'shop1',
  status: 'ongoing',
  type: 'takeAway',
  source: 'selfOrder',
  tvStatus: 'waiting',
  businessDay: '2026-03-01',
  startTime: AT,
  placedTime: LATER,
  discounts: [],
  surcharges: [],
  taxes: [],
  tips: 0,
  adjusts: 0,
  payments: [],
  modifiers: [],
  tables: [],
  bill: EMPTY_BILL,
  version: 1,
  createdAt: AT,
  updatedAt: LATER,
  placements: 1,
};
const bill = {
  ...EMPTY_BILL,
  lines: [
    { id: 'l1', unitPrice: 1000, lineTotal: 2000, discount: 0, surcharge: 0 },
    { id: 'l2', unitPrice: 500, lineTotal: 500, discount: 50, surcharge: 0 },
    { id: 'l3', unitPrice: 500, lineTotal: 500, discount: 0, surcharge: 25 },
  ],
  taxes: [{ tax: 't', amount: 5, included: true }],
  tips: 100,
  total: 3100,
  paid: 1000,
  outstanding: 2100,
  deliveryFee: 0,
};
const SESSIONS: readonly StoredSession[] = [
  usualSession,
  { ...usualSession, bill, taxes: bill.taxes, tips: 100, user: 'u1', remark: 'No onion' },
  { ...usualSession, bill: { ...bill, tips: 0, outstanding: 0 }, taxes: [], tips: 100, adjusts: -5 },
  { ...usualSession, placedTime: undefined, placements: 0, updatedAt: AT, source: 'staff', version: 7 },
  { ...usualSession, tvStatus: 'ready', status: 'done', type: 'dineIn', createdAt: LATER, updatedAt: AT },
];

const usualLine: StoredLine = {
  id: 'l1',
  product: 'rice',
  order: 1,
  name,
  quantity: 1,
  category: 'food',
  frozen: { product: { _id: 'rice', name, price: 2000, category: 'food' } },
  status: 'init',
  kitchenStatus: 'waiting',
};
const LINES: readonly StoredLine[] = [
  usualLine,
  { ...usualLine, quantity: 2, order: 3, status: 'cancel', kitchenStatus: 'taken', sharedBy: [1, 2] },
  {
    ...usualLine,
    subCategory: 'plates',
    frozen: { product: { _id: 'rice', name, price: 1, category: 'food', subCategory: 'plates' } },
  },
  {
    ...usualLine,
    category: undefined,
    frozen: { ...usualLine.frozen, options: [{ _id: 'o', options: [] }] },
  },
  {
    ...usualLine,
    frozen: { product: { _id: 'old', name: { ...name, en: 'Fried rice' }, price: 1, category: 'other' } },
  },
  { ...usualLine, product: undefined, customProduct: { name: 'Off the menu', price: 5 }, frozen: {} },
  { ...usualLine, frozen: undefined },
];

const usualTicket: StoredTicket = {
  _id: 't1',
  shop: 'shop1',
  session: 's1',
  order: 1,
  orderNumber: '101',
  type: 'takeAway',
  status: 'waiting',
  lines: [{ id: 'l1', product: 'rice', name, quantity: 1, printedOptions: [], kitchenStatus: 'waiting' }],
  paid: false,
  placedAt: AT,
  version: 1,
};
const TICKETS: readonly StoredTicket[] = [
  usualTicket,
  { ...usualTicket, lines: [] },
  {
    ...usualTicket,
    status: 'ready',
    paid: true,
    order: 2,
    version: 4,
    lines: usualTicket.lines.flatMap((line) => [
      { ...line, kitchenStatus: 'ready' as const },
      { ...line, quantity: 0.5, printedOptions: [{ name, quantity: 2 }] },
    ]),
  },
];

function columnsOf(session: StoredSession, isHeld: boolean) {
  const { _id: id, shop, status, type, version, businessDay: business_day, startTime: created_at } = session;
  const tv_status = isHeld ? 'held' : session.tvStatus;
  return { shop, id, status, type, tv_status, business_day, created_at, user: session.user ?? null, version };
}

it.each(SESSIONS)('a session is read as it was stored, short or whole', (session) => {
  for (const columns of [columnsOf(session, false), columnsOf(session, true)]) {
    const doc = sessionDocument(session, columns);
    expect(sessionFromRow({ ...columns, doc })).toEqual(session);
    expect(sessionFromRow({ ...columns, doc: toJsonText(session) })).toEqual(session);
  }
});

it.each(LINES)('a line is read as it was stored, short or whole', (line) => {
  expect(lineFromRow({ id: line.id, doc: lineDocument(line) })).toEqual(line);
  expect(lineFromRow({ id: line.id, doc: toJsonText(line) })).toEqual(line);
});

it.each(TICKETS)('a ticket is read as it was stored, short or whole', (ticket) => {
  const { _id: id, shop, session, placedAt: placed_at } = ticket;
  for (const status of [ticket.status, 'held']) {
    const columns = { id, shop, session, status, placed_at };
    expect(ticketFromRow({ ...columns, doc: ticketDocument(ticket, columns) })).toEqual(ticket);
    expect(ticketFromRow({ ...columns, doc: toJsonText(ticket) })).toEqual(ticket);
  }
});

it('a frozen product without a field that its line has is read without it', () => {
  const line = { ...usualLine, subCategory: 'plates' };
  expect(lineFromRow({ id: line.id, doc: lineDocument(line) })).toEqual(line);
});

it('usual values take no place', () => {
  expect(sessionDocument(usualSession, columnsOf(usualSession, true))).toBe(
    `{"placedTime":"${LATER}","bill":{}}`,
  );
  expect(JSON.parse(lineDocument(usualLine))).toEqual({
    product: 'rice',
    name,
    category: 'food',
    frozen: { product: { price: 2000 } },
  });
});

eachDatabase((databases) => {
  it('requests kept with their whole answer before are answered with their bill', async () => {
    const place = await databases.newPlace();
    const before = await databases.open(place);
    const { core, clock } = await seededCore(before);
    const call = aTakeAway();
    const placed = await core.ordering.create(call, GUEST);
    await core.outbox.settled();
    const { restoreKey: _key, guest: _guest, ...answer } = placed;
    await before.unitOfWork((tx) =>
      tx.query((q) => q.updateTable('idempotency').set({ answer: toJsonText(answer) })),
    );
    await before.unitOfWork((tx) =>
      tx.query((q) =>
        q.insertInto('idempotency').values([
          { actor: 'guest', request_id: 'pay', hash: 'h', answer: 'attempt1', created_at: AT },
          {
            actor: 'guest',
            request_id: 'gift',
            hash: 'h',
            answer: '{"_id":"g1","user":"u"}',
            created_at: AT,
          },
        ]),
      ),
    );
    await before.unitOfWork((tx) =>
      tx.query((q) => ({
        compile: () => sql`delete from migrations where name = '0060-short-documents'`.compile(q),
      })),
    );
    // no program may have the data while it is brought up to date
    await databases.close(before);
    const db = await databases.open(place);
    const kept = await db.read.query((q) => q.selectFrom('idempotency').select('answer').orderBy('answer'));
    expect(kept.map(({ answer: text }) => text).sort()).toEqual(
      [placed._id, 'attempt1', '{"_id":"g1","user":"u"}'].sort(),
    );
    const { core: restarted } = await startCore(db, { clock });
    expect(await restarted.ordering.create(call, GUEST)).toEqual(placed);
  });
});
