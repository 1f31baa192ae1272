import { useLayoutEffect, useState } from 'react';

/** Returns the height that the bars marked `data-foot` cover at the foot of the window, in pixels. */
function footHeight(): number {
  const tops = [...document.querySelectorAll('[data-foot]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ width, height, bottom }) => width > 0 && height > 0 && bottom > innerHeight / 2)
    .map(({ top }) => top);
  return Math.max(0, innerHeight - Math.min(innerHeight, ...tops));
}

/** Returns the height of the bars at the foot of the page while `active`, live. */
export function useFootHeight(active: boolean): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    if (!active) return;
    const measure = () => setHeight(footHeight());
    const observer = new MutationObserver(measure);
    // an amount that grows may wrap its button
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    addEventListener('resize', measure);
    addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      removeEventListener('scroll', measure);
    };
  }, [active]);
  return height;
}
