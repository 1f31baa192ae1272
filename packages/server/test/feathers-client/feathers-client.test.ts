import { answerSchema, createValidator, everyCall, type NamedCall } from '@comanda/contract';
import { beforeAll, describe, expect, it } from 'vitest';
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
    .replaceAll(/\/exports\/[\w-]+\/file\?token=\d+\.[\w-]{43}/g, '/exports/…')
    .replaceAll(/#invitation=[\w-]{22}/g, '#invitation=…')
    .replaceAll(/\?preview=[\w.-]+/g, '?preview=…')
    .replaceAll(/\/record\/[\w-]+#receipt=[\w-]{22}/g, '/record/…')
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'http://here');
  return JSON.parse(text);
}
