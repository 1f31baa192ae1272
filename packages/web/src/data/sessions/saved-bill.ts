import type { TableSession } from '@comanda/contract';
import { createPersisted } from '../../lib/persisted.ts';
import { having, jsonObject, number, text, wholeListOf } from '../../lib/schema.ts';

const jsonObjects = wholeListOf(jsonObject);

/** The bill of the table that this phone sits at, as last read, so that a page opened offline has its table and sums. */
export const savedBill = createPersisted<TableSession | null>({
  key: 'comanda.bill',
  version: 1,
  schema: having<TableSession>({
    _id: text,
    shop: text,
    type: text,
    status: text,
    startTime: text,
    version: number,
    tables: jsonObjects,
    products: jsonObjects,
    payments: jsonObjects,
    discounts: jsonObjects,
    bill: having({ lines: jsonObjects, discounts: jsonObjects, total: number, outstanding: number }),
  }),
  initial: () => null,
});

/** Saves a bill, unless it is the one that is saved already. */
export function saveBill(session: TableSession): void {
  const held = savedBill.get();
  if (held?._id !== session._id || held.version !== session.version) savedBill.set(session);
}

/** Returns the saved bill if it is that of the session. */
export function savedBillOf(id: string | undefined): TableSession | undefined {
  const held = savedBill.get();
  return held !== null && held._id === id ? held : undefined;
}
