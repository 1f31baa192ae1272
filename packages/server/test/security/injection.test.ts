import { describe, expect, it } from 'vitest';
import { aLine, aTakeAway, GUEST } from '../kits/calls.ts';
import { openEdge } from '../kits/edge.ts';
import { codeOf } from './raw-http.ts';

/** Text with a meaning to databases, browsers, spreadsheets, templates or shells. */
const MEANINGFUL = [
  "'; drop table table_sessions; --",
  '" or "1"="1',
  "\\'; select pg_sleep(9); --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '=HYPERLINK("https://evil.example","x")',
  '@SUM(1+1)*cmd|"/C calc"!A0',
  '{{constructor.constructor("x")()}}',
  '#{7*7}<%= 7*7 %>$(id)`id`',
  '../../etc/passwd',
  '%s%s%n',
  '{"$ne":null}',
  '🍜'.repeat(20),
];
/** Control and bidirectional characters. */
const OBEYED = [
  '\u001b[2J',
  '\u001bp\u0000\u0019\u00fa',
  '\u0010\u0014\u0001\u0000\u0005',
  '\u009b31m',
  '\u0000',
  '\u0007',
  'a\rb',
  '\u007f',
  '\u0085',
  '\u202Etxt.exe',
  '\u2066x\u2069',
];
/** Invisible characters, with what is kept of them. */
const UNSEEN = [
  ['e\u0301', '\u00e9'],
  ['\ud83d', ''],
  ['\u200b\ufeff\u200e', ''],
  ['\u{e0068}\u{e0069}', ''],
  [`Z${'\u0335'.repeat(30)}`, `Z${'\u0335'.repeat(6)}`],
  ['👩‍🍳', '👩‍🍳'],
] as const;
type Places = readonly [name: string, (text: string) => object][];
const PLACES: Places = [
  ['a remark', (remark) => ({ session: { type: 'takeAway', remark } })],
  ['an address', (address) => ({ session: { type: 'takeAway', address } })],
  ['a name', (name) => ({ session: { type: 'takeAway', contact: { name, phone: '12345678' } } })],
  ['a line’s remark', (customRemark) => ({ products: [aLine({ customRemark })] })],
];
const IDS = ['shop', 'coupons', 'gifts', 'requestId'] as const;

describe('text from people', () => {
  it.each(PLACES)(
    'is kept and given as it is, where it is %s, and means nothing to anybody',
    async (_name, at) => {
      const edge = await openEdge();
      for (const text of MEANINGFUL) {
        const call = { ...aTakeAway(), ...at(text) };
        const { status, body } = await edge.rest('/api/tableSessions/create', { json: call });
        expect([status, codeOf(body)], text).toEqual([201, 'ok']);
        expect(JSON.stringify(body)).toContain(JSON.stringify(text).slice(1, -1));
      }
      const all = await edge.core.ordering.create(aTakeAway(), GUEST);
      expect(all.bill.total).toBe(2000);
    },
  );

  it.each(PLACES)('is stored without invisible characters, as %s', async (_name, at) => {
    const edge = await openEdge();
    for (const [sent, kept] of UNSEEN) {
      const call = { ...aTakeAway(), ...at(`no ${sent} nuts`) };
      const { status, body } = await edge.rest('/api/tableSessions/create', { json: call });
      expect([status, codeOf(body)], JSON.stringify(sent)).toEqual([201, 'ok']);
      expect(JSON.stringify(body)).toContain(`no ${kept} nuts`);
    }
  });

  it.each(PLACES)('with control characters is refused, as %s', async (_name, at) => {
    const edge = await openEdge();
    const guest = await edge.connect();
    for (const text of OBEYED) {
      const call = { ...aTakeAway(), ...at(`no ${text} nuts`) };
      const refusal = await guest.emitRaw('create', 'tableSessions/create', call);
      expect(refusal?.data.code, JSON.stringify(text)).toBe('badRequest');
      expect((await edge.rest('/api/tableSessions/create', { json: call })).status).toBe(400);
    }
  });

  it('is accepted as no id, key or address', async () => {
    const edge = await openEdge();
    for (const text of [...MEANINGFUL, ...OBEYED]) {
      for (const name of IDS) {
        const value = name === 'coupons' || name === 'gifts' ? [text] : text;
        const { status } = await edge.rest('/api/tableSessions/create', {
          json: { ...aTakeAway(), [name]: value },
        });
        expect(status, `${name} ${JSON.stringify(text)}`).toBe(400);
      }
      const word = encodeURIComponent(text);
      const asked = [
        `/api/tableSessions?restoreKeys=${word}`,
        `/api/products?name.en=${word}&$limit=1`,
        `/api/board?shop=${word}`,
        `/api/docs?q=${word}`,
        `/?viewItem=${word}`,
      ];
      for (const path of asked) {
        const { status, body } = await edge.rest(path);
        expect(status, path).toBeLessThan(500);
        expect(String(body), path).not.toMatch(/<script>alert|<img src=x/);
      }
    }
  });
});
