import type { CDPSession, Page } from 'playwright-core';
import { onLargeMenu } from './large-menu-page.ts';
import { type Bench, median, rounded } from './report.ts';

/** A phone's processor against this one. */
const SLOWER_CPU = 4;
const PASSES = 5;
/** A fast thumb at sixty frames a second: four screens a second. */
const PIXELS_A_FRAME = 54;
const FRAMES = 300;
const MICROSECONDS = 1000;
const RUN_TASK = 'ThreadControllerImpl::RunTask';

type TraceEvent = {
  readonly name: string;
  readonly tdur?: number;
  readonly tid: number;
  readonly pid: number;
};

/**
 * Returns the processor time of each task of the page's main thread while `during` runs, in milliseconds. Wall time would
 * include the machine's other work, and so does the browser's own throttling.
 */
async function tasksOf(session: CDPSession, during: () => Promise<void>): Promise<readonly number[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: readonly unknown[] }) =>
    events.push(...(value as readonly TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  await during();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  // the thread that runs the page's animation frames is the page's own
  const frames = events.find(({ name }) => name === 'FireAnimationFrame');
  return events
    .filter(({ name, tid, pid }) => name === RUN_TASK && tid === frames?.tid && pid === frames.pid)
    .map(({ tdur = 0 }) => tdur / MICROSECONDS);
}

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
        const tasks = await tasksOf(session, () => scroll(page));
        longest.push(Math.max(...tasks) * SLOWER_CPU);
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
