import type { Bill, SessionLine, TableSession } from '@comanda/contract';

const NAME = { en: 'Lemon tea', cht: '檸檬茶', chs: '柠檬茶' };
const NO_BILL: Bill = {
  lines: [],
  dropped: [],
  subTotal: 0,
  discounts: [],
  rejected: [],
  surcharge: 0,
  seatCharge: 0,
  taxes: [],
  tips: 0,
  adjusts: 0,
  rounding: 0,
  total: 0,
  paid: 0,
  paymentTips: 0,
  outstanding: 0,
  points: 0,
};

/** Returns a bill with the fields given. */
export function aBill(changes: Partial<Bill> = {}): Bill {
  return { ...NO_BILL, ...changes };
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
