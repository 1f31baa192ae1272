import { useEffect } from 'react';

/** Keeps the screen from going dark while a page is shown, where the device lets it. */
export function useAwakeScreen(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isLeft = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      // older browsers have none, and a battery that runs out refuses
      const given = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (isLeft) void given?.release();
      else lock = given;
    };
    void ask();
    // it is lost whenever the page is hidden
    document.addEventListener('visibilitychange', ask);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
