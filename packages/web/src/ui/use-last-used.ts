import { useEffect, useMemo, useRef } from 'react';
import { footHeight } from './use-foot-height.ts';

/** About what two messages take (px). */
const MESSAGES = 128;
const LARGE = 240;

/** Remembers what was touched last, to tell whether it stands where messages do: low on the page, above its bars. */
export function useLastUsed() {
  const touched = useRef<Element>(null);
  useEffect(() => {
    const touch = ({ target }: Event) => {
      touched.current = target instanceof Element ? target : null;
    };
    addEventListener('pointerdown', touch, { capture: true, passive: true });
    addEventListener('focusin', touch);
    return () => {
      removeEventListener('pointerdown', touch, { capture: true });
      removeEventListener('focusin', touch);
    };
  }, []);
  return useMemo(
    () => ({
      isAtFoot() {
        const used = touched.current?.isConnected ? touched.current : undefined;
        if (used === undefined || used.closest('[data-foot], [data-toasts]') !== null) return false;
        const { bottom, height } = used.getBoundingClientRect();
        const free = innerHeight - footHeight();
        // a whole page that was tapped is no control
        return height > 0 && height < LARGE && bottom > free - MESSAGES && bottom - height < free;
      },
    }),
    [],
  );
}
