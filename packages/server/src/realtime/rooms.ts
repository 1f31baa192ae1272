import type { OutboxEvent } from '../outbox/index.ts';

/** Names of the rooms that a connection can be in. */
export const room = {
  session: (session: string) => `session/${session}`,
  member: (user: string) => `member/${user}`,
  staff: (shop: string) => `shop/${shop}/staff`,
  till: (shop: string) => `shop/${shop}/till`,
  guests: (shop: string) => `shop/${shop}/guests`,
  board: (shop: string) => `shop/${shop}/board`,
} as const;

/** The rooms that hear of an event: no others do. */
export function roomsOf(event: OutboxEvent): string[] {
  switch (event.topic) {
    case 'tableSessions':
      return [room.session(event.id), room.staff(event.shop), ...billedMember(event)];
    case 'payments':
      return [room.till(event.shop), ...paidSession(event)];
    case 'products':
    case 'shops':
      return [room.guests(event.shop), room.staff(event.shop)];
    case 'kitchenTickets':
    case 'staffCalls':
      return [room.staff(event.shop)];
    case 'board':
      return [room.board(event.shop)];
    case 'identities':
      return [];
  }
}

/** The guest who pays sees what became of it. */
function paidSession(event: OutboxEvent): string[] {
  return typeof event.data.session === 'string' ? [room.session(event.data.session)] : [];
}

/** The member whose bill it is hears of it on every device. */
function billedMember(event: OutboxEvent): string[] {
  return typeof event.data.user === 'string' ? [room.member(event.data.user)] : [];
}
