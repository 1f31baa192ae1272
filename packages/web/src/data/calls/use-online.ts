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

/** Returns true unless the device or the connection reports being offline. */
export function useOnline(): boolean {
  const hasNetwork = useSyncExternalStore(subscribe, () => navigator.onLine, onServer);
  return useConnectionState() !== 'offline' && hasNetwork;
}
