import { useEffect, useState } from 'react';

/** Returns true once `target` has scrolled up under the `bar` at the top of its scroll container. */
export function usePassed(
  scroll: HTMLElement | null,
  bar: HTMLElement | null,
  target: Element | null,
): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!scroll || !bar || !target) return;
    // a target further down has not passed
    const rootMargin = `-${bar.offsetHeight}px 0px 100000px 0px`;
    const watch = new IntersectionObserver((entries) => setPassed(entries.at(-1)?.isIntersecting === false), {
      root: scroll,
      rootMargin,
    });
    watch.observe(target);
    return () => watch.disconnect();
  }, [scroll, bar, target]);
  return isPassed;
}
