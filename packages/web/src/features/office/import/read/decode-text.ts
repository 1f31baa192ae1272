import { FileError } from './limits.ts';

/** The encodings of files, in the order in which a person chooses among them. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'big5', 'gb18030', 'shift_jis'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Encodings that share their bytes, so that a text may be read without loss in several of them. */
const EAST_ASIAN = ['big5', 'gb18030', 'shift_jis'] as const;
type EastAsian = (typeof EAST_ASIAN)[number];

/** The byte order marks. */
const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** The number of bytes that tell an encoding. */
const SAMPLE = 64 * 1024;

/**
 * Reads text in the encoding that decodes it without loss (office B8.1), or in the chosen one. Of several East Asian
 * ones that do, it is the one in which most characters are among the frequent ones. @throws {FileError} encodingUnknown
 */
export function decodeText(bytes: Uint8Array, chosen?: Encoding): { text: string; encoding: Encoding } {
  const candidates = chosen === undefined ? candidatesOf(bytes) : [chosen];
  for (const encoding of candidates) {
    const text = decoded(bytes, encoding);
    if (text !== undefined) return { text, encoding };
  }
  throw new FileError('encodingUnknown');
}

function candidatesOf(bytes: Uint8Array): readonly Encoding[] {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked !== undefined) return [marked[0]];
  const wide = unmarkedUtf16(bytes);
  if (wide !== undefined) return [wide];
  const ranked = EAST_ASIAN.map((encoding) => ({ encoding, share: frequentShare(bytes, encoding) }));
  return ['utf-8', ...[...ranked].sort((a, b) => b.share - a.share).map(({ encoding }) => encoding)];
}

/** Returns the text without loss: no byte is invalid, and nothing is a private or replaced character. */
function decoded(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return /[\uE000-\uF8FF\uFFFD\0]/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Returns UTF-16 for a text without a mark whose every second byte is mostly zero. */
function unmarkedUtf16(bytes: Uint8Array): Encoding | undefined {
  const pairs = Math.min(SAMPLE, bytes.length) >> 1;
  const zeros = [0, 0];
  for (let at = 0; at < pairs * 2; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [first = 0, second = 0] = zeros;
  if (first === 0 && second === 0) return undefined;
  return second >= first ? 'utf-16le' : 'utf-16be';
}

/** The lead bytes of the frequent characters of each encoding: level 1 of Big5, of GB 2312 and of JIS, and kana. */
const FREQUENT: { readonly [Each in EastAsian]: (lead: number, trail: number) => boolean } = {
  big5: (lead) => lead >= 0xa4 && lead <= 0xc6,
  gb18030: (lead, trail) => lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1,
  shift_jis: (lead, trail) =>
    (lead === 0x82 && trail >= 0x9f) || lead === 0x83 || (lead >= 0x88 && lead <= 0x97),
};
/** Half-width katakana are single bytes in Shift-JIS, and rare. */
const isSingle = (encoding: EastAsian, byte: number) =>
  byte < 0x80 || (encoding === 'shift_jis' && byte >= 0xa0 && byte <= 0xdf);

/** Returns the share of characters beyond ASCII that are frequent, if the bytes were of this encoding. */
function frequentShare(bytes: Uint8Array, encoding: EastAsian): number {
  let frequent = 0;
  let all = 0;
  for (let at = 0; at < Math.min(SAMPLE, bytes.length); at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    all += 1;
    if (isSingle(encoding, lead)) continue;
    at += 1;
    if (FREQUENT[encoding](lead, bytes[at] ?? 0)) frequent += 1;
  }
  return all === 0 ? 0 : frequent / all;
}
