import { randomUUID } from 'node:crypto';
import { answerSchema, createValidator, everyCall, type NamedCall } from '@comanda/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { COUNTER, SHOP } from '../kits/small-organisation.ts';
import { CASES } from './cases.ts';
import { openOrganisation, type TestOrganisation } from './organisation.ts';

const TRANSPORTS = ['live', 'rest'] as const;
/** Calls that need a live connection. */
const LIVE_ONLY = new Set(['create tableSessions/subscribe']);
const calls = everyCall().map((named) => ({ ...named, name: `${named.method} ${named.path}` as const }));

type Outcome = { readonly answer?: unknown; readonly refusal?: unknown };
const outcomes = new Map<string, Outcome>();

beforeAll(async () => {
  for (const transport of TRANSPORTS) {
    const organisation = await openOrganisation(transport);
    for (const { name } of calls) outcomes.set(`${transport} ${name}`, await outcomeOf(organisation, name));
  }
}, 120_000);

async function outcomeOf(
  organisation: TestOrganisation,
  name: (typeof calls)[number]['name'],
): Promise<Outcome> {
  try {
    return { answer: await CASES[name]?.(organisation) };
  } catch (refusal) {
    return { refusal };
  }
}

describe.each(calls)('the Feathers client: $name', ({ name, ...named }) => {
  it('gets the same answer over both transports', () => {
    expect(CASES, `no case drives ${name}: it belongs in cases.ts`).toHaveProperty([name]);
    const [live, rest] = TRANSPORTS.map((transport) => outcomes.get(`${transport} ${name}`) ?? {});
    expect(live?.refusal).toBeUndefined();
    expect(problemsOf(named, live?.answer)).toEqual([]);
    if (LIVE_ONLY.has(name)) {
      expect(rest?.refusal).toMatchObject({ code: 400, data: { code: 'badRequest' } });
      return;
    }
    expect(rest?.refusal).toBeUndefined();
    expect(steady(rest?.answer)).toEqual(steady(live?.answer));
  });
});

describe.each(TRANSPORTS)('a %s client that sends what the specification lists and no more', (transport) => {
  it('is answered: without request id, total and amount', async () => {
    const organisation = await openOrganisation(transport);
    const call = async (path: string, data: object) => (await organisation.as('guest', path)).create(data);
    const line = () => ({ id: randomUUID(), product: 'rice', quantity: 1 });
    const session = { type: 'takeAway' };
    const opened = await call('tableSessions/create', { shop: SHOP, session, products: [line()] });
    expect(opened).toMatchObject({ status: 'ongoing', bill: { total: 1800 } });
    const { _id, restoreKey } = opened as { readonly _id: string; readonly restoreKey: string };
    const order = { session: _id, restoreKey, cart: [line()] };
    expect(await call('tableSessions/order', order)).toMatchObject({ bill: { total: 3600 } });
    // nothing protects it from being ordered twice
    const repeated = { ...order, cart: [line()] };
    expect(await call('tableSessions/order', repeated)).toMatchObject({ bill: { total: 5400 } });
    const pay = { session: _id, restoreKey, methodRef: COUNTER };
    expect(await call('payments/online', pay)).toMatchObject({ amount: 5400 });
  }, 60_000);
});

/** Returns where an answer departs from the call table; with `$select` a row has fewer fields. */
function problemsOf({ call }: Pick<NamedCall, 'call'>, answer: unknown) {
  const outcome = createValidator(answerSchema(call))(answer);
  return outcome.ok ? [] : outcome.problems.filter(({ rule }) => rule !== 'required');
}

/** Returns an answer without values that differ each time: ids, keys, tokens and addresses. */
function steady(answer: unknown): unknown {
  const text = JSON.stringify(answer ?? null)
    .replaceAll(/"(?:(?:upload-)?[0-9a-f]{8}-[0-9a-f-]{27}|0[0-9a-z]{8}[\w-]{22})"/g, '"an id"')
    .replaceAll(/"[cr][0-9a-f]{24}"/g, '"a name at the provider"')
    .replaceAll(
      /"(restoreKey|accessToken|refreshToken|deviceToken|known|pin|svg|secret|token|last4)":"(?:[^"\\]|\\.)*"/g,
      '"$1":"…"',
    )
    .replaceAll(/"code":"[\w-]+(?:\.[\w-]+){2}"/g, '"code":"…"')
    .replaceAll(/"code":"[2-9A-Z]{4}-[2-9A-Z]{4}"/g, '"code":"…"')
    .replaceAll(/"[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}"/g, '"a recovery code"')
    .replaceAll(/otpauth:[^"]*/g, 'otpauth:…')
    .replaceAll(/\/rider#[\w.-]+/g, '/rider#…')
    .replaceAll(/\/exports\/[\w-]+\/file\?token=\d+\.[\w-]{43}/g, '/exports/…')
    .replaceAll(/#invitation=[\w-]{22}/g, '#invitation=…')
    .replaceAll(/\?preview=[\w.-]+/g, '?preview=…')
    .replaceAll(/\/record\/[\w-]+#receipt=[\w-]{22}/g, '/record/…')
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'http://here');
  return JSON.parse(text);
}
