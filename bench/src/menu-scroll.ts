import type { Page } from 'playwright-core';
import { onLargeMenu } from './large-menu-page.ts';
import { pageTasks } from './page-tasks.ts';
import { type Bench, median, rounded } from './report.ts';

/** A phone's processor against this one. */
const SLOWER_CPU = 4;
const PASSES = 5;
/** A fast thumb at sixty frames a second: four screens a second. */
const PIXELS_A_FRAME = 54;
const FRAMES = 300;

/** Scrolls down at an even speed, a step at every frame. */
function scroll(page: Page): Promise<void> {
  return page.evaluate(
    ([pixels, frames]) =>
      new Promise<void>((resolve) => {
        let left = frames;
        const step = () => {
          scrollBy(0, pixels);
          left -= 1;
          if (left > 0) requestAnimationFrame(step);
          else resolve();
        };
        requestAnimationFrame(step);
      }),
    [PIXELS_A_FRAME, FRAMES] as const,
  );
}

/**
 * The longest piece of work while a phone, four times as slow as this machine, scrolls through 1,000 dishes; the middle
 * one of several passes.
 */
export const menuScroll: Bench = {
  name: 'menu-scroll',
  measure: () =>
    onLargeMenu(async (page) => {
      const session = await page.context().newCDPSession(page);
      const longest: number[] = [];
      for (let pass = 0; pass < PASSES; pass += 1) {
        const { tasks } = await pageTasks(session, () => scroll(page));
        longest.push(Math.max(...tasks.map(({ processor }) => processor)) * SLOWER_CPU);
      }
      return {
        bench: 'menu-scroll',
        unit: 'ms',
        value: rounded(median(longest)),
        target: 50,
        bound: 'atMost',
        passes: longest.map(rounded),
      };
    }),
};
