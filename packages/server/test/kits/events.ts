import type { UnnumberedEvent } from '../../src/outbox/outbox-event.ts';

/** Makes an event of the board about an order of the id given. */
export function aBoardEvent(id: string, tvStatus: 'waiting' | 'ready' = 'waiting'): UnnumberedEvent<'board'> {
  const data = { _id: id, shop: 'shop1', orderNumber: 'A1', tvStatus, since: '2026-01-01T00:00:00Z' };
  return { topic: 'board', event: 'patched', shop: 'shop1', id, data };
}

/** Makes an event of a bill that a guest has joined. */
export function aGuestEvent(id: string, version = 1): UnnumberedEvent<'tableSessions'> {
  const data = { _id: id, shop: 'shop1', version };
  return { topic: 'tableSessions', event: 'patched', shop: 'shop1', id, data };
}
