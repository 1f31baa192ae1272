import { useEffect, useState } from 'react';
import { connection } from '../calls/connection.ts';
import { isToLoad, loadNewVersion, versionOfServer } from './load-new-version.ts';
import { useIdle } from './use-idle.ts';

/** Milliseconds without a key, touch or scan after which a staff screen may load anew. */
const IDLE_MS = 60_000;

/**
 * Loads a newer version of the program by itself: a screen of the staff is never closed, so it asks for the server's
 * version with every connection, and loads anew once nobody has been at it for a minute, no payment is open and no call
 * waits. What is rung up is kept.
 */
export function useNewVersion(isWatched = true): void {
  const [newer, setNewer] = useState<string>();
  useEffect(() => {
    if (!isWatched) return;
    return connection.onConnected(async () => {
      const server = await versionOfServer();
      setNewer(isToLoad(server, VERSION) ? server : undefined);
    });
  }, [isWatched]);
  useIdle({ idleMs: IDLE_MS, countdownMs: 0, isWatched: newer !== undefined }, () => {
    if (newer !== undefined) void loadNewVersion(newer);
  });
}
