import { DEVICE_COUNTDOWN_SECONDS, idleSeconds } from '@comanda/domain';
import type { PosDevice } from '../../../../data/devices/pos-device.ts';
import { useIdle } from '../../../../data/devices/use-idle.ts';

/** Seconds of the countdown for guests who take their time (till T1.2). */
const SLOW_COUNTDOWN_SECONDS = 30;
const SECOND_MS = 1000;

type KioskIdleOptions = {
  readonly device: PosDevice['device'];
  /** False while there is nothing to clear. */
  readonly isWatched: boolean;
  readonly isSlow: boolean;
  readonly onEnd: () => void;
};

/**
 * Watches whether the guest is still there, and calls `onEnd` when nobody has been.
 * @returns the seconds left of the countdown; undefined while it does not run
 */
export function useKioskIdle({ device, isWatched, isSlow, onEnd }: KioskIdleOptions): number | undefined {
  const idleMs = idleSeconds(device) * SECOND_MS;
  const countdownMs = (isSlow ? SLOW_COUNTDOWN_SECONDS : DEVICE_COUNTDOWN_SECONDS) * SECOND_MS;
  return useIdle({ idleMs, countdownMs, isWatched }, onEnd);
}
