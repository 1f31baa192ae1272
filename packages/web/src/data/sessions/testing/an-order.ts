import { type Bill, EMPTY_BILL, type SessionLine, type TableSession } from '@comanda/contract';

const NAME = { en: 'Lemon tea', cht: '檸檬茶', chs: '柠檬茶' };

/** Returns a bill with the fields given. */
export function aBill(changes: Partial<Bill> = {}): Bill {
  return { ...EMPTY_BILL, ...changes };
}

/** Returns a placed line with the fields given. */
export function aPlacedLine(changes: Partial<SessionLine> = {}): SessionLine {
  return {
    id: 'l1',
    order: 1,
    name: NAME,
    quantity: 1,
    status: 'init',
    kitchenStatus: 'waiting',
    price: 2000,
    subTotal: 2000,
    discount: 0,
    ...changes,
  };
}

/** Returns a takeaway order with the fields given. */
export function anOrder(changes: Partial<TableSession> = {}): TableSession {
  return {
    _id: 's1',
    shop: 'harbour',
    status: 'ongoing',
    type: 'takeAway',
    source: 'selfOrder',
    tvStatus: 'waiting',
    orderNumber: '127',
    businessDay: '2026-03-02',
    startTime: '2026-03-02T12:00:00.000Z',
    products: [aPlacedLine()],
    discounts: [],
    surcharges: [],
    taxes: [],
    tips: 0,
    adjusts: 0,
    payments: [],
    modifiers: [],
    tables: [],
    bill: aBill({ total: 2000, outstanding: 2000 }),
    version: 1,
    ...changes,
  };
}
