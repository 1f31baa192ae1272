/** The characters that a device's scanner sends before and after a code. */
export type ScannerSettings = { readonly prefix?: string; readonly suffix?: string };

/** Keys that may turn out to be a scan: the characters so far, and when the last came (ms). */
export type Burst = { readonly text: string; readonly at: number };

/** Outcome of a key: the burst that goes on, and what was scanned if this key ended a scan. */
export type ScanStep = {
  readonly burst: Burst;
  /** True if this key began the burst: what it changes is taken back if the burst becomes a scan. */
  readonly isFirst: boolean;
  readonly scanned: string | undefined;
};

const MIN_LENGTH = 4;
/** Longest pause between the keys of a scanner, in milliseconds. */
const MAX_GAP = 60;
/** Longest pause between keys that stand behind the scanner's prefix, in milliseconds. */
const MAX_GAP_WITHIN = 500;
const ENDS = ['Enter', 'Tab'];

export const NO_BURST: Burst = { text: '', at: Number.NEGATIVE_INFINITY };

/**
 * Tells a scanner from fingers, key by key (till T3.3): a scan is four characters or more, at most 60 ms apart, ended by
 * Enter or Tab; or what stands between the scanner's prefix and suffix.
 */
export function afterKey(burst: Burst, key: string, at: number, settings: ScannerSettings = {}): ScanStep {
  const { prefix = '', suffix = '' } = settings;
  const isWithin = prefix !== '' && burst.text.startsWith(prefix);
  const goesOn = burst.text !== '' && at - burst.at <= (isWithin ? MAX_GAP_WITHIN : MAX_GAP);
  const text = goesOn ? burst.text : '';
  if (ENDS.includes(key)) return { burst: NO_BURST, isFirst: false, scanned: ended(text, settings) };
  if ([...key].length !== 1) return { burst: goesOn ? burst : NO_BURST, isFirst: false, scanned: undefined };
  const next = `${text}${key}`;
  const between = suffix === '' ? undefined : enclosed(next, prefix, suffix);
  if (between !== undefined) return { burst: NO_BURST, isFirst: text === '', scanned: between };
  return { burst: { text: next, at }, isFirst: text === '', scanned: undefined };
}

/** Returns the scan that Enter or Tab ends; undefined if it was typed. */
function ended(text: string, { prefix = '', suffix = '' }: ScannerSettings): string | undefined {
  const isPrefixed = prefix !== '' && text.startsWith(prefix) && text.length > prefix.length;
  // a scanner that sends a suffix ends with it, not with Enter
  if (isPrefixed) return suffix === '' ? text.slice(prefix.length) : undefined;
  return [...text].length >= MIN_LENGTH ? text : undefined;
}

/** Returns what stands between prefix and suffix; undefined where one is missing, or nothing is between them. */
function enclosed(text: string, prefix: string, suffix: string): string | undefined {
  if (!text.startsWith(prefix) || !text.endsWith(suffix)) return undefined;
  const between = text.slice(prefix.length, text.length - suffix.length);
  const isLongEnough = prefix === '' ? [...between].length >= MIN_LENGTH : between.length > 0;
  return isLongEnough ? between : undefined;
}
