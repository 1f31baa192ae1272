import { randomUUID } from 'node:crypto';
import type { Db } from '../../../src/db/db.ts';
import type { StoredTaxInvoice } from '../../../src/db/index.ts';
import { insertInvoice } from '../../../src/invoices/wanted/invoice-store.ts';
import { SHOP } from '../small-organisation.ts';

/** Stores a tax invoice of a bill whose account is gone; returns its id. */
export async function storeInvoice(
  db: Db,
  session: string,
  more: Partial<StoredTaxInvoice> = {},
): Promise<string> {
  const at = '2026-03-02T04:00:00.000Z';
  const invoice: StoredTaxInvoice = {
    ...{ _id: randomUUID(), shop: SHOP, session, account: 'gone', ref: 'i1', status: 'wanted' },
    ...{ wish: { kind: 'paper' }, amount: 2_000, createdAt: at, updatedAt: at },
    ...more,
  };
  await db.unitOfWork((tx) => insertInvoice(tx, invoice));
  return invoice._id;
}
