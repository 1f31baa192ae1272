/** Milliseconds until a failed load is retried. */
const RETRY_MS = 4000;
const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/**
 * Loads code that a page can do without, retrying until it loads.
 */
export async function retryUntilLoaded<Part>(fetchPart: () => Promise<Part>, wait = pause): Promise<Part> {
  for (;;) {
    try {
      return await fetchPart();
    } catch {
      await wait(RETRY_MS);
    }
  }
}
