const RANGE = /^(\D*)(\d{1,4})\s*(?:-|‐|–|—|−|~|〜|to|至|到)\s*(\D*)(\d{1,4})$/;
/** A range whose end is not typed yet. */
const UNFINISHED = /(?:-|‐|–|—|−|~|〜|至|到)$/;
const MAX_TABLES = 300;

/** The outcome of a typed range: names of tables, or what is wrong with it. */
export type TableRange =
  | { readonly names: readonly string[] }
  | { readonly problem: 'notRange' | 'wrongWay' | 'tooMany' };

/**
 * Returns the names of the tables in a range such as `A1–A12` or `1-8`, with as many digits as its first (office B1.4);
 * with `avoidsUnlucky` without the numbers that contain a 4 or are 13. A single name is a range of one.
 */
export function tableRange(typed: string, { avoidsUnlucky = false } = {}): TableRange {
  // keyboards for Chinese and Japanese type wide characters
  const text = typed.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
  const found = RANGE.exec(text);
  if (found === null) {
    const isName = /^\S{1,20}$/.test(text) && !UNFINISHED.test(text);
    return isName ? { names: [text] } : { problem: 'notRange' };
  }
  const [, prefix = '', from = '', second = '', to = ''] = found;
  if (second.trim() !== '' && second.trim() !== prefix.trim()) return { problem: 'notRange' };
  const [first, last] = [Number(from), Number(to)];
  if (last < first) return { problem: 'wrongWay' };
  if (last - first >= MAX_TABLES) return { problem: 'tooMany' };
  const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const used = avoidsUnlucky ? numbers.filter((number) => !isUnlucky(number)) : numbers;
  return { names: used.map((number) => `${prefix}${String(number).padStart(from.length, '0')}`) };
}

function isUnlucky(number: number): boolean {
  return number === 13 || String(number).includes('4');
}
