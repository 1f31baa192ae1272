import type { OutboxEvent } from '../outbox/index.ts';
import { createHeartbeat } from './heartbeat.ts';
import type { Message, RemoteEventHandler } from './message.ts';
import { createPeerMessages } from './peer-messages.ts';
import { createPeers } from './peers.ts';
import { createRecentEvents } from './recent-events.ts';

/** Maximum number of events per message. */
const PAGE = 500;
/** Interval of heartbeats in milliseconds. */
export const HEARTBEAT_MS = 1_000;

type ExchangeDeps = {
  /** Id unique to this run of the process. */
  readonly node: string;
  readonly handler: RemoteEventHandler;
  readonly send: (message: Message) => void;
  /** Monotonic clock in milliseconds. */
  readonly now?: () => number;
};

export type EventExchange = ReturnType<typeof createEventExchange>;

/**
 * Exchanges events between nodes over a channel that may lose, delay and repeat messages but preserves the order of one
 * node's. Each node numbers its events and announces the last number every second; a node that finds a gap requests the
 * missing events, and learns if they are no longer available.
 */
export function createEventExchange({ node, handler, send, now = () => performance.now() }: ExchangeDeps) {
  const recent = createRecentEvents(now);
  const heartbeat = createHeartbeat(now);
  const peers = createPeers(now, heartbeat);
  const messages = createPeerMessages({ node, peers, handler, heartbeat, send });

  function answer(to: string, after?: number): void {
    const { first, events, isShort } = recent.since(after);
    for (let at = 0; at === 0 || at < events.length; at += PAGE) {
      const isStart = at === 0;
      const page = events.slice(at, at + PAGE);
      send({ node, kind: 'late', to, first: first + at, events: page, isStart, isShort: isStart && isShort });
    }
  }

  function receiveFrom(from: string, message: Message): void {
    switch (message.kind) {
      case 'events':
        messages.onEvents(from, message.first, message.events);
        break;
      case 'beat':
        messages.onHeartbeat(from, message.last);
        break;
      case 'ask':
        if (message.to === node) answer(from, message.after);
        break;
      case 'late':
        if (message.to === node) messages.onDelayed(from, message);
        break;
      case 'bye':
        messages.onShutdown(from, message.last);
    }
  }

  return {
    /** Keeps events for nodes that cannot receive them now; returns the message for those that can. */
    events(events: readonly OutboxEvent[], isDisconnected: boolean): Message {
      const first = recent.keep(events, isDisconnected);
      return { node, kind: 'events', first, events };
    },
    /** Returns the message to send every `HEARTBEAT_MS`. */
    heartbeat(): Message {
      for (let lost = peers.sweep(); lost > 0; lost -= 1) handler.onEventsLost();
      const beat = heartbeat.next();
      return { node, kind: 'beat', last: recent.last(), beat };
    },
    /** Returns the message to send when this node shuts down. */
    bye: (): Message => ({ node, kind: 'bye', last: recent.last() }),
    receive(message: Message): void {
      if (message.node !== node) receiveFrom(message.node, message);
      else if (message.kind === 'beat' && heartbeat.received(message.beat)) handler.onReconnected();
    },
    /** Notes that nothing is received until a heartbeat comes back. */
    disconnected: heartbeat.disconnected,
    /** Notes that other nodes can receive messages again. */
    reconnected: recent.reconnected,
    /** Returns the number of heartbeats sent since the last one that came back. */
    missedHeartbeats: heartbeat.missed,
  };
}
