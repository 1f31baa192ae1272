import { useEffect, useState } from 'react';

/** Whether `target` has gone up under the `bar` across the top of what scrolls it. */
export function usePassed(
  scroll: HTMLElement | null,
  bar: HTMLElement | null,
  target: Element | null,
): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!scroll || !bar || !target) return;
    // what is below, still to come, has not passed
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
