/** How long until code that did not come is asked for again. */
const RETRY_MS = 4000;
const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/**
 * Fetches code that a page can stand without: a network that fails at that moment breaks nothing, the code is asked
 * for again until it comes.
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
