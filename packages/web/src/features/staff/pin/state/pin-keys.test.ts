import { describe, expect, test } from 'vitest';
import { NO_PIN, type PinTyping, withKey, withTouch } from './pin-keys.ts';

/** Types characters so many milliseconds apart. */
function typed(characters: string, gap: number, before: PinTyping = NO_PIN): PinTyping {
  return Array.from(characters).reduce(
    (typing, character, at) => withKey(typing, character, 1000 + at * gap),
    before,
  );
}

describe('a PIN on the keyboard', () => {
  test('T2.2 is what a hand types, digits only', () => {
    expect(typed('2222', 61)).toMatchObject({ pin: '2222', isScan: false });
    expect(typed('2a2-2', 120).pin).toBe('222');
    expect(typed('1234567890123', 120).pin).toBe('123456789012');
  });

  test('T2.2 is not what a scanner sends: a code of digits or letters types nothing', () => {
    expect(typed('2222', 60)).toMatchObject({ pin: '', isScan: true });
    expect(typed('AB12', 5)).toMatchObject({ pin: '', isScan: true });
    // however long it is, and whatever stood there before
    expect(typed('4891234567890', 8)).toMatchObject({ pin: '', isScan: true });
    expect(typed('2222', 10, typed('22', 200))).toMatchObject({ pin: '', isScan: true });
  });

  test('T2.2 goes on after a scan', () => {
    const scanned = typed('AB12', 5);
    expect(withKey(scanned, '7', 9000)).toMatchObject({ pin: '7', isScan: false });
    expect(withTouch(scanned, '7')).toMatchObject({ pin: '7', isScan: false });
  });
});
