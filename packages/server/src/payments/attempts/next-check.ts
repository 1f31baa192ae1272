import { HOUR_MS, MINUTE_MS } from '@comanda/domain';
import type { StoredAttempt } from '../../db/index.ts';
import { instantOf } from '../../lib/index.ts';
import { isOpen } from './transitions.ts';

const SECOND_MS = 1_000;
/**
 * Times after its start at which the provider is asked about an open attempt (payments M3.3). They are five minutes apart
 * at most until its page closes, so that a charge is known by then without a webhook (payments M11.3).
 */
const AFTER_START = [1, 2, 5, 10, 15, 20, 25, 30].map((minutes) => minutes * MINUTE_MS);
/** Times after its end at which an attempt is cancelled at the provider once more. */
const AFTER_END = [HOUR_MS, 24 * HOUR_MS];
/** Pause between questions about an attempt whose bank takes longer. */
const SLOW_MS = 30 * MINUTE_MS;
/** Pauses where no webhook comes, in the first minute and from then on (payments M3.4). */
const EAGER = { untilMs: MINUTE_MS, everyMs: 3 * SECOND_MS };
const SILENT = { untilMs: 30 * MINUTE_MS, everyMs: 10 * SECOND_MS };

/**
 * Returns when the provider is to be asked about an attempt next; null for one that it does not know, or that has come
 * to its end. Where no webhook comes (`isSilent`) an open attempt is asked about often, but not within `pollPause`, and
 * not while its start is not answered, since asking ends what a terminal does not show yet.
 */
export function nextCheck(
  { account, status, createdAt, updatedAt }: StoredAttempt,
  now: number,
  { isSilent = false, pollPause = 0 }: { readonly isSilent?: boolean; readonly pollPause?: number } = {},
): string | null {
  if (account === undefined) return null;
  if (isOpen(status)) {
    const startedAt = Date.parse(createdAt);
    const isAskedOften = isSilent && status !== 'created';
    const often = [EAGER, SILENT].find(({ untilMs }) => isAskedOften && now - startedAt < untilMs);
    if (often !== undefined) return instantOf(now + Math.max(often.everyMs, pollPause));
    return instantOf(firstAfter(startedAt, AFTER_START, now) ?? now + SLOW_MS);
  }
  if (status !== 'failed' && status !== 'cancelled') return null;
  const at = firstAfter(Date.parse(updatedAt), AFTER_END, now);
  return at === undefined ? null : instantOf(at);
}

function firstAfter(from: number, offsets: readonly number[], now: number): number | undefined {
  return offsets.map((offset) => from + offset).find((at) => at > now);
}
