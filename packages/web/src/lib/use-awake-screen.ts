import { useEffect } from 'react';

/** Holds a screen wake lock while it is wanted and the page is shown, where the device supports it. */
export function useAwakeScreen(isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return;
    let lock: WakeLockSentinel | undefined;
    let isUnmounted = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      // unsupported in older browsers, and refused on a low battery
      const given = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (isUnmounted) void given?.release();
      else lock = given;
    };
    void ask();
    // the lock is released whenever the page is hidden
    document.addEventListener('visibilitychange', ask);
    return () => {
      isUnmounted = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [isWanted]);
}
