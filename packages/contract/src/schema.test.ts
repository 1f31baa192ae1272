import { describe, expect, it } from 'vitest';
import { PlainText } from './schema.ts';
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
