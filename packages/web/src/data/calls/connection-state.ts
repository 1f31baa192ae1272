/** State of the connection: `resting` before the first call, `offline` once it was lost or could not be opened. */
export type ConnectionState = 'resting' | 'connecting' | 'online' | 'offline';

/** Creates the observable state of a connection. */
export function createConnectionState() {
  let state: ConnectionState = 'resting';
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next: ConnectionState): void {
      if (state === next) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
