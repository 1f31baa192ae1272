import type { OutboxEvent } from '../outbox/index.ts';

/** Messages between nodes, broadcast to all of them including the sender. */
export type Message = { readonly node: string } & (
  | { readonly kind: 'events'; readonly first: number; readonly events: readonly OutboxEvent[] }
  /** Heartbeat: `last` is the number of the node's last event, `beat` counts the heartbeats. */
  | { readonly kind: 'beat'; readonly last: number; readonly beat: number }
  /** Request to one node for its events after a number, or for all that it keeps. */
  | { readonly kind: 'ask'; readonly to: string; readonly after?: number }
  | DelayedMessage
  /** Shutdown of a node. */
  | { readonly kind: 'bye'; readonly last: number }
);

/** One page of the answer to a request. */
export type DelayedMessage = {
  readonly kind: 'late';
  readonly to: string;
  readonly first: number;
  readonly events: readonly OutboxEvent[];
  /** True for the first page of an answer. */
  readonly isStart: boolean;
  /** True if older events were requested but are no longer kept. */
  readonly isShort: boolean;
};

/** Receiver of other nodes' events. */
export type RemoteEventHandler = {
  onEvents(events: readonly OutboxEvent[]): void;
  /** This node receives messages for the first time or again; events published meanwhile arrive delayed. */
  onReconnected(): void;
  /** Events that were delayed, some of them possibly repeated. */
  onDelayedEvents(events: readonly OutboxEvent[]): void;
  /** Events are lost: clients have to refetch what they show. */
  onEventsLost(): void;
};
