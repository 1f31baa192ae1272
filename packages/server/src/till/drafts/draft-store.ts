import type { Draft } from '@comanda/contract';
import { type SqlBool, sql } from 'kysely';
import {
  fromJsonText,
  type Reads,
  type StoredDraft,
  statement,
  type Tx,
  toJsonText,
} from '../../db/index.ts';
import type { Publish } from '../../outbox/index.ts';

const byId = statement<{ shop: string; id: string }>()((q, p) =>
  q.selectFrom('drafts').select('doc').where('shop', '=', p.shop).where('id', '=', p.id),
);
const openOfBill = statement<{ shop: string; session: string; staff: string }>()((q, p) =>
  q
    .selectFrom('drafts')
    .select('doc')
    .where('shop', '=', p.shop)
    .where('session', '=', p.session)
    .where('staff', '=', p.staff)
    // as the partial index has it: a prepared statement with a parameter would not use it
    .where(sql<SqlBool>`status = 'open'`),
);
const save = statement<DraftColumns & { doc: string }>()((q, p) =>
  q
    .updateTable('drafts')
    .set({ session: p.session, staff: p.staff, status: p.status, updated_at: p.updated_at, doc: p.doc })
    .where('shop', '=', p.shop)
    .where('id', '=', p.id),
);

type DraftColumns = {
  shop: string;
  id: string;
  session: string | null;
  staff: string;
  status: string;
  updated_at: string;
};

/** Reads a draft, also one that has ended; undefined without one. */
export async function readDraft(
  read: Pick<Reads, 'first'>,
  shop: string,
  id: string,
): Promise<StoredDraft | undefined> {
  const row = await read.first(byId, { shop, id });
  return row && fromJsonText(row.doc);
}

/** Reads the open draft that somebody has for a bill. */
export async function readDraftOfBill(
  read: Pick<Reads, 'first'>,
  bill: { readonly shop: string; readonly session: string; readonly staff: string },
): Promise<StoredDraft | undefined> {
  const row = await read.first(openOfBill, bill);
  return row && fromJsonText(row.doc);
}

/** Stores a new draft and publishes it. */
export async function insertDraft(tx: Tx, draft: StoredDraft, publish: Publish): Promise<void> {
  await tx.insert('drafts', [{ ...columnsOf(draft), doc: toJsonText(draft) }]);
  publishDraft(draft, publish);
}

/** Stores a changed draft and publishes it. */
export async function saveDraftRow(tx: Tx, draft: StoredDraft, publish: Publish): Promise<void> {
  await tx.run(save, { ...columnsOf(draft), doc: toJsonText(draft) });
  publishDraft(draft, publish);
}

/** Returns a draft as it is answered. */
export function presentDraft({ savedBy: _request, ...draft }: StoredDraft): Draft {
  return draft;
}

function publishDraft(draft: StoredDraft, publish: Publish): void {
  const { shop, _id: id } = draft;
  publish({ topic: 'drafts', event: 'patched', shop, id, data: presentDraft(draft) });
}

function columnsOf({ shop, _id: id, session, staff, status, updatedAt }: StoredDraft): DraftColumns {
  return { shop, id, session: session ?? null, staff: staff._id, status, updated_at: updatedAt ?? '' };
}
