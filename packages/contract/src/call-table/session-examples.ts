import { type Bill, EMPTY_BILL } from '../entities/bill.ts';
import type { BoardEntry, KitchenTicket } from '../entities/kitchen.ts';
import type { PaymentAttempt } from '../entities/payment.ts';
import type { StaffCall } from '../entities/staff-call.ts';
import type { PickupSlot, SessionWithKey, TableSession } from '../entities/table-session.ts';

export const SESSION = '5f0c1f4e-6f0e-4d7e-9a54-0c8c3f6f8a11';
const LINE = '0b6f7c0a-93a5-4c83-8df1-2a0a4f7b6c21';
export const REQUEST = '8d7f3c52-4b1f-4a37-9a6b-3f1b8f0f2e90';
export const RESTORE_KEY = 'hT3kq0yXcW5v2mJr9bLs1A';
const PLACED = '2026-03-02T04:00:00.000Z';

/** One bowl of noodles. */
export const cart = [
  {
    id: LINE,
    product: 'wontonNoodles',
    quantity: 1,
    options: [{ option: 'noodleSize', selections: [{ _id: 'regular', quantity: 1 }] }],
  },
];

export const bill: Bill = {
  ...EMPTY_BILL,
  lines: [{ id: LINE, unitPrice: 4800, lineTotal: 4800, discount: 0, surcharge: 0 }],
  subTotal: 4800,
  total: 4800,
  outstanding: 4800,
};

export const session: TableSession = {
  _id: SESSION,
  shop: 'harbour',
  status: 'ongoing',
  type: 'takeAway',
  source: 'selfOrder',
  tvStatus: 'waiting',
  orderNumber: '101',
  businessDay: '2026-03-02',
  section: 'allDay',
  startTime: PLACED,
  placedTime: PLACED,
  products: [
    {
      id: LINE,
      order: 1,
      product: 'wontonNoodles',
      name: { en: 'Wonton noodles', cht: '雲吞麵', chs: '云吞面' },
      options: [{ option: 'noodleSize', selections: [{ _id: 'regular', quantity: 1 }] }],
      quantity: 1,
      status: 'init',
      kitchenStatus: 'waiting',
      price: 4800,
      subTotal: 4800,
      discount: 0,
    },
  ],
  discounts: [],
  surcharges: [],
  taxes: [],
  tips: 0,
  adjusts: 0,
  payments: [],
  modifiers: [],
  tables: [],
  bill,
  version: 1,
};

export const pickupSlots: PickupSlot[] = [
  { at: '2026-03-02T04:15:00.000Z', left: 2 },
  { at: '2026-03-02T04:30:00.000Z', left: 0 },
];

export const staffCall = { _id: 'c2a1f0de-7d2a-4d53-9a1c-5a7b0d0f2c11', kind: 'water', at: PLACED } as const;

/** The same session at a table of two who share the bowl. */
export const sharedSession: TableSession = {
  ...session,
  guests: [{ guest: 1, name: 'Mei' }, { guest: 2 }],
  products: session.products.map((line) => ({ ...line, guest: 1, sharedBy: [1, 2] })),
  version: 2,
};

/** The same session, cancelled. */
export const cancelledSession: TableSession = {
  ...session,
  status: 'cancelled',
  endTime: PLACED,
  products: session.products.map((line) => ({ ...line, status: 'cancel', price: 0, subTotal: 0 })),
  bill: { ...bill, lines: [], subTotal: 0, total: 0, outstanding: 0 },
  version: 2,
};

/** The same session, with 10 % off the bowl by hand. */
export const reducedSession: TableSession = {
  ...session,
  products: session.products.map((line) => ({
    ...line,
    openKey: -480,
    manualPrice: 4320,
    reason: { kind: 'discount', percent: 10 },
    price: 4320,
    subTotal: 4320,
  })),
  bill: {
    ...bill,
    lines: [{ id: LINE, unitPrice: 4320, lineTotal: 4320, discount: 0, surcharge: 0 }],
    subTotal: 4320,
    total: 4320,
    outstanding: 4320,
  },
  version: 2,
};

/** The same session, with the bowl to take away. */
export const changedSession: TableSession = {
  ...session,
  products: session.products.map((line) => ({ ...line, takeAway: true, customRemark: 'No spring onion' })),
  version: 2,
};

/** The same session, with the bowl held back from the kitchen. */
export const waitingSession: TableSession = {
  ...session,
  products: session.products.map((line) => ({ ...line, held: true, waitsFor: 'staff' })),
  version: 2,
};

/** The same session, with the bowl as its second course, fired after ten minutes. */
export const firedSession: TableSession = {
  ...session,
  products: session.products.map((line) => ({ ...line, course: 2, firedAt: '2026-03-02T04:10:00.000Z' })),
  version: 2,
};

/** The same session, rushed after fifteen minutes. */
export const rushedSession: TableSession = {
  ...session,
  products: session.products.map((line) => ({ ...line, rushedAt: '2026-03-02T04:15:00.000Z' })),
  version: 2,
};

/** The same session, with 10 % off the bill by hand. */
export const discountedSession: TableSession = {
  ...session,
  products: session.products.map((line) => ({ ...line, discount: 480 })),
  discounts: [
    {
      name: { en: 'Discount', cht: '折扣', chs: '折扣' },
      type: 'percent',
      value: 10,
      source: 'manual',
      rule: 'manual:1',
    },
  ],
  bill: {
    ...bill,
    lines: [{ id: LINE, unitPrice: 4800, lineTotal: 4800, discount: 480, surcharge: 0 }],
    discounts: [{ rule: 'manual:1', amount: 480 }],
    total: 4320,
    outstanding: 4320,
  },
  version: 2,
};

/** The same session, with 3.00 taken off its total. */
export const adjustedSession: TableSession = {
  ...session,
  adjusts: -300,
  bill: { ...bill, adjusts: -300, total: 4500, outstanding: 4500 },
  version: 2,
};

export const sessionWithKey: SessionWithKey = { ...session, restoreKey: RESTORE_KEY, guest: 1 };

export const ticket: KitchenTicket = {
  _id: 'c2b9d0a6-2f0b-4f9f-8f57-6d0c9e2f7a10',
  shop: 'harbour',
  session: SESSION,
  order: 1,
  orderNumber: '101',
  type: 'takeAway',
  status: 'waiting',
  lines: [
    {
      id: LINE,
      product: 'wontonNoodles',
      name: { en: 'Wonton noodles', cht: '雲吞麵', chs: '云吞面' },
      quantity: 1,
      printedOptions: [{ name: { en: 'Regular', cht: '正常', chs: '正常' }, quantity: 1 }],
      kitchenStatus: 'waiting',
    },
  ],
  paid: false,
  placedAt: PLACED,
  version: 1,
};

/** The same call as staff see it. */
export const calledStaff: StaffCall = {
  ...staffCall,
  shop: 'harbour',
  session: SESSION,
  type: 'dineIn',
  tableName: 'A1',
  status: 'open',
  version: 1,
};

export const boardEntry: BoardEntry = {
  _id: SESSION,
  shop: 'harbour',
  orderNumber: '101',
  tvStatus: 'ready',
  since: '2026-03-02T04:12:00.000Z',
};

export const payment: PaymentAttempt = {
  _id: 'e7a1b2c3-5d6e-4f70-8a91-b2c3d4e5f601',
  shop: 'harbour',
  session: SESSION,
  method: 'harbour-counter',
  provider: 'counter',
  status: 'requiresAction',
  amount: 4800,
  tips: 0,
  currency: 'HKD',
  orderNumber: '101',
  createdAt: PLACED,
  updatedAt: PLACED,
};

/** The same amount, taken in cash at the till. */
export const takenPayment: PaymentAttempt = {
  ...payment,
  method: 'harbour-cash',
  provider: 'cash',
  status: 'succeeded',
  tendered: 5000,
  change: 200,
  staff: 'staff1',
  device: 'till1',
};

/** The same order, sold at the till. */
export const soldSession: SessionWithKey = {
  ...sessionWithKey,
  status: 'done',
  source: 'staff',
  paidTime: PLACED,
  payments: [
    {
      _id: payment._id,
      amount: 4800,
      tips: 0,
      method: 'harbour-cash',
      paidAt: PLACED,
      tendered: 5000,
      change: 200,
      staff: 'staff1',
      device: 'till1',
    },
  ],
  bill: { ...bill, paid: 4800, outstanding: 0 },
};
