import { MINUTE_MS } from '@comanda/domain';
import { describe, expect, it } from 'vitest';
import type { StoredAttempt } from '../../db/index.ts';
import { nextCheck } from './next-check.ts';

const STARTED_AT = Date.parse('2026-03-01T12:00:00.000Z');
const at = (minutes: number) => STARTED_AT + minutes * MINUTE_MS;

function anAttempt(overrides: Partial<StoredAttempt> = {}): StoredAttempt {
  const time = new Date(STARTED_AT).toISOString();
  const attempt = { account: 'account1', status: 'requiresAction', createdAt: time, updatedAt: time };
  return { ...attempt, ...overrides } as StoredAttempt;
}

/** Returns the minutes after its start at which an open attempt is asked about, in a time. */
function askedAt(attempt: StoredAttempt, minutes: number, options?: Parameters<typeof nextCheck>[2]) {
  const asked: number[] = [];
  for (let now = STARTED_AT; ; ) {
    const next = Date.parse(nextCheck(attempt, now, options) ?? '');
    if (!(next <= at(minutes))) return asked;
    asked.push((next - STARTED_AT) / MINUTE_MS);
    now = next;
  }
}

describe('the times at which a provider is asked about an attempt', () => {
  it('M3.3 M11.3 are five minutes apart at most while its page is open, eight in all, then half an hour', () => {
    expect(askedAt(anAttempt(), 90)).toEqual([1, 2, 5, 10, 15, 20, 25, 30, 60, 90]);
  });

  it('M3.4 are every 3 and then every 10 seconds where no webhook comes, and no closer than the provider allows', () => {
    expect(askedAt(anAttempt(), 30, { isSilent: true })).toHaveLength(20 + 29 * 6);
    expect(askedAt(anAttempt(), 30, { isSilent: true, pollPause: MINUTE_MS })).toHaveLength(30);
  });

  it('M11.3 begin a minute after an attempt whose start was never answered, and not earlier', () => {
    expect(askedAt(anAttempt({ status: 'created' }), 10, { isSilent: true })).toEqual([1, 2, 5, 10]);
  });

  it('M3.3 are an hour and a day after its end, none once it is paid or if no provider has it', () => {
    const ended = anAttempt({ status: 'cancelled' });
    expect(askedAt(ended, 3 * 24 * 60)).toEqual([60, 24 * 60]);
    expect(nextCheck(anAttempt({ status: 'succeeded' }), at(1))).toBeNull();
    const { account: _account, ...counter } = anAttempt();
    expect(nextCheck(counter, at(1))).toBeNull();
  });
});
