import { MINUTE_MS } from '@comanda/domain';
import type { Heartbeat } from './heartbeat.ts';

/** Silence in milliseconds after which a node counts as gone. */
const GONE_MS = 5_000;
/** Minimum interval in milliseconds between two requests to the same node. */
const REQUEST_INTERVAL_MS = 300;
/** Silence in milliseconds after which a node is forgotten. */
const FORGET_MS = 10 * MINUTE_MS;

export type Peer = {
  /** Number of the last event up to which none is missing; undefined until it is known. */
  received?: number;
  seenAt: number;
  requestedAt: number;
  /** True while events are known to be missing. */
  isBehind: boolean;
  isGone: boolean;
};

export type Peers = ReturnType<typeof createPeers>;

/** Tracks the other nodes and their progress. `now` is a monotonic clock in milliseconds. */
export function createPeers(now: () => number, heartbeat: Pick<Heartbeat, 'isConnected' | 'connectedSince'>) {
  const peers = new Map<string, Peer>();
  return {
    /** Returns a node that a message came from. */
    seen(id: string): Peer {
      const known = peers.get(id);
      const peer = known ?? { seenAt: 0, requestedAt: -REQUEST_INTERVAL_MS, isBehind: false, isGone: false };
      if (known === undefined) peers.set(id, peer);
      peer.seenAt = now();
      peer.isGone = false;
      return peer;
    },
    /** Removes a node that shuts down, and returns it if it was known. */
    remove(id: string): Peer | undefined {
      const peer = peers.get(id);
      peers.delete(id);
      return peer;
    },
    /** Marks a node's events as missing; returns true if they may be requested now. */
    isRequestDue(peer: Peer): boolean {
      peer.isBehind = true;
      if (now() - peer.requestedAt < REQUEST_INTERVAL_MS) return false;
      peer.requestedAt = now();
      return true;
    },
    /** Returns how many nodes fell silent with events that this node may never receive. */
    sweep(): number {
      if (!heartbeat.isConnected()) return 0;
      let lost = 0;
      for (const [id, peer] of peers) {
        const silence = now() - Math.max(peer.seenAt, heartbeat.connectedSince());
        if (silence > FORGET_MS) peers.delete(id);
        if (peer.isGone || silence <= GONE_MS) continue;
        peer.isGone = true;
        if (peer.isBehind || peer.seenAt < heartbeat.connectedSince()) lost += 1;
      }
      return lost;
    },
  };
}
