/** A change of many prices: by an amount in minor units or by per cent, then to whole units with a last digit. */
export type PriceRule = {
  readonly kind: 'amount' | 'percent';
  readonly by: number;
  /** Last digit of the new price in whole units, such as 8 for 48; undefined to leave it. */
  readonly ending?: number;
};

const UNIT = 100;

/** Returns a number rounded to a multiple, halves up. */
function roundedTo(value: number, multiple: number): number {
  return Math.floor((value + multiple / 2) / multiple) * multiple;
}

/** Returns the price nearest to an amount that has a last digit in whole units, the higher of two; never below it. */
function endingIn(digit: number, amount: number): number {
  const ten = 10 * UNIT;
  const own = digit * UNIT;
  return Math.max(own, roundedTo(amount - own, ten) + own);
}

/** Returns a price changed by a rule, in minor units: on the shop's step, and not below zero (B3.3). */
export function changedPrice(price: number, { kind, by, ending }: PriceRule, step: number): number {
  const raw = kind === 'amount' ? price + by : Math.round((price * (100 + by)) / 100);
  const onStep = Math.max(0, roundedTo(raw, step));
  if (ending === undefined) return onStep;
  return roundedTo(endingIn(ending, onStep), step);
}

const CHANGE = /^([+-]?)(\d{1,7})(?:\.(\d{1,2}))?$/;
const MAX_PERCENT = 1000;

/**
 * Parses a typed change of prices, such as `5`, `+2.50` or `-10`: an amount in minor units, or per cent; 0 while nothing
 * is typed, undefined if it is no number or out of bounds.
 */
export function readChange(typed: string, kind: PriceRule['kind']): number | undefined {
  const text = typed.replaceAll('−', '-').replaceAll(/[\s%,]/g, '');
  if (text === '') return 0;
  const [, sign, whole, part = ''] = CHANGE.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const minor = Number(whole) * UNIT + Number(part.padEnd(2, '0'));
  const signed = sign === '-' ? -minor : minor;
  if (kind === 'amount') return signed;
  const percent = signed / UNIT;
  return percent < -100 || percent > MAX_PERCENT ? undefined : percent;
}
