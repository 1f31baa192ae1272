import Type from 'typebox';
import { describe, expect, it } from 'vitest';
import { everyCall } from './call-table/calls.ts';
import { TEXT_RULE } from './normalise.ts';
import { Closed, Id, Minor, MinorFromZero, PlainText } from './schema.ts';
import { createValidator } from './validate.ts';

const check = createValidator(PlainText(40));

describe('text from people', () => {
  it.each([
    ['少甜、走青', 'Chinese'],
    ['👩‍🍳🏳️‍🌈🇭🇰', 'emoji of several characters'],
    ['no nuts\n\tplease', 'a line feed and a tab'],
    ['no nuts\r\nplease', 'a line break of Windows'],
    ['بدون بصل', 'a script from right to left'],
    ['', 'nothing'],
  ])('%j is kept: %s', (text) => {
    expect(check(text)).toEqual({ ok: true, value: text });
  });

  it.each([0x00, 0x08, 0x0b, 0x0d, 0x1b, 0x7f, 0x80, 0x85, 0x9b, 0x9f, 0x202a, 0x202e, 0x2066, 0x2069])(
    'a control character is refused (%i)',
    (code) => {
      const text = `no ${String.fromCodePoint(code)}nuts`;
      expect(check(text)).toMatchObject({ ok: false });
    },
  );
});

describe('a call with texts from people', () => {
  const checkCall = createValidator(
    Closed({ remark: PlainText(10), lines: Type.Array(Closed({ text: PlainText(3) })) }),
  );

  it('gives them normalised, at every depth, and what was sent stays as it was', () => {
    const sent = { remark: 'e\u0301\u200b', lines: [{ text: 'a' }, { text: '\ud800b' }] };
    expect(checkCall(sent)).toEqual({
      ok: true,
      value: { remark: '\u00e9', lines: [{ text: 'a' }, { text: 'b' }] },
    });
    expect(sent.remark).toBe('e\u0301\u200b');
  });

  it('is refused with the place of what is too long, counted as people count', () => {
    expect(checkCall({ remark: '👩‍🍳'.repeat(10), lines: [{ text: 'abc' }] }).ok).toBe(true);
    expect(checkCall({ remark: '👩‍🍳'.repeat(11), lines: [{ text: 'abcd' }] })).toMatchObject({
      ok: false,
      problems: [
        { field: '/remark', rule: 'maxLength' },
        { field: '/lines/0/text', rule: 'maxLength' },
      ],
    });
  });

  it('of another shape is refused as it is', () => {
    for (const value of [null, 7, [], { remark: 7, lines: {} }]) expect(checkCall(value).ok).toBe(false);
  });
});

/** Secrets and lookup keys: not text for people. */
const KEYS = /(token|known|password|newPassword|restoreKey|signature|code|savedInfo|proof)$/i;

it('every free text that a call takes is one from a person, or a key', () => {
  const free = everyCall().flatMap(({ path, method, call }) =>
    'data' in call ? freeTexts(call.data, `${method} ${path}`) : [],
  );
  expect(free.filter((place) => !KEYS.test(place))).toEqual([]);
});

/** Places of strings that neither a pattern, a list nor the rule of texts from people bounds. */
function freeTexts(schema: Node, place: string): string[] {
  const { type, pattern, properties = {}, items, anyOf = [] } = schema;
  const isFree = type === 'string' && pattern === undefined && !(TEXT_RULE in schema);
  return [
    ...(isFree && !('const' in schema) ? [place] : []),
    ...Object.entries(properties).flatMap(([name, each]) => freeTexts(each, `${place}/${name}`)),
    ...(items === undefined ? [] : freeTexts(items, place)),
    ...anyOf.flatMap((each) => freeTexts(each, place)),
  ];
}

type Node = {
  readonly type?: unknown;
  readonly pattern?: unknown;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
};

describe('B10.2 notes on a schema', () => {
  it('say whose id a field names, and which number is money', () => {
    const fields = JSON.parse(JSON.stringify(Closed({ tax: Id('tax'), fee: Minor, price: MinorFromZero })));
    expect(fields.properties).toMatchObject({
      tax: { type: 'string', maxLength: 64, ref: 'tax' },
      fee: { type: 'integer', minimum: -(10 ** 13), unit: 'minor' },
      price: { type: 'integer', minimum: 0, unit: 'minor' },
    });
  });

  it('check nothing: an id is any id, an amount any whole number within its bounds', () => {
    const checkBoth = createValidator(Closed({ tax: Id('tax'), fee: Minor }));
    expect(checkBoth({ tax: 'dish-1', fee: -5 })).toMatchObject({ ok: true });
    expect(checkBoth({ tax: 'no id', fee: 5 })).toMatchObject({ ok: false });
    expect(checkBoth({ tax: 'dish-1', fee: 0.5 })).toMatchObject({ ok: false });
  });
});
