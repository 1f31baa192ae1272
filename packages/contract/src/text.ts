/** More in a row are an ornament: no script needs as many on one character. */
const MAX_MARKS = 6;
/** UTF-16 units of the longest emoji that people choose, a family with skin tones, rounded up. */
const UNITS_OF_A_GRAPHEME = 16;

/** Scripts in which a joiner or non-joiner between two letters is spelling. */
const JOINING =
  '\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}' +
  '\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Mong}';
const PICTURE = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\uFE0F)?';
/** England, Scotland and Wales: all other tags say what nobody sees. */
const FLAGS =
  '\\u{1F3F4}\\u{E0067}\\u{E0062}(?:\\u{E0065}\\u{E006E}\\u{E0067}|\\u{E0073}\\u{E0063}\\u{E0074}|\\u{E0077}\\u{E006C}\\u{E0073})\\u{E007F}';
/** Characters without a look of their own that change how one is drawn that people write. */
const NEEDED = [
  FLAGS,
  `${PICTURE}(?:\\u200D${PICTURE}){0,5}`,
  '[0-9#*]\\uFE0F?\\u20E3',
  `(?<=[${JOINING}])[\\u200C\\u200D](?=[${JOINING}])`,
  '(?<=\\p{Script=Han})[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]',
  '(?<=\\p{Script=Mong})[\\u180B-\\u180D\\u180F]',
].join('|');
/** Invisible characters: format characters, fillers, tags, lone surrogates. Direction overrides are rejected. */
const UNSEEN =
  '(?![\\u202A-\\u202E\\u2066-\\u2069])[\\p{Default_Ignorable_Code_Point}\\p{Cs}\\p{Noncharacter_Code_Point}\\uFFF9-\\uFFFB]';
const HAS_UNSEEN = new RegExp(UNSEEN, 'u');
const SEEN = new RegExp(`(${NEEDED})|${UNSEEN}`, 'gu');
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, 'gu');
/** Putting thousands of marks into their order takes seconds. */
const HOPELESSLY_MANY_MARKS = /(\p{M}{60})\p{M}+/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Line breaks of a text: allowed, rejected, or replaced by spaces. */
export type TextLines = 'many' | 'one' | 'joined';

/**
 * Returns a text from a person as it is kept: composed (NFC), without characters that nobody sees but those that emoji
 * and spelling need, and with no more than six combining marks in a row. Line and paragraph separators become line
 * feeds (`many`), every break or tab a space (`joined`), or stay to be refused (`one`).
 */
export function normaliseText(text: string, lines: TextLines): string {
  const composed = text.replace(HOPELESSLY_MANY_MARKS, '$1').normalize('NFC');
  const seen = HAS_UNSEEN.test(composed) ? composed.replace(SEEN, '$1') : composed;
  const bounded = seen.replace(TOO_MANY_MARKS, '$1').normalize('NFC');
  if (lines === 'many') return bounded.replace(/[\u2028\u2029]/gu, '\n');
  return lines === 'joined' ? bounded.replace(/(?:\r\n|[\t\n\u2028\u2029])+/gu, ' ') : bounded;
}

/** Returns whether a text has more characters, as people count them, than `most`; long ones are not counted. */
export function isLongerThan(text: string, most: number): boolean {
  if (text.length <= most) return false;
  if (text.length > most * UNITS_OF_A_GRAPHEME) return true;
  let count = 0;
  for (const _grapheme of graphemes.segment(text)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

/** Returns how many UTF-16 units a text of so many characters may have. */
export function unitsOf(most: number): number {
  return most * UNITS_OF_A_GRAPHEME;
}
