import { expect, it } from 'vitest';
import { DEVICE_KINDS } from '../model/index.ts';
import { DEVICE_COUNTDOWN_SECONDS, deviceMode, idleSeconds } from './device-kind.ts';

it('T1.1 gives each kind of device its mode and waiting time', () => {
  const rows = DEVICE_KINDS.map((kind) => [
    kind,
    deviceMode(kind),
    idleSeconds({ kind }),
    DEVICE_COUNTDOWN_SECONDS,
  ]);
  expect(rows).toEqual([
    ['till', 'pos', 60, 10],
    ['handheld', 'pos', 180, 10],
    ['kiosk', 'kiosk', 60, 10],
    ['tabletop', 'kiosk', 60, 10],
  ]);
  expect(idleSeconds({ kind: 'till', settings: { idleSeconds: 300 } })).toBe(300);
  expect(idleSeconds({ kind: 'handheld', settings: {} })).toBe(180);
});
