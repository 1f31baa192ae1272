import { randomUUID } from 'node:crypto';
import type { Organisation, SessionWithKey } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aLine, aStaffMember, aTakeAway } from '../kits/calls.ts';
import { type Edge, openEdge } from '../kits/edge.ts';
import { SHOP, smallOrganisation } from '../kits/small-organisation.ts';

const PINS = { cashier: '1111', waiter: '5555', kitchen: '2222', manager: '4444', owner: '9999' } as const;
const IDS = { cashier: 'staff1', waiter: 'w1', kitchen: 'staff2', manager: 'm1', owner: 'owner1' } as const;
type Role = keyof typeof PINS;
const ROLES = Object.keys(PINS) as readonly Role[];
const REASON = { code: 'wrongOrder' };
const APPROVAL = { staff: 'm1', pin: PINS.manager };

/** Makes a call and returns its code, `ok` if it was answered. */
type Ask = (path: string, data: object) => Promise<string>;
type Caller = { readonly ask: Ask; readonly staff: string };

function organisation(): Organisation {
  const { staff } = smallOrganisation();
  const tables = Object.values(IDS).map((id) => ({
    _id: `table-${id}`,
    shop: SHOP,
    section: 'section1',
    item: id,
    name: id,
    capacity: 4,
  }));
  return smallOrganisation({
    tableViewItems: tables,
    staff: [
      ...staff,
      { _id: 'w1', name: 'Wai', role: 'waiter', shops: [SHOP], pin: PINS.waiter },
      { _id: 'm1', name: 'Man', role: 'manager', shops: [SHOP], pin: PINS.manager },
    ],
  });
}

async function byRest(edge: Edge, pin: string): Promise<Ask> {
  const headers = { authorization: `Bearer ${await edge.tokenFor(pin)}` };
  return async (path, json) => {
    const { status, body } = await edge.rest(`/api/${path}`, { headers, json });
    expect(JSON.stringify(body)).not.toContain(JSON.stringify(APPROVAL.pin));
    return status < 300 ? 'ok' : codeOf(body);
  };
}

async function bySocket(edge: Edge, pin: string): Promise<Ask> {
  const client = await edge.connect();
  await client.app.authenticate({ strategy: 'pin', shop: SHOP, pin });
  return async (path, data) => (await client.emitRaw('create', path, data, {}))?.data.code ?? 'ok';
}

function codeOf(body: unknown): string {
  const { data } = body as { readonly data?: { readonly code?: string } };
  return data?.code ?? 'unknown';
}

/** Places an order of one dish as a member of staff, as their call would. */
async function ordered(
  edge: Edge,
  staff: string,
  role: Role = 'waiter',
  quantity = 1,
): Promise<SessionWithKey> {
  const actor = { ...aStaffMember(role), staff: { _id: staff, name: role, role, shops: [SHOP] } };
  const order = aTakeAway({ products: [aLine({ quantity })], total: 2000 * quantity });
  return edge.core.ordering.create(order, actor as Parameters<Edge['core']['ordering']['create']>[1]);
}

const ANSWERED = ['ok', 'ok', 'forbidden', 'ok', 'ok'];
const APPROVED_ONLY = ['approvalRequired', 'approvalRequired', 'forbidden', 'ok', 'ok'];

/** The outcome of each change of a bill by hand of 100.00, by role in the order of `ROLES`; the waiter's limit is 5 %. */
const BY_HAND: Readonly<Record<string, readonly string[]>> = {
  '4.99 % off': ANSWERED,
  '5 % off': ANSWERED,
  '5.01 % off': ['ok', 'approvalRequired', 'forbidden', 'ok', 'ok'],
  '9.99 % off': ['ok', 'approvalRequired', 'forbidden', 'ok', 'ok'],
  '10 % off': ['ok', 'approvalRequired', 'forbidden', 'ok', 'ok'],
  '10.01 % off': APPROVED_ONLY,
  '100 % off': APPROVED_ONLY,
  '10.01 % off, approved': ANSWERED,
  'the same approval twice': ANSWERED,
  'as much off another bill': APPROVED_ONLY,
  'another percentage under the same id': [
    'requestConflict',
    'requestConflict',
    'forbidden',
    'requestConflict',
    'requestConflict',
  ],
  'more off the same bill': APPROVED_ONLY,
  'the third to fifth 2 %': ['ok', 'approvalRequired', 'forbidden', 'ok', 'ok'],
  'the sixth to tenth 2 %': APPROVED_ONLY,
  'adjusted by -5.01 %': ['ok', 'approvalRequired', 'forbidden', 'ok', 'ok'],
  'adjusted by -10.01 %': APPROVED_ONLY,
  'a price by hand': APPROVED_ONLY,
  'a dish as a gift': APPROVED_ONLY,
  'a dish off the menu': APPROVED_ONLY,
  hold: ['ok', 'ok', 'ok', 'ok', 'ok'],
  fire: ['ok', 'ok', 'ok', 'ok', 'ok'],
  rush: ['ok', 'ok', 'ok', 'ok', 'ok'],
};

async function outcomesByHand(
  edge: Edge,
  { ask, staff }: Caller,
): Promise<readonly (readonly [string, string])[]> {
  const aBill = async () => {
    const { _id: session, products } = await ordered(edge, staff, 'waiter', 5);
    return { session, line: products[0]?.id ?? '' };
  };
  const off = (session: string, amount: number, more: object = {}) =>
    ask('tableSessions/discounts', { requestId: randomUUID(), session, discounts: [{ amount }], ...more });
  const offNew = async (amount: number, more: object = {}) => off((await aBill()).session, amount, more);
  const adjusted = async (adjusts: number) =>
    ask('tableSessions/adjust', {
      requestId: randomUUID(),
      session: (await aBill()).session,
      adjusts,
      reason: { code: 'quality' },
    });
  const priced = async (more: object) => {
    const { session, line } = await aBill();
    return ask('tableSessions/priceLines', {
      requestId: randomUUID(),
      session,
      lines: [{ line, ...more }],
    });
  };
  const plain = [499, 500, 501, 999, 1000, 1001, 10_000];
  const rows: [string, string][] = [];
  for (const amount of plain) rows.push([`${amount / 100} % off`, await offNew(amount)]);
  const { session } = await aBill();
  const granted = { requestId: randomUUID(), approval: APPROVAL };
  rows.push(['10.01 % off, approved', await off(session, 1001, granted)]);
  rows.push(['the same approval twice', await off(session, 1001, granted)]);
  const { requestId } = granted;
  rows.push(['as much off another bill', await offNew(1001)]);
  rows.push(['another percentage under the same id', await off(session, 1100, { requestId })]);
  rows.push(['more off the same bill', await off(session, 1)]);
  const { session: often } = await aBill();
  const each: string[] = [];
  for (let count = 1; count <= 10; count += 1) each.push(await off(often, 200));
  // a discount of 2 % is within the waiter's limit twice
  rows.push(['the third to fifth 2 %', onlyOne(each.slice(2, 5))]);
  rows.push(['the sixth to tenth 2 %', onlyOne(each.slice(5))]);
  rows.push(['adjusted by -5.01 %', await adjusted(-501)]);
  rows.push(['adjusted by -10.01 %', await adjusted(-1001)]);
  rows.push(['a price by hand', await priced({ manualPrice: 2100, reason: { kind: 'price' } })]);
  rows.push(['a dish as a gift', await priced({ reason: { kind: 'comp' } })]);
  const custom = { id: randomUUID(), quantity: 1, customProduct: { name: 'Corkage', price: 500 } };
  rows.push([
    'a dish off the menu',
    await ask('tableSessions/create', aTakeAway({ total: 500, products: [custom] })),
  ]);
  const { session: cooked, line } = await aBill();
  const lines = { session: cooked, lines: [line] };
  for (const move of ['hold', 'fire', 'rush'] as const)
    rows.push([move, await ask(`tableSessions/${move}`, { requestId: randomUUID(), ...lines })]);
  return rows;
}

/** Returns the code that calls have in common; all of them where they differ. */
function onlyOne(codes: readonly string[]): string {
  return [...new Set(codes)].join(', ');
}

/** The outcome of each action by role, in the order of `ROLES`. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  seat: ['ok', 'ok', 'forbidden', 'ok', 'ok'],
  assign: ['ok', 'ok', 'forbidden', 'ok', 'ok'],
  takeCash: ['ok', 'forbidden', 'forbidden', 'ok', 'ok'],
  takeCard: ['ok', 'ok', 'forbidden', 'ok', 'ok'],
  'own line, 29 s': ['ok', 'ok', 'forbidden', 'ok', 'ok'],
  'own line, 30 s': ['ok', 'ok', 'forbidden', 'ok', 'ok'],
  'own line, 31 s': ['approvalRequired', 'approvalRequired', 'forbidden', 'ok', 'ok'],
  'another’s line': ['approvalRequired', 'approvalRequired', 'forbidden', 'ok', 'ok'],
  'another’s line, approved': ['ok', 'ok', 'forbidden', 'ok', 'ok'],
  'another’s line, approved by a cashier': ['approvalRequired', 'approvalRequired', 'forbidden', 'ok', 'ok'],
  'another’s line, a wrong PIN': ['invalidPin', 'invalidPin', 'forbidden', 'invalidPin', 'invalidPin'],
};

async function outcomesOf(
  edge: Edge,
  { ask, staff }: Caller,
): Promise<readonly (readonly [string, string])[]> {
  const requestId = () => randomUUID();
  const voided = async (session: SessionWithKey, approval?: object) =>
    ask('tableSessions/void', {
      requestId: requestId(),
      session: session._id,
      lines: session.products.map(({ id }) => id),
      reason: REASON,
      ...(approval && { approval }),
    });
  const late = async (seconds: number) => {
    const session = await ordered(edge, staff);
    edge.clock.advance(seconds * 1000);
    return voided(session);
  };
  const taken = async (method: string) =>
    ask('payments/take', { requestId: requestId(), session: (await ordered(edge, staff))._id, method });
  const seat = { requestId: requestId(), tables: [`table-${staff}`], capacity: 2 };
  const assign = { requestId: requestId(), session: (await ordered(edge, 'w1'))._id, staff: 'w1' };
  return [
    ['seat', await ask('tableSessions/seat', seat)],
    ['assign', await ask('tableSessions/assign', assign)],
    ['takeCash', await taken('cash')],
    ['takeCard', await taken('manual')],
    ['own line, 29 s', await late(29)],
    ['own line, 30 s', await late(30)],
    ['own line, 31 s', await late(31)],
    ['another’s line', await voided(await ordered(edge, 'somebody'))],
    ['another’s line, approved', await voided(await ordered(edge, 'somebody'), APPROVAL)],
    [
      'another’s line, approved by a cashier',
      await voided(await ordered(edge, 'somebody'), { staff: 'staff1', pin: PINS.cashier }),
    ],
    [
      'another’s line, a wrong PIN',
      await voided(await ordered(edge, 'somebody'), { staff: 'm1', pin: '0000' }),
    ],
  ];
}

describe.each([
  ['by socket', bySocket],
  ['by REST', byRest],
] as const)('T2.3 T2.5 T11.5 the permission table, %s', (_name, callerOf) => {
  it('decides each action for each role, and leaves no PIN behind', async () => {
    const edge = await openEdge({}, organisation());
    const rows: Record<string, string[]> = {};
    for (const role of ROLES) {
      const ask = await callerOf(edge, PINS[role]);
      for (const [action, code] of await outcomesOf(edge, { ask, staff: IDS[role] }))
        rows[action] = [...(rows[action] ?? []), code];
    }
    expect(rows).toEqual(EXPECTED);
    const audit = await edge.core.audit.find({ shop: SHOP }, aStaffMember('manager'));
    expect(audit.data.some(({ action }) => action === 'refused')).toBe(true);
    expect(JSON.stringify(audit.data)).not.toMatch(/"pin"|"0000"/);
  }, 120_000);

  it('T2.4 holds reductions to their limits, under, at and over, for each role, and approves one call', async () => {
    const edge = await openEdge({}, organisation());
    const owner = aStaffMember('owner');
    await edge.core.tillSettings.change(SHOP, { limits: { discountPercent: { waiter: 5 } } }, owner);
    const rows: Record<string, string[]> = {};
    for (const role of ROLES) {
      const ask = await callerOf(edge, PINS[role]);
      for (const [action, code] of await outcomesByHand(edge, { ask, staff: IDS[role] }))
        rows[action] = [...(rows[action] ?? []), code];
    }
    expect(rows).toEqual(BY_HAND);
  }, 120_000);
});
