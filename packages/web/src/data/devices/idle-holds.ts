import { useEffect } from 'react';

const holds = new Set<symbol>();

/** Returns true while something on this page keeps the idle clock still. */
export function isIdleHeld(): boolean {
  return holds.size > 0;
}

/**
 * Keeps the idle clock still while `isHeld` (T1.2): for screens with an open payment attempt or a drawer in counting.
 * Calls that the server has not answered hold it by themselves.
 */
export function useIdleHold(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    const hold = Symbol('idle');
    holds.add(hold);
    return () => void holds.delete(hold);
  }, [isHeld]);
}
