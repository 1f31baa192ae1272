import { useSyncExternalStore } from 'react';
import { useConnectionState } from './connection.ts';

function subscribe(listener: () => void): () => void {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
}

const onServer = () => true;

/** Whether the server can be reached, as far as device and connection know. */
export function useOnline(): boolean {
  const hasNetwork = useSyncExternalStore(subscribe, () => navigator.onLine, onServer);
  return useConnectionState() !== 'offline' && hasNetwork;
}
