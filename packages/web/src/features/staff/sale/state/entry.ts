/** Longest part of an entry, before or after the `*`. */
const MAX_LENGTH = 12;
/** Largest quantity of a line. */
const MAX_QUANTITY = 999;
const TIMES = '*';

/** A typed entry as it is read: `3*12` is three of the dish with the code 12. */
export type ReadEntry = {
  /** Pieces or weight; undefined without a `*`, or where it stands behind no number above 0. */
  readonly quantity: number | undefined;
  /** Code of a dish; empty where none is typed. */
  readonly code: string;
};

/** Returns an entry after a key of the number pad: a digit, `00`, the decimal point or `*` (till T3.1). */
export function withKey(entry: string, key: string): string {
  const [first = '', ...rest] = entry.split(TIMES);
  const last = rest.at(-1) ?? first;
  if (key === TIMES) return rest.length > 0 || !(Number(first) > 0) ? entry : `${entry}${TIMES}`;
  if (key === '.') {
    if (rest.length > 0 || first.includes('.')) return entry;
    return first === '' ? '0.' : `${entry}.`;
  }
  if (!/^\d{1,2}$/.test(key) || last.length + key.length > MAX_LENGTH) return entry;
  return `${entry}${key}`;
}

/** Returns an entry without its last key. */
export function withoutLastKey(entry: string): string {
  return entry.slice(0, -1);
}

/** Reads an entry; quantities have three decimals at most and are at most 999. */
export function readEntry(entry: string): ReadEntry {
  const at = entry.indexOf(TIMES);
  if (at < 0) return { quantity: undefined, code: entry };
  const typed = Math.round(Number(entry.slice(0, at)) * 1000) / 1000;
  return { quantity: typed > 0 ? Math.min(typed, MAX_QUANTITY) : undefined, code: entry.slice(at + 1) };
}

/** Returns an amount typed on the number pad in minor units: `200` is 200.00, `0.5` is 0.50. */
export function typedAmount(entry: string): number | undefined {
  const amount = Math.round(Number(entry) * 100);
  return entry === '' || !Number.isFinite(amount) ? undefined : amount;
}
