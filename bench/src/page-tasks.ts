import type { CDPSession } from 'playwright-core';

const MICROSECONDS = 1000;
const RUN_TASK = 'ThreadControllerImpl::RunTask';

type TraceEvent = {
  readonly name: string;
  /** Begin, and duration by the clock and in processor time, microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly tid: number;
  readonly pid: number;
};

/** A task of a page's main thread, or a mark that the page set; milliseconds of the browser's clock. */
export type PageTask = { readonly begin: number; readonly end: number; readonly processor: number };
export type PageMark = { readonly name: string; readonly at: number };

/**
 * Returns the tasks of the page's main thread while `during` runs, with their processor time, and the marks
 * (`performance.mark`) set meanwhile. Wall time would include the machine's other work, and so does the browser's own
 * throttling.
 */
export async function pageTasks(
  session: CDPSession,
  during: () => Promise<void>,
): Promise<{ readonly tasks: readonly PageTask[]; readonly marks: readonly PageMark[] }> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: readonly unknown[] }) =>
    events.push(...(value as readonly TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] },
  });
  await during();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  // the thread that runs the page's animation frames is the page's own
  const frames = events.find(({ name }) => name === 'FireAnimationFrame');
  const own = events.filter(({ tid, pid }) => tid === frames?.tid && pid === frames.pid);
  return {
    tasks: own
      .filter(({ name }) => name === RUN_TASK)
      .map(({ ts, dur = 0, tdur = 0 }) => ({
        begin: ts / MICROSECONDS,
        end: (ts + dur) / MICROSECONDS,
        processor: tdur / MICROSECONDS,
      })),
    marks: own.map(({ name, ts }) => ({ name, at: ts / MICROSECONDS })),
  };
}
