export { createWrite, type Publish, type Write } from './outbox.ts';
export type { OutboxEvent, PublishedTopic, StoredEvent } from './outbox-event.ts';
export { createOutboxRelay, type OutboxReader } from './outbox-relay.ts';
