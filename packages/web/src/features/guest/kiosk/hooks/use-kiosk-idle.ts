import { DEVICE_COUNTDOWN_SECONDS, idleSeconds } from '@comanda/domain';
import { useEffect, useRef, useState } from 'react';
import { connection } from '../../../../data/calls/connection.ts';
import { isIdleHeld } from '../../../../data/devices/idle-holds.ts';
import type { PosDevice } from '../../../../data/devices/pos-device.ts';
import { createIdleWatch, type IdleState } from '../../../../lib/idle-watch.ts';

/** Seconds of the countdown for guests who take their time (till T1.2). */
const SLOW_COUNTDOWN_SECONDS = 30;
const SECOND_MS = 1000;
const TOUCHES = ['keydown', 'pointerdown', 'click', 'wheel'] as const;

/**
 * Watches whether the guest is still there, and calls `onEnd` when nobody has been. The clock stands still while the
 * guest pays, or a call waits for its answer.
 * @returns the seconds left of the countdown; undefined while it does not run
 */
export function useKioskIdle({
  device,
  isWatched,
  isSlow,
  onEnd,
}: {
  readonly device: PosDevice['device'];
  /** False while there is nothing to clear. */
  readonly isWatched: boolean;
  readonly isSlow: boolean;
  readonly onEnd: () => void;
}): number | undefined {
  const [state, setState] = useState<IdleState>({ kind: 'active' });
  const end = useRef(onEnd);
  end.current = onEnd;
  const idleMs = idleSeconds(device) * SECOND_MS;
  const countdownMs = (isSlow ? SLOW_COUNTDOWN_SECONDS : DEVICE_COUNTDOWN_SECONDS) * SECOND_MS;
  useEffect(() => {
    setState({ kind: 'active' });
    if (!isWatched) return;
    const watch = createIdleWatch({
      idleMs,
      countdownMs,
      isHeld: () => isIdleHeld() || connection.hasUnanswered(),
      onChange: (next) => {
        setState(next);
        if (next.kind === 'over') end.current();
      },
    });
    const options = { capture: true, passive: true } as const;
    for (const touch of TOUCHES) addEventListener(touch, watch.touch, options);
    return () => {
      watch.stop();
      for (const touch of TOUCHES) removeEventListener(touch, watch.touch, options);
    };
  }, [idleMs, countdownMs, isWatched]);
  return state.kind === 'counting' ? Math.ceil(state.leftMs / SECOND_MS) : undefined;
}
