import { clockOffset, isClockRight } from './clock-offset.ts';

/** Checks of the set-up that the device makes by itself (T1.3), in the order shown. */
export const CHECKS = ['secure', 'storage', 'clock', 'awake'] as const;
export type Check = (typeof CHECKS)[number];

/** Result of a check; `unknown` where the browser or the network cannot tell. */
export type CheckResult = 'good' | 'bad' | 'unknown';

/** Asks the browser to keep what the page stores; false where it refuses or cannot. */
export async function askToKeep(storage: StorageManager | undefined = navigator.storage): Promise<boolean> {
  try {
    return typeof storage?.persist === 'function' && (await storage.persist());
  } catch {
    return false;
  }
}

async function checkClock(): Promise<CheckResult> {
  const askedAt = Date.now();
  const response = await fetch('/healthz', { cache: 'no-store' });
  const offset = clockOffset({ askedAt, answeredAt: Date.now(), date: response.headers.get('date') });
  if (offset === undefined) return 'unknown';
  return isClockRight(offset) ? 'good' : 'bad';
}

async function checkAwake(): Promise<CheckResult> {
  if (!('wakeLock' in navigator)) return 'bad';
  const lock = await navigator.wakeLock.request('screen');
  await lock.release();
  return 'good';
}

const RUN: Readonly<Record<Check, () => Promise<CheckResult>>> = {
  secure: async () => (globalThis.isSecureContext ? 'good' : 'bad'),
  storage: async () => ((await askToKeep()) ? 'good' : 'bad'),
  clock: checkClock,
  awake: checkAwake,
};

/** Runs a check. A refusal of the browser is a bad result; without a network the clock is unknown. */
export async function runCheck(check: Check): Promise<CheckResult> {
  try {
    return await RUN[check]();
  } catch {
    return check === 'clock' ? 'unknown' : 'bad';
  }
}
