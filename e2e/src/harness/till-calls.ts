import type { ErrorCode, ServicePath, TableSession } from '@comanda/contract';
import { expect } from 'vitest';

/** A call of staff about a bill of two rice, each a line of its own. */
export type TillCall = {
  readonly name: string;
  readonly path: ServicePath;
  /** The bill: placed by staff, or by a guest's phone and not accepted yet. */
  readonly about?: 'online';
  readonly by?: 'cashier';
  readonly data: (bill: TableSession) => object;
  /** The same call by somebody else at the same time, where it says something else. */
  readonly other?: (bill: TableSession) => object;
  /** The refusal of one of the two; both are done when absent. */
  readonly refused?: ErrorCode;
  /** The kitchen's screens are told, too. */
  readonly isForKitchen?: boolean;
  /** The fields of the bill once both calls were answered. */
  readonly leaves: object;
};

const line = ({ products }: TableSession, at: number) => products[at]?.id ?? '';
const comp = { kind: 'comp' } as const;

/** The calls of tills whose effects other nodes hear, besides those that the tests of their screens make. */
export const TILL_CALLS: readonly TillCall[] = [
  {
    name: 'prices of two lines',
    path: 'tableSessions/priceLines',
    data: (bill) => ({ lines: [{ line: line(bill, 0), reason: comp }] }),
    other: (bill) => ({ lines: [{ line: line(bill, 1), reason: comp }] }),
    leaves: { products: [{ reason: comp }, { reason: comp }], bill: { total: 0 } },
  },
  {
    name: 'two changes of one line',
    path: 'tableSessions/changeLines',
    data: (bill) => ({ lines: [{ line: line(bill, 0), customRemark: 'Mild' }] }),
    other: (bill) => ({ lines: [{ line: line(bill, 0), course: 2 }] }),
    isForKitchen: true,
    leaves: { products: [{ customRemark: 'Mild', course: 2 }, {}] },
  },
  {
    name: 'two reductions, each under the limit',
    path: 'tableSessions/discounts',
    by: 'cashier',
    data: () => ({ discounts: [{ percent: 6 }] }),
    refused: 'approvalRequired',
    leaves: { discounts: [{ source: 'manual', value: 6 }] },
  },
  {
    name: 'a modifier and an amount',
    path: 'tableSessions/adjust',
    data: () => ({ modifiers: ['staffMeal'] }),
    other: () => ({ adjusts: -100, reason: { code: 'quality' } }),
    leaves: { modifiers: ['staffMeal'], adjusts: -100 },
  },
  {
    name: 'two ends as a test',
    path: 'tableSessions/adjust',
    data: () => ({ status: 'test' }),
    refused: 'sessionReadOnly',
    leaves: { status: 'test' },
  },
  {
    name: 'two waiters for one bill',
    path: 'tableSessions/assign',
    data: () => ({ staff: 'staff3' }),
    other: () => ({ staff: 'owner1' }),
    leaves: { staff: expect.stringMatching(/^(staff3|owner1)$/) },
  },
  {
    name: 'lines held twice',
    path: 'tableSessions/hold',
    data: (bill) => ({ lines: [line(bill, 0)] }),
    refused: 'nothingToFire',
    isForKitchen: true,
    leaves: { products: [{ held: true, waitsFor: 'staff' }, {}] },
  },
  {
    name: 'dishes rushed twice',
    path: 'tableSessions/rush',
    data: () => ({}),
    refused: 'tooManyRequests',
    isForKitchen: true,
    leaves: { products: [{ rushedAt: expect.any(String) }, { rushedAt: expect.any(String) }] },
  },
  {
    name: 'an order declined twice',
    path: 'tableSessions/decline',
    about: 'online',
    data: () => ({ reason: { code: 'tooSlow', text: 'Too busy' } }),
    refused: 'transitionNotAllowed',
    leaves: { acceptance: 'declined', status: 'cancelled', endText: 'Too busy' },
  },
];
