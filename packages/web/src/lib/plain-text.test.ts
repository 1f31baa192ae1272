import { expect, test } from 'vitest';
import { oneLine, plainText } from './plain-text.ts';

test('pasted text loses invisible characters, and keeps every script and emoji', () => {
  expect(plainText('\u202A+852 9123 4567\u202C')).toBe('+852 9123 4567');
  expect(plainText('a\u0000b\u0007c\u0085\u2066d')).toBe('abcd');
  const said = 'מלח בצד, לא חריף 少飯走青 👩‍👩‍👧‍👦 <b>&amp;</b>';
  expect(plainText(said)).toBe(said);
});

test('line breaks stay in text of several lines', () => {
  expect(plainText('one\r\ntwo\rthree\n\tfour')).toBe('one\ntwo\nthree\n\tfour');
  expect(oneLine('one\r\n\ttwo\u2028three')).toBe('one two three');
});
