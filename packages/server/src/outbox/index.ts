export { createWrite, type Tell, type Write } from './outbox.ts';
export type { OutboxEvent } from './outbox-event.ts';
export { createOutboxRelay, type OutboxReader } from './outbox-relay.ts';
