/** Age in milliseconds of an unreturned heartbeat from which messages count as delayed. */
const LAG_MS = 1_000;
/** Maximum number of unreturned heartbeats that are tracked. */
const MAX_TRACKED = 60;

export type Heartbeat = ReturnType<typeof createHeartbeat>;

/**
 * Tracks this node's own heartbeats on the channel: one that returns proves that the node receives messages, one that
 * is late that they are delayed. `now` is a monotonic clock in milliseconds.
 */
export function createHeartbeat(now: () => number) {
  let sent = 0;
  let returned = 0;
  let unreturned: { readonly beat: number; readonly at: number }[] = [];
  let isConnected = false;
  let connectedSince = now();

  return {
    /** Returns the number of the next heartbeat. */
    next(): number {
      sent += 1;
      unreturned = [...unreturned, { beat: sent, at: now() }].slice(-MAX_TRACKED);
      return sent;
    },
    /** Notes that a heartbeat came back; returns true if this ends a disconnection. */
    received(beat: number): boolean {
      unreturned = unreturned.filter((each) => each.beat > beat);
      returned = beat;
      if (isConnected) return false;
      isConnected = true;
      connectedSince = now();
      return true;
    },
    /** Notes that nothing is received until a heartbeat comes back. */
    disconnected(): void {
      isConnected = false;
      unreturned = [];
    },
    isConnected: () => isConnected,
    connectedSince: () => connectedSince,
    isLagging(): boolean {
      const oldest = unreturned[0];
      return oldest !== undefined && now() - oldest.at > LAG_MS;
    },
    /** Returns the number of heartbeats sent since the last one that came back. */
    missed: () => sent - returned,
  };
}
