import type { Tx } from '../db/index.ts';
import { eraseCallTexts } from '../floor/calls/index.ts';
import { eraseWishes } from '../invoices/wanted/index.ts';
import { eraseRemarks } from '../kitchen/index.ts';
import { eraseSession, type SessionRecord } from '../sessions/index.ts';

/** Erases what a finished bill says of a person, also in its tickets, calls and tax invoices; its amounts stay (office B8.6). */
export async function eraseBill(tx: Tx, bill: SessionRecord): Promise<void> {
  await eraseSession(tx, bill);
  await eraseRemarks(tx, bill.session._id);
  await eraseCallTexts(tx, bill.session);
  await eraseWishes(tx, bill.session._id);
}
