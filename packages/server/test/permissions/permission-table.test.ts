import { randomUUID } from 'node:crypto';
import { everyCall, type NamedCall } from '@comanda/contract';
import { API_SCOPES } from '@comanda/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CallerRole, PERMISSIONS } from '../../src/policies/permissions.ts';
import { aLine } from '../kits/calls.ts';
import { CASES } from './cases.ts';
import type { CallInput, CallName, PermissionCase } from './permission-case.ts';
import { openWorld, TEST_CALLERS, type TestCaller, type World } from './world.ts';

const VERBS = { find: 'GET', get: 'GET', create: 'POST', patch: 'PATCH', remove: 'DELETE' } as const;
const GUESTS: readonly TestCaller[] = ['guest', 'holder', 'holderOfAnother', 'holderOfFinished'];
const REFUSALS = [401, 403, 404];
/** Refusals for staff of another shop: forbidden, or not found. */
const ELSEWHERE = [403, 404];

// The cast is sound: these are the names of the calls.
const calls = everyCall().map((named) => ({ ...named, name: `${named.method} ${named.path}` as CallName }));

/** Returns the roles of a test caller in the table. */
function rolesOf(caller: TestCaller): readonly CallerRole[] {
  if (GUESTS.includes(caller)) return ['guest', 'holder'];
  switch (caller) {
    case 'member':
    case 'anotherMember':
      return ['guest', 'holder', 'member'];
    case 'device':
    case 'deviceElsewhere':
      return ['guest', 'holder', 'device'];
    case 'managerElsewhere':
      return ['manager'];
    case 'integration':
    case 'integrationElsewhere':
      return ['integration', ...API_SCOPES];
    case 'cashier':
    case 'waiter':
    case 'kitchen':
    case 'manager':
    case 'areaManager':
    case 'owner':
      return [caller];
    default:
      return [];
  }
}

/** Returns the expected refusals of a call; none when the caller may make it. */
function refusalsFor(
  { path, method }: NamedCall,
  { by, overrides }: PermissionCase,
  caller: TestCaller,
): readonly number[] {
  if (by === 'public' && (caller === 'expired' || caller === 'forged')) return [];
  if (caller === 'expired' || caller === 'forged') return [401];
  const table: Readonly<Record<string, readonly CallerRole[]>> = PERMISSIONS[path];
  const isAllowed = rolesOf(caller).some((name) => table[method]?.includes(name));
  if (!isAllowed) return [GUESTS.includes(caller) ? 401 : 403];
  return overrides?.[caller] ?? refusalsBy(by, caller);
}

function refusalsBy(by: PermissionCase['by'], caller: TestCaller): readonly number[] {
  const isStranger = ![
    'holder',
    'member',
    'cashier',
    'waiter',
    'kitchen',
    'manager',
    'areaManager',
    'owner',
    'integration',
  ].includes(caller);
  const isElsewhere = caller === 'managerElsewhere' || caller === 'integrationElsewhere';
  if (by === 'bill' && isStranger) return isElsewhere ? ELSEWHERE : [404];
  if (by === 'own' && caller === 'anotherMember') return ELSEWHERE;
  return by === 'shop' && isElsewhere ? ELSEWHERE : [];
}

async function statusOf(
  world: World,
  { path, method }: NamedCall,
  caller: TestCaller,
  input: CallInput,
): Promise<number> {
  // the rate of a token is counted on the clock
  if (caller.startsWith('integration')) world.edge.clock.advance(100);
  const { id, data, query = '' } = input;
  const url = `/api/${path}${id === undefined ? '' : `/${id}`}${query}`;
  const json = data === undefined ? {} : { json: data };
  const init = { method: VERBS[method], headers: world.headersOf(caller), ...json };
  return (await world.edge.rest(url, init)).status;
}

let world: World;
const outcomes = new Map<string, number>();

describe('the permission table, through the whole server', () => {
  beforeAll(async () => {
    world = await openWorld();
    await callOutsideTable(world);
    for (const call of calls) {
      for (const caller of TEST_CALLERS) {
        const input = await CASES[call.name].request(world, caller);
        outcomes.set(`${call.name} ${caller}`, await statusOf(world, call, caller, input));
      }
    }
  }, 240_000);

  it.each(calls)('$name is refused to exactly the callers without permission', (call) => {
    expect(CASES, 'a call without a case').toHaveProperty([call.name]);
    const wrong = TEST_CALLERS.flatMap((caller) => {
      const status = outcomes.get(`${call.name} ${caller}`) ?? 0;
      const refusals = refusalsFor(call, CASES[call.name], caller);
      const isRight =
        refusals.length === 0
          ? status > 0 && !REFUSALS.includes(status) && status < 500
          : refusals.includes(status);
      return isRight ? [] : [`${caller}: ${status} instead of ${refusals.join(' or ') || 'an answer'}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has exactly one case for each call', () => {
    expect(Object.keys(CASES).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  });

  it('returns no orders without keys to any caller', () => {
    expect(otherOutcomes.empty).toEqual([0, 0, 0]);
  });

  it('returns a finished bill to its own key, and accepts no changes', () => {
    expect(otherOutcomes.finished).toEqual([200, 409, 409]);
  });

  it('accepts subscriptions to a bill from its holder only', () => {
    expect(otherOutcomes.follow).toEqual(['sessionNotFound', 'sessionNotFound', 'ok']);
  });
});

const otherOutcomes = { empty: [] as unknown[], finished: [] as number[], follow: [] as string[] };

/** Makes the calls outside the table, while only `mei` has a bill of their own. */
async function callOutsideTable({ edge, finished, headersOf, aBill, keyOf }: World): Promise<void> {
  for (const caller of ['guest', 'anotherMember', 'device'] as const) {
    const { body } = await edge.rest('/api/tableSessions?$limit=100', { headers: headersOf(caller) });
    otherOutcomes.empty.push(
      typeof body === 'object' && body !== null && 'total' in body ? body.total : body,
    );
  }
  const { _id: session, restoreKey } = finished;
  const order = { requestId: randomUUID(), session, restoreKey, cart: [aLine()], total: 2000 };
  const answers = [
    await edge.rest(`/api/tableSessions/${session}?restoreKey=${restoreKey}`),
    await edge.rest('/api/tableSessions/order', { json: order }),
    await edge.rest('/api/tableSessions/updatePayment', { json: { session, restoreKey } }),
  ];
  otherOutcomes.finished.push(...answers.map(({ status }) => status));
  const guest = await edge.connect();
  const bill = await aBill();
  for (const caller of ['guest', 'holderOfAnother', 'holder'] as const) {
    const call = { item: bill._id, ...keyOf(caller, bill) };
    const refusal = await guest.emitRaw('create', 'tableSessions/subscribe', call, {});
    otherOutcomes.follow.push(refusal?.data.code ?? 'ok');
  }
}
