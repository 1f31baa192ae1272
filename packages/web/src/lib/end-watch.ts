import { LISTS } from './list-constants.ts';

/**
 * Creates the trigger of a list's next page: calls `onReach` while the end of the list is in view, never twice within
 * the throttle, and again after a page that did not fill the screen.
 */
export function createEndWatch(onReach: () => void) {
  let isInView = false;
  let reachedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const checkAfter = (time: number) => {
    clearTimeout(timer);
    timer = setTimeout(check, time);
  };
  function check(): void {
    if (!isInView) return;
    const rest = reachedAt + LISTS.reloadThrottle - performance.now();
    if (rest > 0) {
      checkAfter(rest);
    } else {
      reachedAt = performance.now();
      onReach();
    }
  }
  return {
    /** Tells that the end of the list came into view, or left it. */
    moved(isNowInView: boolean): void {
      isInView = isNowInView;
      check();
    },
    /** Tells that a page has come. */
    loaded: () => checkAfter(LISTS.followUpCheck),
    stop: () => clearTimeout(timer),
  };
}
