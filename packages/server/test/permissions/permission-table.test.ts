import { randomUUID } from 'node:crypto';
import { everyCall, type NamedCall } from '@comanda/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS, type Who } from '../../src/policies/permissions.ts';
import { aLine } from '../kits/calls.ts';
import { type Ask, CASES, type CallName, type PermissionCase } from './cases.ts';
import { EVERYBODY, openWorld, type Somebody, type World } from './world.ts';

const VERBS = { find: 'GET', get: 'GET', create: 'POST', patch: 'PATCH', remove: 'DELETE' } as const;
const GUESTS: readonly Somebody[] = ['guest', 'holder', 'holderOfAnother', 'holderOfFinished'];
const REFUSALS = [401, 403, 404];
/** What a shop keeps from another's staff is not there for them, or not theirs. */
const ELSEWHERE = [403, 404];

// the cast is sound: these are the names of the calls
const calls = everyCall().map((named) => ({ ...named, name: `${named.method} ${named.path}` as CallName }));

/** Under which names of the table somebody is found. */
function namesOf(who: Somebody): readonly Who[] {
  if (GUESTS.includes(who)) return ['guest', 'holder'];
  switch (who) {
    case 'member':
    case 'anotherMember':
      return ['guest', 'holder', 'member'];
    case 'device':
    case 'deviceElsewhere':
      return ['guest', 'holder', 'device'];
    case 'managerElsewhere':
      return ['manager'];
    case 'cashier':
    case 'waiter':
    case 'kitchen':
    case 'manager':
    case 'owner':
      return [who];
    default:
      return [];
  }
}

/** The refusals that follow from the table for somebody; none when the call is theirs to make. */
function refusalsFor(
  { path, method }: NamedCall,
  { by, but }: PermissionCase,
  who: Somebody,
): readonly number[] {
  if (by === 'public' && (who === 'expired' || who === 'forged')) return [];
  if (who === 'expired' || who === 'forged') return [401];
  const table: Readonly<Record<string, readonly Who[]>> = PERMISSIONS[path];
  const isTheirs = namesOf(who).some((name) => table[method]?.includes(name));
  if (!isTheirs) return [GUESTS.includes(who) ? 401 : 403];
  return but?.[who] ?? refusalsBy(by, who);
}

function refusalsBy(by: PermissionCase['by'], who: Somebody): readonly number[] {
  const isStranger = !['holder', 'member', 'cashier', 'waiter', 'kitchen', 'manager', 'owner'].includes(who);
  if (by === 'bill' && isStranger) return who === 'managerElsewhere' ? ELSEWHERE : [404];
  if (by === 'own' && who === 'anotherMember') return ELSEWHERE;
  return by === 'shop' && who === 'managerElsewhere' ? ELSEWHERE : [];
}

async function statusOf(world: World, { path, method }: NamedCall, who: Somebody, ask: Ask): Promise<number> {
  const { id, data, query = '' } = ask;
  const url = `/api/${path}${id === undefined ? '' : `/${id}`}${query}`;
  const json = data === undefined ? {} : { json: data };
  const init = { method: VERBS[method], headers: world.headersOf(who), ...json };
  return (await world.edge.rest(url, init)).status;
}

let world: World;
const outcomes = new Map<string, number>();

describe('the table of permissions, asked through the whole server', () => {
  beforeAll(async () => {
    world = await openWorld();
    await theRest(world);
    for (const call of calls) {
      for (const who of EVERYBODY) {
        const ask = await CASES[call.name].ask(world, who);
        outcomes.set(`${call.name} ${who}`, await statusOf(world, call, who, ask));
      }
    }
  }, 240_000);

  it.each(calls)('$name is refused to everybody it is not for, and to nobody else', (call) => {
    expect(CASES, 'a call without a case').toHaveProperty([call.name]);
    const wrong = EVERYBODY.flatMap((who) => {
      const status = outcomes.get(`${call.name} ${who}`) ?? 0;
      const refusals = refusalsFor(call, CASES[call.name], who);
      const isRight =
        refusals.length === 0
          ? status > 0 && !REFUSALS.includes(status) && status < 500
          : refusals.includes(status);
      return isRight ? [] : [`${who}: ${status} instead of ${refusals.join(' or ') || 'an answer'}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has a case for every call and none besides', () => {
    expect(Object.keys(CASES).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  });

  it('finds nobody’s orders for no keys, whoever asks', () => {
    expect(besides.empty).toEqual([0, 0, 0]);
  });

  it('reads a finished bill to its own key, and takes nothing more for it', () => {
    expect(besides.finished).toEqual([200, 409, 409]);
  });

  it('follows a bill for who holds it and for nobody else', () => {
    expect(besides.follow).toEqual(['sessionNotFound', 'sessionNotFound', 'ok']);
  });
});

const besides = { empty: [] as unknown[], finished: [] as number[], follow: [] as string[] };

/** What is asked beside the table, while nobody but `mei` has a bill of their own. */
async function theRest({ edge, finished, headersOf, aBill, keyOf }: World): Promise<void> {
  for (const who of ['guest', 'anotherMember', 'device'] as const) {
    const { body } = await edge.rest('/api/tableSessions?$limit=100', { headers: headersOf(who) });
    besides.empty.push(typeof body === 'object' && body !== null && 'total' in body ? body.total : body);
  }
  const { _id: session, restoreKey } = finished;
  const order = { requestId: randomUUID(), session, restoreKey, cart: [aLine()], total: 2000 };
  const asked = [
    await edge.rest(`/api/tableSessions/${session}?restoreKey=${restoreKey}`),
    await edge.rest('/api/tableSessions/order', { json: order }),
    await edge.rest('/api/tableSessions/updatePayment', { json: { session, restoreKey } }),
  ];
  besides.finished.push(...asked.map(({ status }) => status));
  const guest = await edge.connect();
  const bill = await aBill();
  for (const who of ['guest', 'holderOfAnother', 'holder'] as const) {
    const call = { item: bill._id, ...keyOf(who, bill) };
    const refusal = await guest.emitRaw('create', 'tableSessions/subscribe', call, {});
    besides.follow.push(refusal?.data.code ?? 'ok');
  }
}
