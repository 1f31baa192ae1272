import type { OutboxEvent } from '../outbox/index.ts';

const AREA = 'area/';

/** Names of the rooms that a connection can join. */
export const room = {
  session: (session: string) => `session/${session}`,
  member: (user: string) => `member/${user}`,
  staff: (shop: string) => `shop/${shop}/staff`,
  till: (shop: string) => `shop/${shop}/till`,
  managers: (shop: string) => `shop/${shop}/managers`,
  /** The paired devices on which nobody is signed in. */
  devices: (shop: string) => `shop/${shop}/devices`,
  /** The people who may change the catalogue, of all shops. */
  office: () => 'office',
  /** The owners, of all shops. */
  owners: () => 'owners',
  /** The area managers who run exactly these shops. */
  area: (shops: readonly string[]) => `${AREA}${shops.toSorted().join()}`,
  /** Other programs that may read the orders of a shop, or of all shops (''). */
  orders: (shop: string) => `shop/${shop}/orders`,
  guests: (shop: string) => `shop/${shop}/guests`,
  board: (shop: string) => `shop/${shop}/board`,
} as const;

/** Returns the rooms that receive an event, of area managers those that are open. */
export function roomsOf(event: OutboxEvent, open: Iterable<string> = []): string[] {
  switch (event.topic) {
    case 'tableSessions':
      return [
        room.session(event.id),
        room.staff(event.shop),
        room.orders(event.shop),
        room.orders(''),
        ...billedMember(event),
      ];
    case 'payments':
    case 'taxInvoices':
      // the guest who pays sees what became of it
      return [room.till(event.shop), room.session(event.data.session)];
    case 'products':
    case 'shops':
    case 'catalogue':
      return [room.guests(event.shop), room.staff(event.shop)];
    case 'staffCalls':
      // a kiosk that called sees who comes
      return [room.staff(event.shop), ...(event.data.device === undefined ? [] : [room.devices(event.shop)])];
    case 'kitchenTickets':
    case 'tables':
    case 'drafts':
      return [room.staff(event.shop)];
    case 'changeSets':
      return [room.office()];
    case 'couponBatches':
      return [room.owners(), ...areasWith(open, event.data.shops)];
    case 'exports':
      return [room.owners()];
    case 'devices':
      return [room.managers(event.shop)];
    case 'tillSettings':
    case 'staff':
      return [room.staff(event.shop), room.devices(event.shop)];
    case 'board':
      return [room.board(event.shop)];
    case 'identities':
      return [];
  }
}

/** Returns the room of the bill's member, for all their devices. */
function billedMember({ data }: OutboxEvent<'tableSessions'>): string[] {
  return data.user === undefined ? [] : [room.member(data.user)];
}

/** Returns the open rooms of the area managers who run all of some shops; none of what is of every shop. */
function areasWith(open: Iterable<string>, shops: readonly string[] = []): string[] {
  if (shops.length === 0) return [];
  return [...open].filter((name) => {
    if (!name.startsWith(AREA)) return false;
    const run = new Set(name.slice(AREA.length).split(','));
    return shops.every((shop) => run.has(shop));
  });
}
