import { expect, test } from 'vitest';
import { idleTimes } from './idle-times.ts';

test('T1.1 a till, kiosk or tabletop waits a minute, a handheld three, each for ten seconds more', () => {
  const seconds = (['till', 'kiosk', 'tabletop', 'handheld'] as const).map(
    (kind) => idleTimes({ kind }).idleMs / 1000,
  );
  expect(seconds).toEqual([60, 60, 60, 180]);
  expect(idleTimes({ kind: 'till' }).countdownMs).toBe(10_000);
});

test('T1.2 a device’s own setting counts', () => {
  expect(idleTimes({ kind: 'till', settings: { idleSeconds: 300 } }).idleMs).toBe(300_000);
});
