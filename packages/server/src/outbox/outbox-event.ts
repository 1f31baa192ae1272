import type { EventTopic, LiveEvent } from '@comanda/contract';

/**
 * A change of a staff member, user or device (`id`): of role, shops, tokens or pairing. It reaches nobody; on every
 * node the live connections concerned verify their token again. `shop` is empty.
 */
type IdentityChange = {
  readonly topic: 'identities';
  readonly event: 'patched';
  readonly data: Readonly<Record<string, never>>;
};

/** The topics of live events that are published; the end of a log-in is sent to its connection at once. */
export type PublishedTopic = Exclude<EventTopic, 'authentication'>;
type OutboxTopic = PublishedTopic | IdentityChange['topic'];

/** An event of the topics given; `data` is the entity as it is answered. */
export type UnnumberedEvent<Topic extends OutboxTopic = OutboxTopic> = (
  | LiveEvent<Extract<Topic, PublishedTopic>>
  | Extract<IdentityChange, { readonly topic: Topic }>
) & {
  readonly shop: string;
  /** Id of the entity. */
  readonly id: string;
};

/** An event of the topics given, published after its commit and in the order of the commits. */
export type OutboxEvent<Topic extends OutboxTopic = OutboxTopic> = UnnumberedEvent<Topic> & {
  readonly seq: number;
};

/**
 * Returns true for events that are stored without their payload, which is much of what an order would write: the entity
 * is read again if they are delivered late. Later changes of a ticket are stored whole, because its last one deletes
 * it.
 */
export function isStoredWithoutData({ topic, event }: Pick<OutboxEvent, 'topic' | 'event'>): boolean {
  return topic === 'tableSessions' || (topic === 'kitchenTickets' && event === 'created');
}

/** An event as it was left in the outbox. */
export type StoredEvent =
  | OutboxEvent
  | Omit<OutboxEvent<'tableSessions'>, 'data'>
  | Omit<OutboxEvent<'kitchenTickets'>, 'data'>;
