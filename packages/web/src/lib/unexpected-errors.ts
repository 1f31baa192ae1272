type Listener = (error: unknown) => void;

/** Names of exceptions by which browsers say that somebody declined or left: a share, a sound, a request. */
const DECLINED = new Set(['AbortError', 'NotAllowedError']);

function isDeclined(error: unknown): boolean {
  return error instanceof DOMException && DECLINED.has(error.name);
}

/**
 * Creates the one place that errors nobody handled come to (specification §8). Those that come before the screen
 * listens wait for it.
 */
export function createUnexpectedErrors() {
  const waiting: unknown[] = [];
  const shown = new WeakSet<object>();
  let listener: Listener | undefined;
  const report = (error: unknown) => {
    if (isDeclined(error) || (typeof error === 'object' && error !== null && shown.has(error))) return;
    if (listener === undefined) waiting.push(error);
    else listener(error);
  };
  return {
    report,
    /** Marks an error as shown where it occurred, so that reporting it again shows nothing. */
    markShown(error: object): void {
      shown.add(error);
    },
    /** Calls the listener with every error from now on and those that waited; returns the function that stops it. */
    listen(next: Listener): () => void {
      listener = next;
      for (const error of waiting.splice(0)) next(error);
      return () => {
        if (listener === next) listener = undefined;
      };
    },
    /** Reports what action handlers throw and promises nobody awaits reject with. */
    watch(target: EventTarget): void {
      target.addEventListener('unhandledrejection', (event) => {
        if (event.defaultPrevented) return;
        report((event as PromiseRejectionEvent).reason);
      });
      target.addEventListener('error', (event) => {
        // faults of other scripts and of the browser's layout come without an error
        const { error } = event as ErrorEvent;
        if (error instanceof Error && !event.defaultPrevented) report(error);
      });
    },
  };
}

/** Errors of the page that nobody handled. */
export const unexpectedErrors = createUnexpectedErrors();
