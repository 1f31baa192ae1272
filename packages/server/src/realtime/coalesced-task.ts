/**
 * Creates a task that never runs concurrently with itself. A request during a run adds one more run, since the running
 * one may have read outdated data. `run` and `settled` resolve when no run is left; `settled` requests none.
 */
export function createCoalescedTask(act: () => Promise<void>) {
  let running: Promise<void> | undefined;
  let isRequested = false;

  async function runWhileRequested(): Promise<void> {
    while (isRequested) {
      isRequested = false;
      await act();
    }
  }

  return {
    run(): Promise<void> {
      isRequested = true;
      running ??= runWhileRequested().finally(() => {
        running = undefined;
      });
      return running;
    },
    settled: async (): Promise<void> => running,
  };
}
