import type { Draft, TableSession, TableViewItem } from '@comanda/contract';
import type { Catalogue } from '@comanda/domain';
import { extrasOfDraft } from '../state/order-extras.ts';
import { lineOfDraft } from '../state/staff-line.ts';
import type { TillAction } from '../state/till-order.ts';
import { type ReadKept, readKept } from './read-kept.ts';

/** Milliseconds after which what a draft kept is read once more. */
const READ_AGAIN_MS = 3000;
/** The most attempts at reading what a draft kept. */
const MAX_READS = 20;

export type Restore = {
  readonly dispatch: (key: string, action: TillAction) => void;
  readonly catalogue: Catalogue;
  readonly bills: readonly TableSession[];
  /** Coupons or gifts of a draft are not valid any more. */
  readonly onGone: (count: number) => void;
};

/** Returns the place that a draft of one's own goes on at; undefined for a parked one and a bill that has ended. */
export function keyOfDraft(
  { session, name, order }: Draft,
  { bills, tables }: { readonly bills: readonly TableSession[]; readonly tables: readonly TableViewItem[] },
): string | undefined {
  if (name !== undefined) return undefined;
  const bill = bills.find(({ _id }) => _id === session);
  if (session !== undefined && bill === undefined) return undefined;
  const seated = bill?.type === 'dineIn' ? bill.tables : order?.tables;
  const table = tables.find(({ item }) => seated?.some((each) => each.item === item));
  if (table !== undefined) return `table:${table.item}`;
  return bill === undefined ? 'counter' : `bill:${bill._id}`;
}

/** Puts a stored draft back at a place; its member, coupons and gifts follow when the server has answered. */
export function restoreDraft(
  { dispatch, catalogue, bills, onGone }: Restore,
  key: string,
  draft: Draft,
): void {
  const lines = draft.lines.map(lineOfDraft);
  const extras = extrasOfDraft(draft);
  const bill = bills.find(({ _id }) => _id === draft.session);
  const ask = { catalogue, orderType: bill?.type ?? draft.order?.type ?? 'dineIn' } as const;
  dispatch(key, { type: 'orderRestored', lines, extras, ask });
  if (extras.kept === undefined) return;
  void readInTime(draft, bill?.user).then((read) => {
    if (read === undefined) return;
    dispatch(key, { type: 'extrasRead', found: read.found });
    if (read.gone > 0) onGone(read.gone);
  });
}

/** Reads what a draft kept, again while the server cannot be reached; undefined if it never could. */
async function readInTime(draft: Draft, owner: string | undefined): Promise<ReadKept | undefined> {
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    try {
      return await readKept(draft, owner);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, READ_AGAIN_MS));
    }
  }
  return undefined;
}
