import type { Draft, DropDraft, SaveDraft, TakeDraft } from '@comanda/contract';
import { type Actor, type CoreContext, ensureStaff } from '../../core/index.ts';
import {
  type Builder,
  type Listed,
  mentions,
  readDocumentList,
  type ShopListQuery,
  type SqlFields,
} from '../../db/index.ts';
import { presentDraft } from './draft-store.ts';
import { saveDraft } from './save-draft.ts';
import { dropDraft, takeDraft } from './take-draft.ts';

/** Calls for what staff have rung up and not sent yet. */
export type Drafts = {
  /** Lists a shop's drafts, the last changed first; open ones only unless the query filters by `status`. */
  find(query: ShopListQuery, actor: Actor): Promise<Listed<Draft>>;
  save(call: SaveDraft, actor: Actor): Promise<Draft>;
  take(call: TakeDraft, actor: Actor): Promise<Draft>;
  drop(call: DropDraft, actor: Actor): Promise<Draft>;
};

const MAX_ROWS = 1000;
const FIELDS: SqlFields = {
  _id: 'id',
  shop: 'shop',
  session: 'session',
  status: 'status',
  updatedAt: 'updated_at',
};
const LAST_CHANGED_FIRST = [
  { field: 'updatedAt', direction: -1 },
  { field: '_id', direction: -1 },
] as const;

/** Creates the calls for drafts. */
export function createDrafts(context: CoreContext): Drafts {
  return {
    find: (query, actor) => findDrafts(context, query, actor),
    save: (call, actor) => saveDraft(context, call, actor),
    take: (call, actor) => takeDraft(context, call, actor),
    drop: (call, actor) => dropDraft(context, call, actor),
  };
}

async function findDrafts(
  { read }: Pick<CoreContext, 'read'>,
  query: ShopListQuery,
  actor: Actor,
): Promise<Listed<Draft>> {
  ensureStaff(actor, query.shop);
  const list = {
    from: (q: Builder) => {
      const own = q.selectFrom('drafts').where('shop', '=', query.shop);
      return mentions(query.filter, 'status') ? own : own.where('status', '=', 'open');
    },
    fields: FIELDS,
    order: LAST_CHANGED_FIRST,
    maxRows: MAX_ROWS,
  };
  const { total, data } = await readDocumentList(read, list, query);
  return { total, data: data.map(presentDraft) };
}
