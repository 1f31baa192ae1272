import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLongerThan, normaliseText } from './text.ts';

describe('text from people', () => {
  it.each([
    ['👩‍🍳🏳️‍🌈🇭🇰👨‍👩‍👧‍👦🕵🏻‍♂️❤️‍🔥1️⃣🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'emoji of several characters'],
    ['می‌خواهم', 'a non-joiner that Persian spells with'],
    ['ශ්‍රී ක්‍ෂ', 'a joiner that Sinhala spells with'],
    ['葛󠄀', 'a variant of a Chinese character'],
    ['Tiếng Việt', 'accents of Vietnamese'],
    ['ကျွှို့', 'six marks of Burmese'],
    ['בְּרֵאשִׁית', 'points of Hebrew'],
    ['no nuts\r\nplease\tthanks', 'breaks and tabs'],
  ])('%j is kept: %s', (text) => {
    expect(normaliseText(text, 'many')).toBe(text.normalize('NFC'));
  });

  it.each([
    ['e\u0301', '\u00e9', 'decomposed letters'],
    ['a\ud800b\udc00', 'ab', 'halves of characters'],
    ['a\u200bb\u200dc\u2060\ufeff', 'abc', 'spaces and joiners of no width'],
    ['a\u00adb\u034f', 'ab', 'soft hyphens'],
    ['a\u200e\u200f\u061cb', 'ab', 'marks of direction'],
    ['no\u{e0068}\u{e0069} nuts', 'no nuts', 'tags'],
    ['🏴\u{e0078}\u{e0079}\u{e007f}', '🏴', 'tags behind a flag that is none'],
    ['\u3164\u115f\uffa0', '', 'fillers'],
    ['\uffff\ufdd0a\ufff9', 'a', 'what is no character'],
    ['x\ufe0f\u{e0100}', 'x', 'variants of what has none'],
    ['👍\u200d', '👍', 'a joiner that joins nothing'],
    ['a\u2028b\u2029c', 'a\nb\nc', 'separators of lines'],
    [`Z${'\u0335'.repeat(30)}o`, `Z${'\u0335'.repeat(6)}o`, 'thirty marks on one letter'],
  ])('%j becomes %j: %s', (text, kept) => {
    expect(normaliseText(text, 'many')).toBe(kept);
  });

  it('is joined to one line, or left as it is to be refused', () => {
    expect(normaliseText('a\r\n\tb\u2028c', 'joined')).toBe('a b c');
    expect(normaliseText('a\rb', 'joined')).toBe('a\rb');
    expect(normaliseText('a\u2028b', 'one')).toBe('a\u2028b');
  });

  it('of very many marks out of order is no work', () => {
    const text = normaliseText('\u0335\u0323'.repeat(30_000), 'many');
    expect([...text].length).toBe(6);
  });

  it('is as it was when it is normalised again, is well formed, and has few marks in a row', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 4 }),
      fc.constantFrom(
        '👩‍🍳',
        '\u200d',
        '\ufe0f',
        '\u0301',
        '\u0323',
        'e',
        '葛',
        '\u{e0100}',
        '\ud800',
        'ک',
        '\u200c',
        '\u2028',
        '\u{1f3f4}',
        '\u{e0067}',
        '\ufff9',
        '\u034f',
      ),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 30 }),
        fc.constantFrom('many', 'one', 'joined'),
        (pieces, lines) => {
          const text = normaliseText(pieces.join(''), lines);
          return !/\p{Cs}/u.test(text) && !/\p{M}{8}/u.test(text) && normaliseText(text, lines) === text;
        },
      ),
      { seed: 20, numRuns: 2000 },
    );
  });
});

describe('the length of a text', () => {
  it.each([
    ['x'.repeat(30), false],
    ['x'.repeat(31), true],
    ['👨‍👩‍👧‍👦'.repeat(30), false],
    ['👨‍👩‍👧‍👦'.repeat(31), true],
    ['e\u0301'.repeat(30), false],
    [`a${'\u1100'.repeat(600)}`, true],
  ])('is counted as people count (%#)', (text, isLonger) => {
    expect(isLongerThan(text, 30)).toBe(isLonger);
  });
});
