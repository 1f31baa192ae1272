import { randomUUID } from 'node:crypto';
import type { Organisation, SessionWithKey } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aStaffMember, aTakeAway } from '../kits/calls.ts';
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
    expect(JSON.stringify(body)).not.toContain(APPROVAL.pin);
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
async function ordered(edge: Edge, staff: string, role: Role = 'waiter'): Promise<SessionWithKey> {
  const actor = { ...aStaffMember(role), staff: { _id: staff, name: role, role, shops: [SHOP] } };
  return edge.core.ordering.create(aTakeAway(), actor as Parameters<Edge['core']['ordering']['create']>[1]);
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
    expect(JSON.stringify(audit.data)).not.toMatch(/"pin"|0000"/);
  }, 120_000);
});
