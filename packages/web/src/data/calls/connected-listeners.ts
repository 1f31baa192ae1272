import { CallError, isPassing } from './call-error.ts';

/** Milliseconds until work on a connection that failed temporarily is retried. */
export const RETRY_MS = 2000;

/** Creates the set of listeners that are called with every new connection. */
export function createConnectedListeners(isOnline: () => boolean) {
  const listeners = new Set<() => void>();
  return {
    notify(): void {
      for (const listener of listeners) listener();
    },
    /**
     * Calls a listener on every connection, at once if online: subscribe and refetch there. Retries one that rejects
     * with a temporary failure until it succeeds or a newer connection has replaced it.
     * @returns the function that removes it
     */
    add(listener: () => unknown): () => void {
      let isStopped = false;
      let runs = 0;
      const run = async () => {
        runs += 1;
        const current = runs;
        try {
          await listener();
        } catch (error) {
          if (!(error instanceof CallError)) throw error;
          const retry = () => !isStopped && current === runs && isOnline() && void run();
          if (isPassing(error)) setTimeout(retry, RETRY_MS);
        }
      };
      const onConnected = () => void run();
      listeners.add(onConnected);
      if (isOnline()) onConnected();
      return () => {
        isStopped = true;
        listeners.delete(onConnected);
      };
    },
  };
}
