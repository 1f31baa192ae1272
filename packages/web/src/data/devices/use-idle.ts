import { useEffect, useRef, useState } from 'react';
import { createIdleWatch, type IdleState, type IdleTimes } from '../../lib/idle-watch.ts';
import { connection } from '../calls/connection.ts';
import { isIdleHeld } from './idle-holds.ts';

/** Events that show that somebody is at the screen: a scanner sends keys, a screen reader clicks. */
const TOUCHES = ['keydown', 'pointerdown', 'click', 'wheel'] as const;
const SECOND = 1000;

type IdleOptions = IdleTimes & {
  /** False while there is nothing to end. */
  readonly isWatched?: boolean;
};

/**
 * Watches whether somebody is at the screen (T1.2), and calls `onEnd` when nobody has been for its times. The clock
 * stands still while somebody pays, or a call waits for its answer.
 * @returns the seconds left of the countdown; undefined while it does not run
 */
export function useIdle(
  { idleMs, countdownMs, isWatched = true }: IdleOptions,
  onEnd: () => void,
): number | undefined {
  const [state, setState] = useState<IdleState>({ kind: 'active' });
  const end = useRef(onEnd);
  end.current = onEnd;
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
    // before anything handles it: what stops an event is no reason to lock
    const options = { capture: true, passive: true } as const;
    for (const touch of TOUCHES) addEventListener(touch, watch.touch, options);
    return () => {
      watch.stop();
      for (const touch of TOUCHES) removeEventListener(touch, watch.touch, options);
    };
  }, [idleMs, countdownMs, isWatched]);
  return state.kind === 'counting' ? Math.ceil(state.leftMs / SECOND) : undefined;
}
