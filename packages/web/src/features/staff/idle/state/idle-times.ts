import type { Device } from '@comanda/contract';
import { DEVICE_COUNTDOWN_SECONDS, idleSeconds } from '@comanda/domain';
import type { IdleTimes } from '../../../../lib/idle-watch.ts';

const SECOND = 1000;

/** Returns the idle times of a device: its own setting, else its kind's (T1.1, T1.2). */
export function idleTimes(device: Partial<Device> & Pick<Device, 'kind'>): IdleTimes {
  return { idleMs: idleSeconds(device) * SECOND, countdownMs: DEVICE_COUNTDOWN_SECONDS * SECOND };
}
