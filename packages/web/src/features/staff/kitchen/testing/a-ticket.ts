import type { KitchenTicket } from '@comanda/contract';

export type TicketLine = KitchenTicket['lines'][number];

/** Returns a ticket's line with the fields given. */
export function aTicketLine(changes: Partial<TicketLine> = {}): TicketLine {
  return {
    id: 'l1',
    name: { en: 'Egg tart', cht: '蛋撻', chs: '蛋挞' },
    quantity: 1,
    printedOptions: [],
    kitchenStatus: 'waiting',
    ...changes,
  };
}

/** Returns a ticket with the fields given. */
export function aTicket(changes: Partial<KitchenTicket> = {}): KitchenTicket {
  return {
    _id: 't1',
    shop: 'harbour',
    session: 's1',
    order: 1,
    orderNumber: '130',
    type: 'takeAway',
    status: 'waiting',
    lines: [aTicketLine()],
    paid: true,
    placedAt: '2026-03-02T12:00:00.000Z',
    version: 1,
    ...changes,
  };
}
