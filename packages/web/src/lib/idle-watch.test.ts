import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createIdleWatch, type IdleState, idleState } from './idle-watch.ts';

const SECOND = 1000;
const TILL = { idleMs: 60 * SECOND, countdownMs: 10 * SECOND };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aWatch() {
  const seen: IdleState[] = [];
  let isHeld = false;
  const watch = createIdleWatch({ ...TILL, isHeld: () => isHeld, onChange: (state) => seen.push(state) });
  const after = (seconds: number) => {
    vi.advanceTimersByTime(seconds * SECOND);
    return seen.at(-1)?.kind;
  };
  return { seen, watch, after, hold: (held: boolean) => (isHeld = held) };
}

describe('the idle clock', () => {
  test('T1.1 T1.2 T11.7 says nothing at 59 s, counts down from 60 s, still at 69 s, and is over at 70 s', () => {
    const { after, seen } = aWatch();
    expect(after(59)).toBeUndefined();
    expect(after(1)).toBe('counting');
    expect(seen.at(-1)).toEqual({ kind: 'counting', leftMs: 10 * SECOND });
    expect(after(9)).toBe('counting');
    expect(seen.at(-1)).toEqual({ kind: 'counting', leftMs: SECOND });
    expect(after(1)).toBe('over');
  });

  test('T1.2 a key, touch or scan starts it anew, also at 69 s', () => {
    const { after, watch } = aWatch();
    after(69);
    watch.touch();
    expect(after(59)).toBe('active');
    expect(after(1)).toBe('counting');
    expect(after(10)).toBe('over');
  });

  test('T1.2 stands still while it is held, and goes on where it stood', () => {
    const { after, hold, seen } = aWatch();
    after(50);
    hold(true);
    expect(after(3600)).toBeUndefined();
    hold(false);
    expect(after(9)).toBeUndefined();
    expect(after(1)).toBe('counting');
    expect(after(10)).toBe('over');
    // nothing more once it is over
    const count = seen.length;
    after(100);
    expect(seen).toHaveLength(count);
  });

  test('a device that slept through its end is locked when it wakes up', () => {
    const { after } = aWatch();
    after(10);
    vi.setSystemTime(Date.now() + 3600 * SECOND);
    expect(after(1)).toBe('over');
  });

  test('T1.2 a hold that begins as the device wakes up does not excuse its sleep', () => {
    const { after, hold } = aWatch();
    after(10);
    vi.setSystemTime(Date.now() + 58 * SECOND);
    hold(true);
    expect(after(1)).toBe('counting');
    // held from one check to the next, it stands still however long that takes
    vi.setSystemTime(Date.now() + 3600 * SECOND);
    after(1);
    hold(false);
    expect(after(1)).toBe('counting');
    expect(after(10)).toBe('over');
  });

  test('a clock that is put back does not start it anew', () => {
    const { after } = aWatch();
    after(50);
    vi.setSystemTime(Date.now() - 3600 * SECOND);
    after(1);
    expect(after(10)).toBe('counting');
  });

  test('T1.1 a handheld waits three minutes', () => {
    const handheld = { idleMs: 180 * SECOND, countdownMs: 10 * SECOND };
    const kinds = [179, 180, 189, 190].map((seconds) => idleState(seconds * SECOND, handheld).kind);
    expect(kinds).toEqual(['active', 'counting', 'counting', 'over']);
  });
});
