import type { OutboxEvent } from '../outbox/index.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { DelayedMessage, Message, RemoteEventHandler } from './message.ts';
import type { Peer, Peers } from './peers.ts';

/** Applies the messages of other nodes: passes each event on once, and requests what is missing. */
export function createPeerMessages({
  node,
  peers,
  handler,
  heartbeat,
  send,
}: {
  readonly node: string;
  readonly peers: Peers;
  readonly handler: RemoteEventHandler;
  readonly heartbeat: Pick<Heartbeat, 'isLagging'>;
  readonly send: (message: Message) => void;
}) {
  /** Requests missing events. The next heartbeat makes up for a lost request or answer. */
  function request(to: string, peer: Peer): void {
    if (peers.isRequestDue(peer)) send({ node, kind: 'ask', to, after: peer.received });
  }

  return {
    onEvents(from: string, first: number, events: readonly OutboxEvent[]): void {
      const peer = peers.seen(from);
      const received = peer.received ?? (first === 1 ? 0 : undefined);
      if (received === undefined || first > received + 1) {
        request(from, peer);
        return;
      }
      const news = advance(peer, received, first, events);
      if (news.length === 0) return;
      if (heartbeat.isLagging()) handler.onDelayedEvents(news);
      else handler.onEvents(news);
    },
    onHeartbeat(from: string, last: number): void {
      const peer = peers.seen(from);
      if (last === 0) peer.received = 0;
      if (isMissing(peer, last)) request(from, peer);
      else peer.isBehind = false;
    },
    onDelayed(from: string, { first, events, isStart, isShort }: DelayedMessage): void {
      const peer = peers.seen(from);
      const isLost = isShort && first > (peer.received ?? 0) + 1;
      const received = isStart && (peer.received === undefined || isLost) ? first - 1 : peer.received;
      // the page before it was lost
      if (received === undefined || first > received + 1) return;
      const news = advance(peer, received, first, events);
      if (news.length > 0) handler.onDelayedEvents(news);
      if (isLost) handler.onEventsLost();
    },
    onShutdown(from: string, last: number): void {
      const peer = peers.remove(from);
      if (peer !== undefined && isMissing(peer, last)) handler.onEventsLost();
    },
  };
}

function isMissing({ received }: Peer, last: number): boolean {
  return received === undefined || last > received;
}

/** Returns the events not received before, and marks them as received. */
function advance(peer: Peer, received: number, first: number, events: readonly OutboxEvent[]) {
  peer.received = Math.max(received, first + events.length - 1);
  return events.slice(Math.max(received + 1 - first, 0));
}
