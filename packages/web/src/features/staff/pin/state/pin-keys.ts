/** Characters at most so many milliseconds apart come from a scanner (T3.3). */
export const SCAN_GAP_MS = 60;
/** Number of such characters in a row that make a scan. */
const SCAN_LENGTH = 4;
const LONGEST_PIN = 12;

/** A PIN being typed. */
export type PinTyping = {
  readonly pin: string;
  /** Number of the last characters that came as fast as a scanner's. */
  readonly burst: number;
  readonly lastAt: number;
  /** True if what came last was a scan, which types no PIN (T2.2). */
  readonly isScan: boolean;
};

export const NO_PIN: PinTyping = { pin: '', burst: 0, lastAt: Number.NEGATIVE_INFINITY, isScan: false };

const withDigit = (pin: string, digit: string) => (pin + digit).slice(0, LONGEST_PIN);

/** Returns the PIN after a touch on the pad. */
export function withTouch(typing: PinTyping, digit: string): PinTyping {
  return { ...NO_PIN, pin: withDigit(typing.pin, digit) };
}

/**
 * Returns the PIN after a character of the keyboard at `at` (ms): digits are typed, others are not, and four that come
 * as fast as a scanner's, with whatever follows them at that speed, clear what was typed (T2.2).
 */
export function withKey(typing: PinTyping, character: string, at: number): PinTyping {
  const burst = at - typing.lastAt <= SCAN_GAP_MS ? typing.burst + 1 : 1;
  const isScan = burst >= SCAN_LENGTH;
  if (isScan) return { pin: '', burst, lastAt: at, isScan };
  const isDigit = /^[0-9]$/.test(character);
  return { pin: isDigit ? withDigit(typing.pin, character) : typing.pin, burst, lastAt: at, isScan: false };
}
